import { createReadStream, fstatSync } from "node:fs";
import type { Readable } from "node:stream";

/** The octets of a file that are read at once: more than Node's default, so that each takes less time. */
const CHUNK = 262_144;

/** Opens standard input. Fails for a directory, for which Node would return an empty stream. */
export function openStdin(): Readable & { readonly isTTY?: boolean } {
  const stats = fstatSync(0);
  if (stats.isDirectory()) throw new Error("it is a directory");
  // As Node opens it, except for the size of the chunks.
  return stats.isFile() ? createReadStream("", { fd: 0, autoClose: false, highWaterMark: CHUNK }) : process.stdin;
}
