import { isAscii, isUtf8 } from "node:buffer";

/** Returns the length, in octets, of a well-formed UTF-8 sequence with this first octet. */
export function sequenceLength(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

/**
 * Decodes octets as UTF-8; an octet outside of well-formed sequences becomes the lone surrogate U+DC00 + octet, as in the decoded
 * components of a URL. Keeps a byte order mark. Core's function of this name returns the same; this one uses Node's functions for
 * whole chunks.
 */
export function fromOctets(octets: Buffer): string {
  if (isAscii(octets)) return octets.toString("latin1");
  if (isUtf8(octets)) return octets.toString("utf8");
  let text = "";
  let start = 0;
  for (let index = 0; index < octets.length; ) {
    const first = octets[index] as number;
    const end = index + sequenceLength(first);
    if (first < 0x80 || isUtf8(octets.subarray(index, end))) {
      index = end;
    } else {
      text += octets.toString("utf8", start, index) + String.fromCharCode(0xdc00 + first);
      index += 1;
      start = index;
    }
  }
  return text + octets.toString("utf8", start);
}
