/**
 * Turns text into ASCII, for URLs without escapes.
 *
 * @packageDocumentation
 */

import anyAscii from "any-ascii";

/**
 * Turns text into ASCII, character by character, whatever its script: for the option `transliterate` of `urlPart`. The tables of
 * the package any-ascii take about half a megabyte, so nothing else imports them.
 *
 * @param text - Any text.
 * @returns The text in ASCII: `Zürich, 深圳` becomes `Zurich, ShenZhen`.
 * @public
 */
export function transliterate(text: string): string {
  return anyAscii(text);
}
