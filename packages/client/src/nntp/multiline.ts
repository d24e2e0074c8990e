import { clientError, said } from "../errors/client-error.ts";

const LF = 0x0a;
const CR = 0x0d;
const DOT = 0x2e;

/**
 * The position of the reader: at the beginning of a line, after its first dot, after that dot and a CR, after any other CR, or anywhere
 * else. Only CRLF ends a line, as it does for the server: a dot after a bare LF is part of the article.
 */
type LinePosition = "start" | "dot" | "dot-return" | "return" | "inside";

function positionAfter(octet: number, position: LinePosition): LinePosition {
  if (octet === CR) return position === "dot" ? "dot-return" : "return";
  if (octet === LF && (position === "return" || position === "dot-return")) return "start";
  return octet === DOT && position === "start" ? "dot" : "inside";
}

/**
 * Reads a multi-line data block (RFC 3977 §3.1.1) up to the line that is a dot, and removes one dot from each line that begins with a dot.
 * Lines may have any length, and pieces be cut anywhere.
 */
export async function* multiline(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let position: LinePosition = "start";
  for await (const piece of pieces) {
    // Leave room for a CR that was held back after a dot.
    const out = Buffer.allocUnsafe(piece.length + 1);
    let length = 0;
    for (const octet of piece) {
      const before: LinePosition = position;
      position = positionAfter(octet, before);
      if (before === "dot-return") {
        if (position === "start") {
          if (length > 0) yield out.subarray(0, length);
          return;
        }
        out[length++] = CR;
      }
      if (position !== "dot" && position !== "dot-return") out[length++] = octet;
    }
    if (length > 0) yield out.subarray(0, length);
  }
  throw clientError("incomplete", said("dot-of-answer-missing"));
}
