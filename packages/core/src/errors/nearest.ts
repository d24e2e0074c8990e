/** Returns the number of characters that are missing, added, different or exchanged between two words. */
function distance(one: string, other: string): number {
  let before: readonly number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isExchanged = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const least = Math.min(
        (last[at] as number) + 1,
        (next[at - 1] as number) + 1,
        (last[at - 1] as number) + (isSame ? 0 : 1),
      );
      next[at] = isExchanged ? Math.min(least, (before[at - 2] as number) + 1) : least;
    }
    [before, last] = [last, next];
  }
  return last[other.length] as number;
}

/** Longer words are not compared. */
const LONGEST = 64;

const plain = (word: string) => word.toLowerCase().replace(/[-_.]/g, "");

/**
 * Returns the word that may have been meant: the nearest one, whatever its case and marks, if at most a quarter of it is wrong, or one
 * character of several.
 *
 * @public
 */
export function nearest(written: string, words: readonly string[]): string | undefined {
  if (written.length > LONGEST) return undefined;
  const own = plain(written);
  let least = Math.max(1, own.length >> 2) + 1;
  let near: string | undefined;
  for (const word of words) {
    const far = distance(own, plain(word));
    if (far < Math.min(least, own.length)) [near, least] = [word, far];
  }
  return near;
}
