/** Characters as the inside of a class of a regular expression, or as what matches them one after the other. */
export function classOf(characters: string): string {
  return characters.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
