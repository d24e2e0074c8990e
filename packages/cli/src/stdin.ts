import { fstatSync } from "node:fs";
import type { ReadStream } from "node:tty";

/** Standard input; of a directory, Node would make an empty stream. */
export function openStdin(): ReadStream {
  if (fstatSync(0).isDirectory()) throw new Error("it is a directory");
  return process.stdin;
}
