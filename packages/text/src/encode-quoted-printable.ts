import { escapeOctet, octets } from "@url1738/core";
import { ownFields } from "@url1738/core/runtime";
import { notText, wholeNumber } from "./invalid-option.ts";

/** Where text in quoted-printable stands. @public */
export interface QuotedPrintableOptions {
  /** How much of the first line is taken before the text; 0 by default. */
  readonly column?: number | undefined;
}

/** So much of a line can be used: the sign of a soft line break is its last character. */
const WIDTH = 75;

/** A line end, a character that needs no escape (white space needs one before the end of a line), or one that does. */
const PIECES = /(\r?\n)|([!-<>-~]|[ \t](?!\r?\n|$))|./gsu;

/** What TextEncoder writes for half of a character: U+FFFD. */
const LOST = [0xef, 0xbf, 0xbd];

/**
 * Encodes text as quoted-printable (RFC 2045 §6.7), to be put in the place of a hit that was found with the option `mime` in a text with
 * that encoding. Without it, an `=` of the text would be read as the beginning of an escape.
 *
 * @param text - The text. What is not ASCII is written by its octets in UTF-8; where the letter says another character set, escape it
 *   as URLs do (`%C3%A9`), or hand in what {@link @url1738/core#fromOctets} makes of its octets.
 * @param options - Where it stands.
 * @returns The encoded text, with soft line breaks (`=`, CR, LF) so that no line has more than 76 characters. Its own line ends stay.
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
