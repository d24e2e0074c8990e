import { Url1738Error, urlError } from "../errors/url-error.ts";

function notOctets(component: string, what: string): Url1738Error {
  const mustBe = { reason: "must-be", sentence: "The {component} must be {what}.", params: { what } };
  return new Url1738Error(urlError({ code: "invalid-value", component }, mustBe));
}

const DIGITS = "0123456789ABCDEF";

/**
 * Returns the escape of an octet, 0-255: `"%" hex hex` (RFC 1738 §5), in upper case.
 *
 * @throws Url1738Error - With the code `invalid-value` for anything else.
 * @public
 */
export function escapeOctet(octet: number): string {
  if (!Number.isInteger(octet) || octet < 0 || octet > 255) throw notOctets("octet", "a whole number from 0 to 255");
  return escapeOf(octet);
}

const escapeOf = (octet: number) => `%${DIGITS[octet >> 4]}${DIGITS[octet & 15]}`;

/** A `%` that does not begin an escape. */
export const BARE_PERCENT: RegExp = /%.?(?:[^\dA-Fa-f]|$)/s;

export const PERCENT = 0x25;
const TILDE = 0x7e;

/** Returns the value of a hexadecimal digit, without a branch: a processor cannot predict whether the digit is a letter. */
const valueOf = (digit: number) => (digit & 15) + 9 * (digit >> 6);

/** Returns the octet of the escape at an index. */
export const octetAt = (text: string, index: number) =>
  valueOf(text.charCodeAt(index + 1)) * 16 + valueOf(text.charCodeAt(index + 2));

/** Returns the number of octets that follow an octet in UTF-8 (RFC 3629, §4): 0 for one that is not the first of several. */
const followersOf = (octet: number) => (octet < 0xc2 || octet > 0xf4 ? 0 : octet < 0xe0 ? 1 : octet < 0xf0 ? 2 : 3);

/** The number of code units made into a string at once: one by one is slower, and a call can only take so many arguments. */
const AT_ONCE = 1_000;

/** Decodes a text from its first non-ASCII octet on, where more are likely to follow. One large function is quickest. */
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
        // Accept only the shortest form, and no half of a surrogate pair.
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
 * Decodes a component that has already been split off, from raw ASCII characters and escapes to a string. An octet outside of well-formed
 * UTF-8 becomes the lone surrogate U+DC00 + octet. `decodeURIComponent` is not faster, and throws at such an octet, which is slow to catch.
 */
export function decode(text: string): string {
  let decoded = "";
  let start = 0;
  for (let index = text.indexOf("%"); index >= 0; index = text.indexOf("%", start)) {
    decoded += text.slice(start, index);
    const octet = octetAt(text, index);
    if (octet > 0x7f) return decoded + decodeFrom(text, index);
    decoded += String.fromCharCode(octet);
    start = index + 3;
  }
  return decoded + text.slice(start);
}

/** Encodes a text beyond ASCII; returns `undefined` for one with half of a surrogate pair. The engine takes long to read `\p{Cs}`. */
const encodeWhole = (text: string) => (/[\ud800-\udfff]/u.test(text) ? undefined : encodeURIComponent(text));

/** Returns the escapes of a character's octets; `undefined` for half of a surrogate pair that is not an octet either. */
export function escapesOf(character: string): string | undefined {
  const code = character.charCodeAt(0);
  if (code < 0x80) return escapeOf(code);
  if (code >> 7 === 0xdc80 >> 7) return escapeOf(code - 0xdc00);
  return encodeWhole(character);
}

/** Returns the escapes of characters beyond ASCII; `undefined` if no octets decode to them. */
function encodeRun(run: string): string | undefined {
  const whole = encodeWhole(run);
  if (whole !== undefined) return whole;
  const text = Array.from(run, escapesOf).join("");
  // Surrogates that together spell well-formed UTF-8 would decode to the character they spell.
  return decode(text) === run ? text : undefined;
}

const escapedInClass = (code: number) => String.fromCharCode(code).replace(/[\\\]^-]/, "\\$&");

/**
 * Writes characters, none of them half of a surrogate pair, as the inside of a character class of a regular expression: each once, in
 * order, neighbours as ranges.
 *
 * @public
 */
export function characterClass(characters: string): string {
  const codes = new Set([...characters].sort().map((character) => character.charCodeAt(0)));
  const isBetween = (code: number) => codes.has(code - 1) && codes.has(code + 1);
  // Between the ends of a range, write a hyphen for the first character and nothing for the others.
  return [...codes].map((code) => (!isBetween(code) ? escapedInClass(code) : isBetween(code - 1) ? "" : "-")).join("");
}

/**
 * Makes a function that encodes components; it returns `undefined` if no octets decode to the component.
 *
 * @param allowed - The ASCII characters that stay raw, as the inside of a character class of a regular expression.
 */
