import { fstatSync } from "node:fs";
import type { ReadStream } from "node:tty";

/** Opens standard input. If it is a directory this fails, where Node would give an empty stream. */
export function openStdin(): ReadStream {
  if (fstatSync(0).isDirectory()) throw new Error("it is a directory");
  return process.stdin;
}
