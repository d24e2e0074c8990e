const escaped = (code: number) => String.fromCharCode(code).replace(/[\\\]^-]/, "\\$&");

/**
 * Writes characters, none of them half of a surrogate pair, as the inside of a character class of a regular expression: each once, in
 * order, neighbours as ranges.
 *
 * @public
 */
export function characterClass(characters: string): string {
  const codes = new Set([...characters].sort().map((character) => character.charCodeAt(0)));
  const isBetween = (code: number) => codes.has(code - 1) && codes.has(code + 1);
  // Between the ends of a range, write a hyphen for the first character and nothing for the others.
  return [...codes].map((code) => (!isBetween(code) ? escaped(code) : isBetween(code - 1) ? "" : "-")).join("");
}
