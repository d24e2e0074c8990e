/**
 * Tells where a run of characters ends in which a place of a text is. A run is looked through once, however many of its places are asked
 * for one after the other: a text may have many mistakes, and what follows each of them may be long.
 *
 * @param run - Sticky.
 */
export function runEnd(run: RegExp): (text: string, index: number) => number {
  let [known, from, end] = ["", 0, -1];
  return (text, index) => {
    if (text !== known || index < from || index > end) {
      run.lastIndex = index;
      run.test(text);
      [known, from, end] = [text, index, run.lastIndex];
    }
    return end;
  };
}
