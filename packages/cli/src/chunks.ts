import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { printable } from "./printable.ts";
import type { Printer } from "./printer.ts";

/** Standard input or a file cannot be read; the message says why. */
class Unreadable extends Error {}

async function* readable(name: string, open: () => AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of open()) yield chunk as Buffer;
  } catch (thrown) {
    throw new Unreadable(`${name} cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}

/** The chunks of a file. */
export function chunksOfFile(path: string): AsyncGenerator<Buffer> {
  return readable(`The file ${printable(path)}`, () => createReadStream(path));
}

/**
 * The chunks of standard input. On a terminal, it is said first that it is waited for.
 *
 * @param what - What is read, to the end of a sentence.
 */
export function chunksOfStdin(
  open: () => Readable & { readonly isTTY?: boolean },
  printer: Printer,
  what: string,
): AsyncGenerator<Buffer> {
  async function* announced(): AsyncGenerator<unknown> {
    const stdin = open();
    if (stdin.isTTY === true) {
      const keys = process.platform === "win32" ? "Ctrl-Z and Enter" : "Ctrl-D";
      printer.complaint(`Reading ${what}; end with ${keys}.\n`);
      await printer.flush();
    }
    yield* stdin;
  }
  return readable("Standard input", announced);
}

/** Complains of what cannot be read; throws anything else again. */
export async function complainOfUnreadable(thrown: unknown, printer: Printer): Promise<void> {
  if (!(thrown instanceof Unreadable)) throw thrown;
  printer.complaint(`error: ${thrown.message}.\n`);
  await printer.flush();
}
