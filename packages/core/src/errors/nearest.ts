/** Returns the number of characters that are missing, added, different or exchanged between two words. */
function distance(left: string, right: string): number {
  let before: readonly number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row++) {
    const next = [row];
    for (let at = 1; at <= right.length; at++) {
      const isSame = left[row - 1] === right[at - 1];
      const isExchanged = row > 1 && at > 1 && left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1];
      const least = Math.min(
        (last[at] as number) + 1,
        (next[at - 1] as number) + 1,
        (last[at - 1] as number) + (isSame ? 0 : 1),
      );
      next[at] = isExchanged ? Math.min(least, (before[at - 2] as number) + 1) : least;
    }
    [before, last] = [last, next];
  }
  return last[right.length] as number;
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
  const name = plain(written);
  let least = Math.max(1, name.length >> 2) + 1;
  let near: string | undefined;
  for (const word of words) {
    const far = distance(name, plain(word));
    if (far < Math.min(least, name.length)) [near, least] = [word, far];
  }
  return near;
}
