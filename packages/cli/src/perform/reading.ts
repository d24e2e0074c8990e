import type { Readable } from "node:stream";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { chunksOfStdin, Unreadable } from "../input/chunks.ts";
import { complaint } from "../output/complaint.ts";
import type { Printer } from "../output/printer.ts";

async function announced({ stdin, printer }: Surroundings, what: string): Promise<Readable> {
  const stream = stdin();
  if (stream.isTTY === true) {
    const keys = process.platform === "win32" ? "Ctrl-Z and Enter" : "Ctrl-D";
    printer.complaint(`Reading ${what}; end with ${keys}.\n`);
    await printer.flush();
  }
  return stream;
}

/**
 * Reads standard input. If it is a terminal, it first says that it is waiting.
 *
 * @param what - What is read, as the end of a sentence.
 * @param ending - Aborted when no more is to be read.
 */
export function readStdin(
  surroundings: Surroundings,
  what: string,
  ending: AbortSignal = surroundings.ending,
): AsyncGenerator<Buffer> {
  return chunksOfStdin(() => announced(surroundings, what), ending);
}

/** Complains of what cannot be read; throws anything else again. */
export async function complainOfUnreadable(thrown: unknown, printer: Printer): Promise<void> {
  if (!(thrown instanceof Unreadable)) throw thrown;
  const { message, path = "" } = thrown;
  printer.complaint(complaint(`error: ${message}.\n`, [path]));
  await printer.flush();
}
