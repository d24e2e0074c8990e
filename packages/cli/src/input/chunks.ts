import { createReadStream } from "node:fs";
import { addAbortSignal, type Readable } from "node:stream";

/** Opens a stream for reading. */
export type Open = () => Readable | Promise<Readable>;

/** Thrown if standard input or a file cannot be read; the cause is the original error. */
export class Unreadable extends Error {
  /** The path of the file; `undefined` for standard input. */
  readonly path: string | undefined;

  constructor(path: string | undefined, thrown: unknown) {
    super("unreadable", { cause: thrown });
    this.path = path;
  }
}

/** Yields the chunks of a stream until it ends or the signal is aborted: the rest is then ignored. */
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

/** Returns the chunks of a file. */
export function chunksOfFile(path: string, ending: AbortSignal): AsyncGenerator<Buffer> {
  return readable(path, () => createReadStream(path), ending);
}

/** Returns the chunks of standard input, which is opened when the first one is requested. */
export function chunksOfStdin(open: Open, ending: AbortSignal): AsyncGenerator<Buffer> {
  return readable(undefined, open, ending);
}
