import { escapeOctet, octets } from "@url1738/core";
import { ownFields } from "@url1738/core/runtime";
import { notText, wholeNumber } from "./invalid-option.ts";

/** The place where quoted-printable text is inserted. @public */
export interface QuotedPrintableOptions {
  /** The number of characters before the text on its first line; 0 by default. */
  readonly column?: number | undefined;
}

/** The usable length of a line: its last character is the `=` of a soft line break. */
const WIDTH = 75;

/** A line end, a character that needs no escape (white space needs one before the end of a line), or one that does. */
const PIECES = /(\r?\n)|([!-<>-~]|[ \t](?!\r?\n|$))|./gsu;

/** The octets that TextEncoder writes for half of a surrogate pair: U+FFFD. */
const LOST = [0xef, 0xbf, 0xbd];

/**
 * Encodes text as quoted-printable (RFC 2045 §6.7), to replace a hit that was found with the option `mime` in a text with that
 * encoding. Unencoded, an `=` in the text would be read as the beginning of an escape.
 *
 * @param text - The text. Characters outside ASCII are written as their octets in UTF-8; if the mail declares another character
 *   set, escape them as URLs do (`%C3%A9`), or pass the string that {@link @url1738/core#fromOctets} makes of their octets.
 * @param options - The place of the text.
 * @returns The encoded text, with soft line breaks (`=`, CR, LF) so that no line has more than 76 characters. Its own line breaks
 *   are kept.
 * @throws Url1738Error - With the code `not-a-string`, or `invalid-value` for a wrong option.
 * @public
 */
export function encodeQuotedPrintable(text: string, options?: QuotedPrintableOptions): string {
  if (typeof text !== "string") throw notText(text);
  let used = wholeNumber("column", ownFields(options).column ?? 0, 0);
  let encoded = "";
  for (const [piece, lineEnd, plain] of text.matchAll(PIECES)) {
    const escapes = () => Array.from(octets(piece) ?? LOST, (octet) => `=${escapeOctet(octet).slice(1)}`).join("");
    const written = lineEnd ?? plain ?? escapes();
    const isFull = lineEnd === undefined && used + written.length > WIDTH;
    encoded += isFull ? `=\r\n${written}` : written;
    used = lineEnd === undefined ? written.length + (isFull ? 0 : used) : 0;
  }
  return encoded;
}
