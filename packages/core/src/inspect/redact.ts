/**
 * A stretch of a text, as UTF-16 offsets.
 *
 * @public
 */
export interface Stretch {
  /** Where it begins. */
  readonly index: number;
  /** The offset after it. */
  readonly end: number;
}

/**
 * Finds what may be a password in any text, valid URLs or not: after `//`, what stands from the first `:` to the last `@` before
 * white space, `<`, `>`, `"` or the end.
 *
 * @param text - Any text, such as a line of a log.
 * @returns The passwords, without the `:` and the `@` around them, in order.
 * @public
 */
export function passwordsIn(text: string): readonly Stretch[] {
  return [...text.matchAll(/\/\/[^\t-\r <>"]*/g)].flatMap(({ 0: run, index }) => {
    const from = run.indexOf(":");
    const to = run.lastIndexOf("@");
    return from < 0 || to < from ? [] : [{ index: index + from + 1, end: index + to }];
  });
}

/**
 * Hides the passwords in any text: see {@link passwordsIn}. It would rather hide too much than too little, and it never fails.
 *
 * @param text - Any text, such as a line of a log.
 * @returns The text with `***` for each password.
 * @public
 */
export function redact(text: string): string {
  if (typeof text !== "string") return "";
  let redacted = "";
  let position = 0;
  for (const { index, end } of passwordsIn(text)) {
    redacted += `${text.slice(position, index)}***`;
    position = end;
  }
  return redacted + text.slice(position);
}
