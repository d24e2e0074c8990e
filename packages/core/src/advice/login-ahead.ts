/** Whether an `@` follows that may end a login in which nothing else is wrong. */
export function isLoginAhead(text: string, index: number): boolean {
  return /^[^/\s<>"@]*@/.test(text.slice(index));
}

/** Whether an `@` follows that may end a login, whatever slashes are in it. */
export function isAtAhead(text: string, index: number): boolean {
  return /^[^\s<>"@]*@/.test(text.slice(index));
}
