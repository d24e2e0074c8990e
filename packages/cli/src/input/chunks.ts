import { createReadStream } from "node:fs";
import { addAbortSignal, type Readable } from "node:stream";

/** Opens what is to be read. */
export type Open = () => Readable | Promise<Readable>;

/** Standard input or a file cannot be read; the cause is what was thrown. */
export class Unreadable extends Error {
  /** The file; `undefined` for standard input. */
  readonly path: string | undefined;

  constructor(path: string | undefined, thrown: unknown) {
    super("unreadable", { cause: thrown });
    this.path = path;
  }
}

/** Reads a stream until it ends, or the signal is aborted: then what follows is as if it were not there. */
async function* readable(path: string | undefined, open: Open, ending: AbortSignal): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of addAbortSignal(ending, await open())) {
      yield chunk as Buffer;
      if (ending.aborted) return;
    }
  } catch (thrown) {
    if (ending.aborted) return;
    throw new Unreadable(path, thrown);
  }
}

/** The chunks of a file. */
export function chunksOfFile(path: string, ending: AbortSignal): AsyncGenerator<Buffer> {
  return readable(path, () => createReadStream(path), ending);
}

/** The chunks of standard input, which is opened when the first one is asked for. */
export function chunksOfStdin(open: Open, ending: AbortSignal): AsyncGenerator<Buffer> {
  return readable(undefined, open, ending);
}
