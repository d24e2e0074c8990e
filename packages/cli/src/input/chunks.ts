import { createReadStream, fstatSync, readFileSync } from "node:fs";
import { addAbortSignal, type Readable } from "node:stream";

/** The octets of a file that are read at once: more than Node's default, so that each takes less time. */
const CHUNK = 262_144;

/** Opens standard input. Fails for a directory, for which Node would return an empty stream. */
export function openStdin(): Readable & { readonly isTTY?: boolean } {
  const stats = fstatSync(0);
  if (stats.isDirectory()) throw new Error("it is a directory");
  // As Node opens it, except for the size of the chunks.
  return stats.isFile() ? createReadStream("", { fd: 0, autoClose: false, highWaterMark: CHUNK }) : process.stdin;
}

/**
 * Returns the number of octets from the current offset of standard input to its end; `undefined` if it is not a regular file. Linux alone
 * tells the offset to Node; elsewhere, the number is unknown.
 */
export function stdinLeft(): number | undefined {
  try {
    const stats = fstatSync(0);
    const offset = /^pos:\s*(\d+)/m.exec(readFileSync("/proc/self/fdinfo/0", "latin1"))?.[1];
    return stats.isFile() && offset !== undefined ? stats.size - Number(offset) : undefined;
  } catch {
    return undefined;
  }
}

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
