const escaped = (code: number) => String.fromCharCode(code).replace(/[\\\]^-]/, "\\$&");

/**
 * Characters as the inside of a class of a regular expression.
 *
 * @param characters - The characters, in any order, none of them half of a surrogate pair.
 * @returns The source: each character once, in their order, neighbours as ranges.
 * @public
 */
export function characterClass(characters: string): string {
  const codes = [...new Set(characters)].sort().map((character) => character.charCodeAt(0));
  let source = "";
  for (let start = 0, end = 0; start < codes.length; start = ++end) {
    while (codes[end + 1] === (codes[end] as number) + 1) end++;
    source += escaped(codes[start] as number);
    if (end > start + 1) source += "-";
    if (end > start) source += escaped(codes[end] as number);
  }
  return source;
}
