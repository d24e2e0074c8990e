import { createReadStream } from "node:fs";

/** Standard input or a file cannot be read; the cause is what was thrown. */
export class Unreadable extends Error {
  /** The file; `undefined` for standard input. */
  readonly path: string | undefined;

  constructor(path: string | undefined, thrown: unknown) {
    super("unreadable", { cause: thrown });
    this.path = path;
  }
}

async function* readable(path: string | undefined, open: () => AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of open()) yield chunk as Buffer;
  } catch (thrown) {
    throw new Unreadable(path, thrown);
  }
}

/** The chunks of a file. */
export function chunksOfFile(path: string): AsyncGenerator<Buffer> {
  return readable(path, () => createReadStream(path));
}

/** The chunks of standard input, which is opened when the first one is asked for. */
export function chunksOfStdin(open: () => AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  return readable(undefined, open);
}
