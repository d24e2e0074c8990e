import { clientError, said } from "../errors/client-error.ts";

const LF = 0x0a;
const CR = 0x0d;

/** The greatest length of a line of a listing, in octets. */
const LONGEST = 65_536;

/** Removes the CR of a line end; some servers send two. */
function withoutReturn(line: Uint8Array): Uint8Array {
  let { length } = line;
  while (length > 0 && line[length - 1] === CR) length -= 1;
  return line.subarray(0, length);
}

/**
 * Cuts octets into lines without their ends (CRLF or LF); octets after the last line end are a line as well. Throws an error `too-large`
 * for a line that is longer than `LONGEST`.
 */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let begun: Uint8Array[] = [];
  let length = 0;
  const check = () => {
    if (length > LONGEST) throw clientError("too-large", said("listing-line-too-long", { longest: LONGEST }));
  };
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf(LF); end >= 0; end = piece.indexOf(LF, start)) {
      const last = piece.subarray(start, end);
      length += last.length;
      check();
      yield withoutReturn(begun.length === 0 ? last : Buffer.concat([...begun, last]));
      begun = [];
      length = 0;
      start = end + 1;
    }
    if (start < piece.length) begun.push(piece.subarray(start));
    length += piece.length - start;
    check();
  }
  if (length > 0) yield withoutReturn(Buffer.concat(begun));
}
