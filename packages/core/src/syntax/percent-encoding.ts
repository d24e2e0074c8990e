import { Url1738Error, urlError } from "../errors/url-error.ts";
import { characterClass } from "./character-class.ts";

function notOctets(component: string, what: string): Url1738Error {
  const mustBe = { reason: "must-be", sentence: "The {component} must be {what}.", params: { what } };
  return new Url1738Error(urlError({ code: "invalid-value", component }, mustBe));
}

const DIGITS = "0123456789ABCDEF";

/**
 * The escape of an octet, `"%" hex hex` (RFC 1738 §5), in upper case.
 *
 * @param octet - The octet, 0-255.
 * @returns The three characters of its escape.
 * @throws Url1738Error - With the code `invalid-value` for anything else.
 * @public
 */
export function escapeOctet(octet: number): string {
  if (!Number.isInteger(octet) || octet < 0 || octet > 255) throw notOctets("octet", "a whole number from 0 to 255");
  return escapeOf(octet);
}

const escapeOf = (octet: number) => `%${DIGITS[octet >> 4]}${DIGITS[octet & 15]}`;

/** A `%` that begins no escape. */
export const BARE_PERCENT: RegExp = /%.?(?:[^\dA-Fa-f]|$)/s;

/** The escapes of a character in UTF-8 (RFC 3629, §4: UTF8-2, UTF8-3, UTF8-4), or of one octet. */
const ESCAPES =
  /%(?:C[2-9A-F]|D.)%[89AB].|%(?:E0%[AB].|E[1-9A-CEF]%[89AB].|ED%[89].)%[89AB].|%(?:F0%[9AB].|F[1-3]%[89AB].|F4%8.)(?:%[89AB].){2}|%../gi;

/** The character that some escapes stand for; an octet outside of well-formed UTF-8 becomes the lone surrogate U+DC00 + octet. */
function decodeOne(escapes: string): string {
  if (escapes.length > 3) return decodeURIComponent(escapes);
  const octet = Number.parseInt(escapes.slice(1), 16);
  return String.fromCharCode(octet < 0x80 ? octet : 0xdc00 + octet);
}

const valueOf = (digit: number) => (digit & 15) + (digit > 0x40 ? 9 : 0);

/** Decodes escapes of ASCII characters; nothing where there are others. Of one or two, `decodeURIComponent` takes twice as long. */
function decodeAscii(text: string): string | undefined {
  let decoded = "";
  let start = 0;
  for (let index = text.indexOf("%"); index >= 0; index = text.indexOf("%", start)) {
    const octet = valueOf(text.charCodeAt(index + 1)) * 16 + valueOf(text.charCodeAt(index + 2));
    if (octet > 0x7f) return undefined;
    decoded += text.slice(start, index) + String.fromCharCode(octet);
    start = index + 3;
  }
  return start === 0 ? text : decoded + text.slice(start);
}

/**
 * Decodes a component that has already been split off: raw ASCII characters and escapes to a string.
 */
export function decode(text: string): string {
  const decoded = decodeAscii(text);
  if (decoded !== undefined) return decoded;
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(ESCAPES, decodeOne);
  }
}

/** The escapes of an ASCII character, a lone surrogate, or any number of other characters. */
function encodeRun(run: string): string {
  const code = run.charCodeAt(0);
  if (code < 0x80) return escapeOf(code);
  // Other lone surrogates stand for no octet: of those, `encodeURIComponent` throws.
  return code >= 0xdc80 && code <= 0xdcff ? escapeOf(code - 0xdc00) : encodeURIComponent(run);
}

/** Encodes ASCII characters; nothing where there are others. Of few characters, `replace` takes three times as long. */
function encodeAscii(component: string, isAllowed: readonly boolean[]): string | undefined {
  let text = "";
  let start = 0;
  for (let index = 0; index < component.length; index++) {
    const code = component.charCodeAt(index);
    if (code > 0x7f) return undefined;
    if (!isAllowed[code]) {
      text += component.slice(start, index) + escapeOf(code);
      start = index + 1;
    }
  }
  return start === 0 ? component : text + component.slice(start);
}

/**
 * Makes the function that encodes components.
 *
 * @param allowed - The ASCII characters that may stand for themselves; all other octets are escaped.
 * @returns A function that returns the text, or nothing where no octets decode to this string.
 */
export function encoder(allowed: string): (component: string) => string | undefined {
  const others = new RegExp(`[\\u0080-\\ud7ff\\ue000-\\u{10ffff}]+|[^${characterClass(allowed)}]`, "gu");
  let isAllowed: readonly boolean[] | undefined;
  return (component) => {
    isAllowed ??= Array.from({ length: 128 }, (_, code) => allowed.includes(String.fromCharCode(code)));
    const ascii = encodeAscii(component, isAllowed);
    if (ascii !== undefined) return ascii;
    try {
      const text = component.replace(others, encodeRun);
      // Surrogates that together spell well-formed UTF-8 would come back as the character they spell.
      return /\p{Cs}/u.test(component) && decode(text) !== component ? undefined : text;
    } catch {
      return undefined;
    }
  };
}

/** A character as the escapes of its octets; nothing for half of a surrogate pair that is not an octet either. */
export function escapesOf(character: string): string | undefined {
  const isHalf = /^[\ud800-\udc7f\udd00-\udfff]$/u.test(character);
  return isHalf ? undefined : encodeRun(character);
}

/** All octets of a string as escapes; nothing where no octets decode to it. */
export const encodedOctets: (component: string) => string | undefined = encoder("");

/**
 * The octets that a decoded component stands for: its UTF-8, in which a lone surrogate U+DC80-U+DCFF is the octet 80-FF that
 * was not part of well-formed UTF-8. (`TextEncoder` would replace it.)
 *
 * @param component - A decoded component of a URL.
 * @returns Its octets, or `undefined` where it is not a decoded component: it is not a string, has another lone surrogate, or
 *   surrogates that stand for well-formed UTF-8.
 * @public
 */
export function octets(component: string): Uint8Array | undefined {
  const escapes = typeof component === "string" ? encodedOctets(component)?.split("%").slice(1) : undefined;
  return escapes && Uint8Array.from(escapes, (digits) => Number.parseInt(digits, 16));
}

/**
 * The decoded component that stands for octets: their UTF-8, in which an octet that is not part of well-formed UTF-8 becomes the lone
 * surrogate U+DC00 + octet. A byte order mark is kept.
 *
 * @param bytes - Any octets.
 * @returns The string, of which `octets` gives the same octets.
 * @throws Url1738Error - With the code `invalid-value` for anything but octets.
 * @public
 */
export function fromOctets(bytes: Uint8Array): string {
  if (!ArrayBuffer.isView(bytes) || bytes.byteLength !== bytes.length) throw notOctets("bytes", "octets, a Uint8Array");
  let ascii = "";
  for (const octet of bytes) {
    if (octet > 0x7f) return decode(Array.from(bytes, escapeOf).join(""));
    ascii += String.fromCharCode(octet);
  }
  return ascii;
}
