import { createReadStream } from "node:fs";
import { addAbortSignal, type Readable } from "node:stream";

/** Opens what is to be read. */
export type Open = () => Readable | Promise<Readable>;

/** Standard input or a file cannot be read; the message says why, and may contain any character. */
export class Unreadable extends Error {}

/** Reads a stream until it ends, or the signal is aborted: then what follows is as if it were not there. */
async function* readable(name: string, open: Open, ending: AbortSignal): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of addAbortSignal(ending, await open())) {
      yield chunk as Buffer;
      if (ending.aborted) return;
    }
  } catch (thrown) {
    if (ending.aborted) return;
    throw new Unreadable(`${name} cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}

/** The chunks of a file. */
export function chunksOfFile(path: string, ending: AbortSignal): AsyncGenerator<Buffer> {
  return readable(`The file ${path}`, () => createReadStream(path), ending);
}

/** The chunks of standard input, which is opened when the first one is asked for. */
export function chunksOfStdin(open: Open, ending: AbortSignal): AsyncGenerator<Buffer> {
  return readable("Standard input", open, ending);
}
