import { addAbortSignal, Readable } from "node:stream";
import { Failed } from "../language/failed.ts";
import { fs } from "./fs.ts";

/** The number of octets to read at once. It is higher than Node's default, which takes more time per octet. */
const CHUNK = 262_144;

/** Opens a file. */
export const openFile = (path: string): Readable => fs.createReadStream(path, { highWaterMark: CHUNK });

/**
 * Makes a stream of the rest of standard input, which is a file. Its chunks take turns in the same memory: each is valid until the next one
 * is asked for. Chunks with memory of their own would be collected late, since they are large but look small to the collector.
 */
function restOfStdin(): Readable {
  const buffers = [Buffer.allocUnsafeSlow(CHUNK), Buffer.allocUnsafeSlow(CHUNK)] as const;
  let turn: 0 | 1 = 0;
  return new Readable({
    // Do not read further than one chunk ahead.
    highWaterMark: 1,
    read() {
      turn = turn === 0 ? 1 : 0;
      const buffer = buffers[turn];
      fs.read(0, buffer, 0, CHUNK, null, (error, length) => {
        if (error) this.destroy(error);
        else this.push(length === 0 ? null : buffer.subarray(0, length));
      });
    },
  });
}

/** Opens standard input. Fails for a directory, which Node would read as an empty stream. */
export function openStdin(): Readable & { readonly isTTY?: boolean } {
  const stats = fs.fstatSync(0);
  if (stats.isDirectory()) throw new Error("it is a directory");
  return stats.isFile() ? restOfStdin() : process.stdin;
}

/**
 * Returns the number of octets from the current offset of standard input to its end; `undefined` if it is not a regular file. Node can
 * learn the offset only on Linux; elsewhere, the number is unknown.
 */
export function stdinLeft(): number | undefined {
  try {
    const stats = fs.fstatSync(0);
    const offset = /^pos:\s*(\d+)/m.exec(fs.readFileSync("/proc/self/fdinfo/0", "latin1"))?.[1];
    return stats.isFile() && offset !== undefined ? stats.size - Number(offset) : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the error for a file that cannot be read; without a path, for standard input. */
export function unreadable(path: string | undefined, thrown: unknown): Failed {
  return path === undefined
    ? new Failed("Standard input cannot be read: {why}.", {}, thrown)
    : new Failed("The file {path} cannot be read: {why}.", { path }, thrown);
}

/**
 * Yields the chunks of a file; without a path, of standard input. Stops when the signal is aborted.
 *
 * @param open - Opens the file; called when the first chunk is requested.
 */
export async function* chunksOf(
  path: string | undefined,
  open: () => Readable | Promise<Readable>,
  ending: AbortSignal,
): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of addAbortSignal(ending, await open())) {
      yield chunk as Buffer;
      if (ending.aborted) return;
    }
  } catch (thrown) {
    if (ending.aborted) return;
    throw unreadable(path, thrown);
  }
}
