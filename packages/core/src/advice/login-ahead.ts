// So long may a login be that an @ is looked for: who looks in every place of a text must not look at all of it each time.

/** Whether an `@` follows that may end a login in which nothing else is wrong. */
export function isLoginAhead(text: string, index: number): boolean {
  return /^[^/\s<>"@]{0,1000}@/.test(text.slice(index, index + 1001));
}

/** Whether an `@` follows that may end a login, whatever slashes are in it. */
export function isAtAhead(text: string, index: number): boolean {
  return /^[^\s<>"@]{0,1000}@/.test(text.slice(index, index + 1001));
}
