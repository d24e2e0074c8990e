/**
 * Text in ASCII, for those who want no escapes in their URLs.
 *
 * @packageDocumentation
 */

import anyAscii from "any-ascii";

/**
 * Spells text in ASCII, character by character, whatever its script: for the option `transliterate` of `urlPart`. The tables, of
 * the package any-ascii, are about half a megabyte, so nothing else imports them.
 *
 * @param text - Any text.
 * @returns The text in ASCII: `Zürich, 深圳` is `Zurich, ShenZhen`.
 * @public
 */
export function transliterate(text: string): string {
  return anyAscii(text);
}
