import { escapeOctet, octets } from "@url1738/core";

/**
 * Values as JSON that every engine and every database can represent: I-JSON (RFC 7493), without NUL.
 *
 * @packageDocumentation
 */

/** A character that I-JSON forbids, or NUL, which databases refuse. */
const UNSPEAKABLE = /[\0\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Returns the octets of a text; encodes an unpaired surrogate as if UTF-8 allowed it. */
function octetsOf(text: string): Uint8Array {
  const encoded = octets(text);
  if (encoded !== undefined) return encoded;
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const code = character.codePointAt(0) as number;
      const isHalf = code >= 0xd800 && code <= 0xdfff;
      return isHalf
        ? [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
        : [...(octets(character) as Uint8Array)];
    }),
  );
}

/** Spells the octets of a text in printable ASCII: escapes all other octets, and `%`. */
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

/**
 * Spells a value so that every JSON engine can represent it: a string that is not Unicode text, or has a NUL, as `{ percent: "caf%E9" }`, and
 * an object whose only key is `percent` as `{ percent: { percent: … } }`. The command line prints its JSON so.
 *
 * @param value - A value that JSON can spell, such as a URL or an error.
 * @returns The value that `JSON.stringify` spells so that all engines can read it.
 * @public
 */
export function speakable(value: unknown): unknown {
  if (typeof value === "string") return UNSPEAKABLE.test(value) ? { percent: percentOf(value) } : value;
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map(speakable);
  const fields = Object.fromEntries(
    Object.entries(value).map(([key, field]) => [UNSPEAKABLE.test(key) ? percentOf(key) : key, speakable(field)]),
  );
  // Without this wrapper, a reader would take it for a string.
  return hasOnlyPercent(fields) ? { percent: fields } : fields;
}
