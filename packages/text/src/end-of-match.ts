/**
 * Where what a pattern matches at an offset ends.
 *
 * @param pattern - A sticky pattern that always matches, if only the empty text.
 */
export function endOfMatch(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  pattern.test(text);
  return pattern.lastIndex;
}
