/**
 * Tells whether a text is a relative reference: it does not begin with a scheme and its colon (RFC 1808 §2.4.2). Whether it resolves
 * depends on the base.
 *
 * @param text - A reference, percent-encoded, with its fragment if it has one.
 * @returns True if the text needs a base; false for anything but a string.
 * @public
 */
export function isRelative(text: string): boolean {
  return typeof text === "string" && !(text.includes(":") && /^[\da-z+.-]+:/i.test(text));
}
