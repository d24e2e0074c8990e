import { createReadStream, fstatSync } from "node:fs";
import type { Readable } from "node:stream";

/** So many octets of a file are read at once: more than Node would, so that less time is spent on each. */
const CHUNK = 262_144;

/** Opens standard input. If it is a directory this fails, where Node would give an empty stream. */
export function openStdin(): Readable & { readonly isTTY?: boolean } {
  const stats = fstatSync(0);
  if (stats.isDirectory()) throw new Error("it is a directory");
  // As Node opens it, but for the size of the chunks.
  return stats.isFile() ? createReadStream("", { fd: 0, autoClose: false, highWaterMark: CHUNK }) : process.stdin;
}
