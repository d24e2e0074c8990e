import type { Surroundings } from "../command-kit/surroundings.ts";
import { chunksOfStdin, Unreadable } from "../input/chunks.ts";
import { complaint } from "../output/complaint.ts";
import type { Printer } from "../output/printer.ts";

async function* announced({ stdin, printer }: Surroundings, what: string): AsyncGenerator<unknown> {
  const stream = stdin();
  if (stream.isTTY === true) {
    const keys = process.platform === "win32" ? "Ctrl-Z and Enter" : "Ctrl-D";
    printer.complaint(`Reading ${what}; end with ${keys}.\n`);
    await printer.flush();
  }
  yield* stream;
}

/**
 * Reads standard input. If it is a terminal, it first says that it is waiting.
 *
 * @param what - What is read, as the end of a sentence.
 */
export function readStdin(surroundings: Surroundings, what: string): AsyncGenerator<Buffer> {
  return chunksOfStdin(() => announced(surroundings, what));
}

/** Complains of what cannot be read; throws anything else again. */
export async function complainOfUnreadable(thrown: unknown, printer: Printer): Promise<void> {
  if (!(thrown instanceof Unreadable)) throw thrown;
  const { message, path = "" } = thrown;
  printer.complaint(complaint(`error: ${message}.\n`, [path]));
  await printer.flush();
}
