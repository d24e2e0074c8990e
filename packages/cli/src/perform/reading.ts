import type { Readable } from "node:stream";
import { redact } from "@url1738/redact";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { chunksOf } from "../input/chunks.ts";
import { progressOf, sizeOf } from "../output/progress.ts";

async function announced({ stdin, printer, language }: Surroundings, announcement: string): Promise<Readable> {
  const stream = stdin();
  if (stream.isTTY === true) {
    const keys = language.say(process.platform === "win32" ? "Ctrl-Z and Enter" : "Ctrl-D");
    printer.message(`${language.say(announcement, { keys })}\n`);
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
  return chunksOf(undefined, () => announced(surroundings, announcement), ending);
}

/**
 * Yields the chunks of a text. If standard error is a terminal, shows the progress there.
 *
 * @param path - The path of the file; `undefined` for standard input.
 */
export async function* watched(
  chunks: AsyncIterable<Buffer>,
  path: string | undefined,
  { printer, stderr, stdinLeft, language: { say }, isWatched }: Surroundings,
): AsyncGenerator<Buffer> {
  if (!isWatched) return yield* chunks;
  const subject =
    path === undefined
      ? { name: say("standard input"), size: stdinLeft?.() ?? 0 }
      : { name: redact(path, { single: true }), size: sizeOf(path) };
  const count = progressOf(subject, { printer, say, columns: stderr.columns });
  try {
    for await (const chunk of chunks) {
      yield chunk;
      count(chunk.length);
    }
  } finally {
    printer.status("");
  }
}