export function encoder(allowed: string): (component: string) => string | undefined {
  const raw = `[${allowed}]`;
  // Matches what `encodeURIComponent` refuses or may spell otherwise: most components beyond ASCII have nothing of it.
  const odd = new RegExp(`(?=${raw})[^\\w.-]|(?!${raw})[!-~]|[\\ud800-\\udfff]`);
  let escapes: readonly string[] | undefined;
  // For short texts, `replace` takes three times as long.
  return (component) => {
    escapes ??= Array.from({ length: 128 }, (_, code) =>
      String.fromCharCode(code).search(raw) < 0 ? escapeOf(code) : "",
    );
    let text = "";
    let start = 0;
    let isOdd = false;
    for (let index = 0; index < component.length; index++) {
      let escape: string | undefined = escapes[component.charCodeAt(index)];
      if (escape === "") continue;
      text += component.slice(start, index);
      start = index + 1;
      if (escape === undefined) {
        isOdd ||= odd.test(component);
        if (!isOdd) return encodeURIComponent(component);
        while (component.charCodeAt(start) > 0x7f) start++;
        escape = encodeRun(component.slice(index, start));
        if (escape === undefined) return undefined;
        index = start - 1;
      }
      text += escape;
    }
    return text + component.slice(start);
  };
}

/** Writes all octets of a string as escapes; returns `undefined` if no octets decode to it. */
export const encodedOctets: (component: string) => string | undefined = /* @__PURE__ */ encoder("");

/**
 * Returns the octets of a decoded component: its UTF-8, with each lone surrogate U+DC80-U+DCFF as the octet 80-FF that was not part of
 * well-formed UTF-8. (`TextEncoder` would replace it.)
 *
 * @param component - A decoded component of a URL.
 * @returns Its octets, or `undefined` if it is not a decoded component: it is not a string, has another lone surrogate, or has surrogates
 *   that spell well-formed UTF-8.
 * @public
 */
export function octets(component: string): Uint8Array | undefined {
  const escapes = typeof component === "string" ? encodedOctets(component)?.split("%").slice(1) : undefined;
  return escapes && Uint8Array.from(escapes, (digits) => Number.parseInt(digits, 16));
}

/**
 * Decodes octets as UTF-8. An octet that is not part of well-formed UTF-8 becomes the lone surrogate U+DC00 + octet. A byte order mark is
 * kept.
 *
 * @param bytes - Any octets.
 * @returns The string, from which `octets` returns the same octets.
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

/**
 * The brand of `Encoded`. The type checker says its name where a plain string is no `Encoded`: the function `encoded` makes one, and the
 * method `build` of schemes and registries takes the string as it is.
 *
 * @public
 */
export interface MadeByEncodedOrBuild {
  /** Never there at run time. */
  readonly "~url1738": "encoded";
}

/**
 * A string that is still percent-encoded, in its one normal form: hexadecimal digits in upper case; letters, digits, `-`, `_` and `.` never
 * escaped. `encoded` makes one. The brand is a string key, so the type is the same in every copy of this package.
 *
 * @public
 */
export type Encoded = string & MadeByEncodedOrBuild;

/** An escape that may not be in normal form. */
const UNUSUAL = /%(?:.?[a-f]|2[DE]|3\d|[46][1-9A-F]|5[\dAF]|7[\dAE])/;

/** The normal forms of the escapes of all octets. */
let normalEscapes: readonly string[] | undefined;

/**
 * Brings a text of raw characters and escapes into the normal form of `Encoded`.
 *
 * @param isTildeRaw - True for the normal form of RFC 3986, where `~` is never escaped either.
 */
export function normalise(text: string, isTildeRaw?: boolean): Encoded {
  // Most escapes are in normal form, and just looking for others is much quicker.
  if (!UNUSUAL.test(text)) return text as Encoded;
  normalEscapes ??= Array.from({ length: 256 }, (_, octet) => {
    const character = String.fromCharCode(octet);
    return /[\w.-]/.test(character) ? character : escapeOf(octet);
  });
  let normal = "";
  let start = 0;
  for (
    let index = text.indexOf("%");
    index >= 0;
    // Escapes often follow each other.
    index = text.charCodeAt(index) === PERCENT ? index : text.indexOf("%", index)
  ) {
    const octet = octetAt(text, index);
    const escape = octet === TILDE && isTildeRaw ? "~" : (normalEscapes[octet] as string);
    const isUpper = text.charCodeAt(index + 1) < 0x61 && text.charCodeAt(index + 2) < 0x61;
    if (!isUpper || escape.length === 1) {
      normal += start === index ? escape : text.slice(start, index) + escape;
      start = index + 3;
    }
    index += 3;
  }
  return (normal + text.slice(start)) as Encoded;
}
