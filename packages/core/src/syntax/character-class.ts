/**
 * Characters as the inside of a class of a regular expression.
 *
 * @param characters - The characters.
 * @returns The source, each character by itself.
 * @public
 */
export function characterClass(characters: string): string {
  return characters.replace(/[\\\]^-]/g, "\\$&");
}
