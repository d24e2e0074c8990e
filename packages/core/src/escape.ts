import type { CharacterSet } from "./characters.ts";

/**
 * A string that is still percent-encoded, in the one normal form of it: hexadecimal digits in upper case; letters, digits,
 * `-`, `_` and `.` never escaped. `encoded` makes one. The brand is a string key, so it is the same type in every copy of
 * this package.
 *
 * @public
 */
export type Encoded = string & { readonly "~url1738": "encoded" };

const HEX = "0123456789ABCDEF";

/** The escape of an octet: `"%" hex hex`, in upper case. */
export function escapeOctet(octet: number): string {
  return `%${HEX[octet >> 4]}${HEX[octet & 15]}`;
}

/**
 * The octets of a text of raw ASCII characters and escapes.
 */
function octetsOf(text: string): number[] {
  const octets: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x25) {
      octets.push(Number.parseInt(text.slice(index + 1, index + 3), 16));
      index += 2;
    } else {
      octets.push(code);
    }
  }
  return octets;
}

/** The bounds of the second octet of a UTF-8 sequence, and how many octets follow the first (Unicode, table 3-7). */
function follow(first: number): readonly [count: number, least: number, most: number] {
  if (first < 0xc2 || first > 0xf4) return [0, 0, 0];
  if (first < 0xe0) return [1, 0x80, 0xbf];
  if (first < 0xf0) return [2, first === 0xe0 ? 0xa0 : 0x80, first === 0xed ? 0x9f : 0xbf];
  return [3, first === 0xf0 ? 0x90 : 0x80, first === 0xf4 ? 0x8f : 0xbf];
}

/** The code point of the UTF-8 sequence of `count` more octets at `index`, or nothing where none stands. */
function sequenceAt(
  octets: readonly number[],
  index: number,
): readonly [codePoint: number, length: number] | undefined {
  const first = octets[index] as number;
  if (first < 0x80) return [first, 1];
  const [count, least, most] = follow(first);
  if (count === 0) return undefined;
  let codePoint = first & (0x3f >> count);
  for (let offset = 1; offset <= count; offset++) {
    const octet = octets[index + offset];
    if (octet === undefined) return undefined;
    if (octet < (offset === 1 ? least : 0x80) || octet > (offset === 1 ? most : 0xbf)) return undefined;
    codePoint = (codePoint << 6) | (octet & 0x3f);
  }
  return [codePoint, count + 1];
}

/** UTF-8 to a string; an octet outside of well-formed UTF-8 becomes the lone surrogate U+DC00 + octet. */
function fromOctets(octets: readonly number[]): string {
  let text = "";
  for (let index = 0; index < octets.length; ) {
    const [codePoint, length] = sequenceAt(octets, index) ?? [0xdc00 + (octets[index] as number), 1];
    text += String.fromCodePoint(codePoint);
    index += length;
  }
  return text;
}

/**
 * Decodes a component that has been split off already: raw ASCII characters and escapes to a string.
 */
export function decode(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return fromOctets(octetsOf(text));
  }
}

/** A string to its octets; nothing where no octets decode to this string. */
function toOctets(component: string): number[] | undefined {
  const octets: number[] = [];
  let escaped = false;
  for (const character of component) {
    const code = character.codePointAt(0) as number;
    if (code < 0x80) {
      octets.push(code);
    } else if (code < 0x800) {
      octets.push(0xc0 | (code >> 6), 0x80 | (code & 0x3f));
    } else if (code >= 0xdc80 && code <= 0xdcff) {
      octets.push(code - 0xdc00);
      escaped = true;
    } else if (code >= 0xd800 && code <= 0xdfff) {
      return undefined;
    } else if (code < 0x10000) {
      octets.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    } else {
      octets.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 0x3f), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    }
  }
  // Surrogates that together spell well-formed UTF-8 would come back as the character they spell.
  return escaped && fromOctets(octets) !== component ? undefined : octets;
}

/**
 * The octets that a decoded component stands for: its UTF-8, in which a lone surrogate U+DC80-U+DCFF is the octet 80-FF that
 * was no part of well-formed UTF-8. (`TextEncoder` would replace it.)
 *
 * @param component - A decoded component of a URL.
 * @returns Its octets, or `undefined` where the string is no decoded component: it has another lone surrogate, or surrogates
 *   that stand for well-formed UTF-8.
 * @public
 */
export function octets(component: string): Uint8Array | undefined {
  const all = toOctets(component);
  return all && Uint8Array.from(all);
}

/** Which of the 128 ASCII characters may stand for themselves in a set. */
export function tableOf(set: Pick<CharacterSet, "characters">): Uint8Array {
  const table = new Uint8Array(128);
  for (const character of set.characters) table[character.charCodeAt(0)] = 1;
  return table;
}

/**
 * Encodes a component: escapes exactly the octets that `allowed` (see `tableOf`) does not list.
 *
 * @returns The text, or nothing where no octets decode to this string.
 */
export function encode(component: string, allowed: Uint8Array): string | undefined {
  let index = 0;
  while (index < component.length && allowed[component.charCodeAt(index)] === 1) index++;
  if (index === component.length) return component;
  let text = component.slice(0, index);
  const rest = toOctets(component.slice(index));
  if (rest === undefined) return undefined;
  for (const octet of rest) text += allowed[octet] === 1 ? String.fromCharCode(octet) : escapeOctet(octet);
  return text;
}

/** All octets of a string as escapes; nothing where no octets decode to it. */
export function encodedOctets(component: string): string | undefined {
  return toOctets(component)?.map(escapeOctet).join("");
}

/** Brings a text of raw characters and escapes into the normal form of `Encoded`. */
export function normalise(text: string): Encoded {
  if (!text.includes("%")) return text as Encoded;
  return text.replace(/%[\dA-Fa-f]{2}/g, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.-]/.test(character) ? character : escape.toUpperCase();
  }) as Encoded;
}
