/** How prose surrounds a URL, and what in it looks like one. */

const TRAILING = ".,;:!?'(";

/** The offset after the last character before `end` that is not punctuation. */
export function withoutTrailing(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && TRAILING.includes(text.charAt(last - 1))) last--;
  return last;
}

/** Whether what stands behind a scheme's colon could not be prose: `//`, or what stands on both sides of an `@` or a `.` */
export function isUnlikeProse(text: string, from: number, end: number): boolean {
  return text.startsWith("//", from) || /.[@.][\dA-Za-z]/.test(text.slice(from, end));
}
