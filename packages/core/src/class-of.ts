/** Characters as the inside of a class of a regular expression. */
export function classOf(characters: string): string {
  return characters.replace(/[\\\]^-]/g, "\\$&");
}
