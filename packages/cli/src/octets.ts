import { isAscii, isUtf8 } from "node:buffer";

/** How many octets a UTF-8 sequence with this first octet has, if it is well-formed. */
function sequenceLength(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

/**
 * Octets to a string: UTF-8, in which an octet outside of well-formed sequences becomes the lone surrogate U+DC00 + octet, as
 * in the decoded components of a URL. A byte order mark is kept.
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

/** A string from {@link fromOctets} to its octets again, one a character. */
export function toLatin1(text: string): string {
  if (Buffer.byteLength(text) === text.length) return text;
  // With the flag, a surrogate stands only for one that is not part of a pair.
  const parts = text.split(/([\udc80-\udcff])/u);
  const octets = parts.map((part, index) => (index % 2 === 0 ? Buffer.from(part) : Buffer.of(part.charCodeAt(0) - 0xdc00)));
  return Buffer.concat(octets).toString("latin1");
}

/** Turns octets that come in chunks into strings, see {@link fromOctets}; where they are cut changes nothing. */
export async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const octets = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const end = octets.length - unfinished(octets);
    // A copy, because the chunk may be used again for what is read next.
    held = Buffer.from(octets.subarray(end));
    yield fromOctets(octets.subarray(0, end));
  }
  yield fromOctets(held);
}

/** How many octets at the end may be the beginning of a longer sequence. */
function unfinished(octets: Buffer): number {
  for (let back = 1; back <= Math.min(3, octets.length); back++) {
    const octet = octets[octets.length - back] as number;
    if (octet < 0x80) return 0;
    if (octet >= 0xc0) return sequenceLength(octet) > back ? back : 0;
  }
  return 0;
}
