import { fromOctets, sequenceLength } from "./from-octets.ts";

/** Returns the number of octets at the end that may begin a longer UTF-8 sequence. */
function unfinished(octets: Buffer): number {
  for (let back = 1; back <= Math.min(3, octets.length); back++) {
    const octet = octets[octets.length - back] as number;
    if (octet < 0x80) return 0;
    if (octet >= 0xc0) return sequenceLength(octet) > back ? back : 0;
  }
  return 0;
}

/** Turns chunks of octets into strings, see {@link fromOctets}; the places of the cuts do not matter. */
export async function* decodeChunks(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const octets = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const end = octets.length - unfinished(octets);
    // A copy, because the chunk's memory may be reused for the next one.
    held = Buffer.from(octets.subarray(end));
    yield fromOctets(octets.subarray(0, end));
  }
  yield fromOctets(held);
}
