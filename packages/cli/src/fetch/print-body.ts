import type { Surroundings } from "../command-kit/surroundings.ts";
import { decodeChunks } from "../input/from-octets.ts";
import { visible } from "../output/visible.ts";

/** Returns text that is safe on a terminal: it keeps line ends and tabs, but no other control characters. */
function harmless(text: string): string {
  return text.replace(/[^\n\t]+/g, (run) => visible(run));
}

async function* buffers(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece.buffer, piece.byteOffset, piece.length);
}

/** Yields octets as text for a terminal, with LF for every line end. */
async function* shown(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let held = "";
  for await (const text of decodeChunks(buffers(pieces))) {
    const whole = held + text;
    // The next character tells whether a carriage return is part of a line end.
    held = whole.endsWith("\r") ? "\r" : "";
    yield harmless(whole.slice(0, whole.length - held.length).replaceAll("\r\n", "\n"));
  }
  yield harmless(held);
}

/** Prints octets on standard output: as they are, or on a terminal, as text without control sequences. */
export async function printBody(pieces: AsyncIterable<Uint8Array>, { printer, isShown }: Surroundings): Promise<void> {
  if (isShown)
    for await (const text of shown(pieces)) {
      printer.result(text);
      if (printer.isFull()) await printer.flush();
      if (printer.isClosed()) return;
    }
  else
    for await (const piece of pieces) {
      await printer.passOn(piece);
      if (printer.isClosed()) return;
    }
}
