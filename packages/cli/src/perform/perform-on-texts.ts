import { createReadStream } from "node:fs";
import { redact } from "@url1738/redact";
import type { Invocation, TextCommand, TextTask } from "../command-kit/command.ts";
import { statusOf, worse } from "../command-kit/exit-status.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { chunksOf } from "../input/chunks.ts";
import { visible } from "../output/visible.ts";
import { readStdin, watched } from "./reading.ts";
import { tellFailed } from "./tell-failed.ts";

/** Yields the chunks of a text. Writes all output before it waits for the next chunk. */
async function* flushing(chunks: AsyncIterable<Buffer>, { printer }: Surroundings): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield chunk;
    await printer.flush();
  }
}

/** Performs a task on one text, and returns the exit status. */
async function performOnText(operand: string, task: TextTask, surroundings: Surroundings): Promise<0 | 1> {
  const { printer, palette, language, ending, isShown } = surroundings;
  const path = operand === "-" ? undefined : operand;
  const name = path === undefined ? language.say("standard input") : visible(redact(path, { single: true }));
  const chunks =
    path === undefined
      ? readStdin(surroundings, "Reading text from the terminal; end with {keys}.")
      : chunksOf(path, () => createReadStream(path), ending);
  // The progress cannot be shown in the middle of a line.
  const given = task.endsLines || !isShown ? watched(chunks, path, surroundings) : chunks;
  const origin = { name, path, colour: palette.messages.isColorSupported };
  let status: 0 | 1 = 0;
  try {
    for await (const piece of task.transform(flushing(given, surroundings), origin)) {
      // The task believes that the text is complete, but its last hit may continue after the interruption.
      if (ending.aborted) break;
      printer[piece.to](piece.text);
      status = worse(status, statusOf(piece));
      if (printer.isFull()) await printer.flush();
      if (printer.isClosed()) break;
    }
  } finally {
    await printer.flush();
  }
  return status;
}

/**
 * Performs a command on its texts, one after another. Prints everything it can before it waits for more input.
 *
 * @returns The exit status.
 */
export async function performOnTexts(
  { command, options, operands }: Invocation<TextCommand>,
  surroundings: Surroundings,
): Promise<0 | 1 | 2> {
  const { printer, ending, language } = surroundings;
  const task = command.prepareText(options, language);
  let status: 0 | 1 | 2 = 0;
  for (const operand of operands.length === 0 ? ["-"] : operands) {
    if (printer.isClosed() || ending.aborted) break;
    try {
      status = worse(status, await performOnText(operand, task, surroundings));
    } catch (thrown) {
      status = await tellFailed(thrown, surroundings);
    }
  }
  return status;
}
