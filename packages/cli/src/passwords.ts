/** Instead of a password. */
const HIDDEN = "***";

/** A range of a text, as UTF-16 offsets. */
export interface Range {
  readonly index: number;
  readonly end: number;
}

/**
 * Where passwords may stand: after `//`, from the first `:` to the last `@` before white space, `<`, `>`, `"` or the end. The
 * text need not be a URL.
 */
function passwordsIn(text: string): readonly Range[] {
  const ranges: Range[] = [];
  for (const { 0: run, index } of text.matchAll(/[^\t-\r <>"]+/g)) {
    const slashes = run.indexOf("//");
    const colon = slashes < 0 ? -1 : run.indexOf(":", slashes + 2);
    const at = run.lastIndexOf("@");
    if (colon >= 0 && at > colon) ranges.push({ index: index + colon + 1, end: index + at });
  }
  return ranges;
}

/**
 * Hides the passwords in a text.
 *
 * @param place - A range of it.
 * @returns The text without them, and the range where it now stands.
 */
export function hidePasswords(text: string, place: Range = { index: 0, end: 0 }): Range & { readonly text: string } {
  let hidden = "";
  let position = 0;
  let { index, end } = place;
  for (const range of passwordsIn(text)) {
    hidden += text.slice(position, range.index);
    // A place inside a password becomes the whole of what is shown in its stead.
    if (place.index >= range.end) index += HIDDEN.length - (range.end - range.index);
    else if (place.index >= range.index) index = hidden.length;
    if (place.end >= range.end) end += HIDDEN.length - (range.end - range.index);
    else if (place.end > range.index) end = hidden.length + HIDDEN.length;
    hidden += HIDDEN;
    position = range.end;
  }
  return { text: hidden + text.slice(position), index, end };
}
