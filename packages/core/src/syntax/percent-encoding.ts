import { Url1738Error, urlError } from "../errors/url-error.ts";

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

const PERCENT = 0x25;

/** Without a branch, for nobody could guess whether a digit is a letter. */
const valueOf = (digit: number) => (digit & 15) + 9 * (digit >> 6);

/** The octet of the escape at a place. */
export const octetAt = (text: string, index: number) =>
  valueOf(text.charCodeAt(index + 1)) * 16 + valueOf(text.charCodeAt(index + 2));

/** How many octets of UTF-8 follow one (RFC 3629, §4): none follow what is not the first of several. */
const followersOf = (octet: number) => (octet < 0xc2 || octet > 0xf4 ? 0 : octet < 0xe0 ? 1 : octet < 0xf0 ? 2 : 3);

/** How many are made into a string at once: one by one takes longer, and there is a limit to the arguments of a call. */
const AT_ONCE = 1_000;

/** Decodes what follows from an octet on that is not ASCII, for others are near. It is quickest in one piece. */
function decodeFrom(text: string, start: number): string {
  let decoded = "";
  let codes: number[] = [];
  for (let index = start; index < text.length; index++) {
    let code = text.charCodeAt(index);
    if (code === PERCENT) {
      const octet = octetAt(text, index);
      code = octet;
      index += 2;
      if (octet > 0x7f) {
        const followers = followersOf(octet);
        const end = index + 3 * followers;
        let last = index;
        code &= 0x3f >> followers;
        for (; last < end; last += 3) {
          const next = text.charCodeAt(last + 1) === PERCENT ? octetAt(text, last + 1) : 0;
          if (next >> 6 !== 2) break;
          code = (code << 6) | (next & 0x3f);
        }
        // The shortest form is demanded, and no half of a surrogate pair.
        const isShortest = followers > 0 && code >> (5 * followers + 1) > 0;
        if (last === end && isShortest && code < 0x110000 && code >> 11 !== 0x1b) index = end;
        else code = 0xdc00 + octet;
      }
      if (code > 0xffff) {
        codes.push((code >> 10) + 0xd7c0);
        code = (code & 0x3ff) | 0xdc00;
      }
    }
    codes.push(code);
    if (codes.length > AT_ONCE) {
      decoded += String.fromCharCode(...codes);
      codes = [];
    }
  }
  return decoded + String.fromCharCode(...codes);
}

/**
 * Decodes a component that has already been split off: raw ASCII characters and escapes to a string. An octet outside of well-formed UTF-8
 * becomes the lone surrogate U+DC00 + octet. `decodeURIComponent` is not faster, and throws at such an octet, which takes long to catch.
 */
export function decode(text: string): string {
  let decoded = "";
  let start = 0;
  for (let index = text.indexOf("%"); index >= 0; index = text.indexOf("%", start)) {
    if (index > start) decoded += text.slice(start, index);
    const octet = octetAt(text, index);
    if (octet > 0x7f) return decoded + decodeFrom(text, index);
    decoded += String.fromCharCode(octet);
    start = index + 3;
  }
  return start === 0 ? text : decoded + text.slice(start);
}

/** The escapes of an ASCII character, a lone surrogate, or any number of other characters. */
function encodeRun(run: string): string {
  const code = run.charCodeAt(0);
  if (code < 0x80) return escapeOf(code);
  // Other lone surrogates stand for no octet: of those, `encodeURIComponent` throws.
  return code >= 0xdc80 && code <= 0xdcff ? escapeOf(code - 0xdc00) : encodeURIComponent(run);
}

/**
 * Encodes ASCII characters; nothing where there are others. Of few characters, `replace` takes three times as long.
 *
 * @param escapes - The escape of each ASCII character; empty for those that stand for themselves.
 */
function encodeAscii(component: string, escapes: readonly string[]): string | undefined {
  let text = "";
  let start = 0;
  for (let index = 0; index < component.length; index++) {
    const escape = escapes[component.charCodeAt(index)];
    if (escape === undefined) return undefined;
    if (escape !== "") {
      text += component.slice(start, index) + escape;
      start = index + 1;
    }
  }
  return start === 0 ? component : text + component.slice(start);
}

/**
 * Makes the function that encodes components.
 *
 * @param allowed - The ASCII characters that may stand for themselves, as the inside of a class of a regular expression; all other
 *   octets are escaped.
 * @returns A function that returns the text, or nothing where no octets decode to this string.
 */
export function encoder(allowed: string): (component: string) => string | undefined {
  const others = new RegExp(`[\\u0080-\\ud7ff\\ue000-\\u{10ffff}]+|[^${allowed}]`, "gu");
  let escapes: readonly string[] | undefined;
  return (component) => {
    escapes ??= Array.from({ length: 128 }, (_, code) => {
      const text = String.fromCharCode(code).replace(others, encodeRun);
      return text.length === 1 ? "" : text;
    });
    const ascii = encodeAscii(component, escapes);
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
export const encodedOctets: (component: string) => string | undefined = /* @__PURE__ */ encoder("");

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
