/** Characters as the inside of a class of a regular expression. */
export function characterClass(characters: string): string {
  return characters.replace(/[\\\]^-]/g, "\\$&");
}
