import { escapeOctet, octets } from "@url1738/core";
import { escapedForJson } from "./visible.ts";

/** Values as JSON that every engine takes: I-JSON (RFC 7493), without NUL, in which nothing is that a terminal obeys. */

/** What no I-JSON text has, and NUL, which databases refuse. */
const UNSPEAKABLE = /[\0\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** What is not text has no octets either; half of a pair is written as if UTF-8 had it. */
function octetsOf(text: string): Uint8Array {
  const own = octets(text);
  if (own !== undefined) return own;
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const code = character.codePointAt(0) as number;
      const isHalf = code >= 0xd800 && code <= 0xdfff;
      return isHalf
        ? [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
        : [...Buffer.from(character)];
    }),
  );
}

/** The octets of a text in printable ASCII: all others, and `%`, as escapes. */
function percentOf(text: string): string {
  const isPlain = (octet: number) => octet >= 0x20 && octet <= 0x7e && octet !== 0x25;
  return Array.from(octetsOf(text), (octet) => (isPlain(octet) ? String.fromCharCode(octet) : escapeOctet(octet))).join(
    "",
  );
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function hasOnlyPercent(value: object): value is { readonly percent: unknown } {
  const keys = Object.keys(value);
  return keys.length === 1 && keys[0] === "percent";
}

/** A value of which JSON can be made; `undefined` stays, for JSON leaves it out. */
function speakable(value: unknown): unknown {
  if (typeof value === "string") return UNSPEAKABLE.test(value) ? { percent: percentOf(value) } : value;
  if (typeof value === "bigint") return String(value);
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map(speakable);
  const fields = Object.fromEntries(
    Object.entries(value).map(([key, field]) => [UNSPEAKABLE.test(key) ? percentOf(key) : key, speakable(field)]),
  );
  // Otherwise it would be read as a string.
  return hasOnlyPercent(fields) ? { percent: fields } : fields;
}

/**
 * What JSON has only where something must be said otherwise: characters that it escapes, among them NUL and halves of pairs;
 * noncharacters; the key `percent`.
 */
const SUSPICIOUS = /\\u|"percent":|[^ -~]/;

/** JSON that can be printed as it is, if it is made of strings, numbers and the like alone. */
function plainJson(value: unknown): string | undefined {
  try {
    const json = JSON.stringify(value);
    return SUSPICIOUS.test(json) ? undefined : json;
  } catch {
    // Such as a whole number beyond those of JSON.
    return undefined;
  }
}

/**
 * A value as one line of JSON. A string that is not Unicode text, or has a NUL, is printed as `{"percent": "caf%E9"}`; an object
 * whose only key is `percent`, as `{"percent": {"percent": …}}`.
 */
export function toJson(value: unknown): string {
  return `${plainJson(value) ?? escapedForJson(JSON.stringify(speakable(value)))}\n`;
}
