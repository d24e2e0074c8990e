import { createReadStream } from "node:fs";

/** Standard input or a file cannot be read; the message says why, and may contain any character. */
export class Unreadable extends Error {}

async function* readable(name: string, open: () => AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of open()) yield chunk as Buffer;
  } catch (thrown) {
    throw new Unreadable(`${name} cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}

/** The chunks of a file. */
export function chunksOfFile(path: string): AsyncGenerator<Buffer> {
  return readable(`The file ${path}`, () => createReadStream(path));
}

/** The chunks of standard input, which is opened when the first one is asked for. */
export function chunksOfStdin(open: () => AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  return readable("Standard input", open);
}
