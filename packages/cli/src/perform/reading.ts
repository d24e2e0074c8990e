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
 * Reads standard input. If that is a terminal, first prints an announcement.
 *
 * @param announcement - The announcement in English, with `{keys}` for the keys that end the input.
 * @param ending - Aborted when reading should stop.
 */
export function readStdin(
  surroundings: Surroundings,
  announcement: string,
  ending: AbortSignal = surroundings.ending,
): AsyncGenerator<Buffer> {
  return chunksOfStdin(() => announced(surroundings, announcement), ending);
}

/** Prints an error for something that cannot be read; rethrows anything else. */
export async function complainOfUnreadable(thrown: unknown, { printer, language }: Surroundings): Promise<void> {
  if (!(thrown instanceof Unreadable)) throw thrown;
  const { path, cause } = thrown;
  const text = path === undefined ? "Standard input cannot be read: {why}." : "The file {path} cannot be read: {why}.";
  const params = { path: path ?? "", why: why(cause, language) };
  printer.complaint(complaint(errorLine(language, text, params), [params.path]));
  await printer.flush();
}
