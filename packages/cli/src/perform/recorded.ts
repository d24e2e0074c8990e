import { kTransferable, kValue, Tinypool } from "tinypool";
import { type Output, Printer, type Recording } from "../output/printer.ts";

/** Makes a stream that records its output. */
function recorder(to: Recording["to"], recordings: Recording[]): Output {
  const write = (octets: Uint8Array, _encoding: string, done: () => void) => {
    // Octets in memory that others use as well cannot move.
    recordings.push({ to, octets: octets.length === octets.buffer.byteLength ? octets : new Uint8Array(octets) });
    done();
  };
  return { write, on: () => {} } as unknown as Output;
}

/** Makes a printer for a thread, and the recordings of what it prints. */
export function recorded(): { readonly recordings: readonly Recording[]; readonly printer: Printer } {
  const recordings: Recording[] = [];
  return { recordings, printer: new Printer(recorder("result", recordings), recorder("message", recordings)) };
}

/** Returns an answer whose octets move to the thread that asked, instead of being copied. */
export function moved(answer: { readonly recordings: readonly Recording[] }): unknown {
  return Tinypool.move({
    [kTransferable]: answer.recordings.map((recording) => recording.octets.buffer),
    [kValue]: answer,
  });
}
