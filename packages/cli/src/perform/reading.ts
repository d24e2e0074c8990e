import type { Readable } from "node:stream";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { chunksOfStdin, Unreadable } from "../input/chunks.ts";
import { errorLine } from "../language/error-line.ts";
import { why } from "../language/why.ts";
import { complaint } from "../output/complaint.ts";

async function announced({ stdin, printer, language }: Surroundings, announcement: string): Promise<Readable> {
  const stream = stdin();
  if (stream.isTTY === true) {
    const keys = language.say(process.platform === "win32" ? "Ctrl-Z and Enter" : "Ctrl-D");
    printer.complaint(`${language.say(announcement, { keys })}\n`);
    await printer.flush();
  }
  return stream;
}

/**
 * Reads standard input. If it is a terminal, it first says that it is waiting.
 *
 * @param announcement - What it says then, in English: `{keys}` is what ends the input.
 * @param ending - Aborted when no more is to be read.
 */
export function readStdin(
  surroundings: Surroundings,
  announcement: string,
  ending: AbortSignal = surroundings.ending,
): AsyncGenerator<Buffer> {
  return chunksOfStdin(() => announced(surroundings, announcement), ending);
}

/** Complains of what cannot be read; throws anything else again. */
export async function complainOfUnreadable(thrown: unknown, { printer, language }: Surroundings): Promise<void> {
  if (!(thrown instanceof Unreadable)) throw thrown;
  const { path, cause } = thrown;
  const text = path === undefined ? "Standard input cannot be read: {why}." : "The file {path} cannot be read: {why}.";
  const params = { path: path ?? "", why: why(cause, language) };
  printer.complaint(complaint(errorLine(language, text, params), [params.path]));
  await printer.flush();
}
