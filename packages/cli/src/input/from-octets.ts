import { isAscii, isUtf8 } from "node:buffer";

/** Returns the length, in octets, of a well-formed UTF-8 sequence with this first octet. */
function sequenceLength(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

/**
 * Decodes octets as UTF-8; an octet outside well-formed sequences becomes the lone surrogate U+DC00 + octet, as in the decoded components
 * of a URL. Keeps a byte order mark. Core's function of this name does the same; this one uses Node's functions for whole chunks.
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

/** Returns the number of octets at the end that may begin a longer UTF-8 sequence. */
function unfinished(octets: Buffer): number {
  for (let back = 1; back <= Math.min(3, octets.length); back++) {
    const octet = octets[octets.length - back] as number;
    if (octet < 0x80) return 0;
    if (octet >= 0xc0) return sequenceLength(octet) > back ? back : 0;
  }
  return 0;
}

/** Decodes octets that come in pieces, wherever they are cut, as {@link fromOctets} does. */
export class OctetDecoder {
  #held: Buffer = Buffer.alloc(0);

  /** True if the octets so far end in the middle of a character. */
  get isUnfinished(): boolean {
    return this.#held.length > 0;
  }

  push(piece: Buffer): string {
    const octets = this.#held.length === 0 ? piece : Buffer.concat([this.#held, piece]);
    const end = octets.length - unfinished(octets);
    // Copy them, because the memory may be reused for the next piece.
    this.#held = Buffer.from(octets.subarray(end));
    return fromOctets(octets.subarray(0, end));
  }

  end(): string {
    return fromOctets(this.#held);
  }
}

/** Decodes chunks of octets, see {@link OctetDecoder}. */
export async function* decodeChunks(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new OctetDecoder();
  for await (const chunk of chunks) yield decoder.push(chunk);
  yield decoder.end();
}
