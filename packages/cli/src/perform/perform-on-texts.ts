import { redact } from "@url1738/redact";
import type { Invocation, Origin, TextCommand, TextTask } from "../command-kit/command.ts";
import { statusOf, worse } from "../command-kit/exit-status.ts";
import { jobsOf } from "../command-kit/options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { chunksOf, openFile } from "../input/chunks.ts";
import { sizeOf } from "../output/progress.ts";
import { visible } from "../output/visible.ts";
import { readStdin, watched } from "./reading.ts";
import { missingText, tellFailed } from "./tell-failed.ts";

/** The most octets to decode at once: `redact` takes 0.9 times the processor time that whole chunks took. */
const MOST = 98_304;

/** Cuts the chunks of a text. */
async function* cut(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) for (let at = 0; at < chunk.length; at += MOST) yield chunk.subarray(at, at + MOST);
}

/** Yields the chunks of a text. Writes all output before it waits for the next chunk. */
async function* flushing(chunks: AsyncIterable<Buffer>, { printer }: Surroundings): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield chunk;
    await printer.flush();
  }
}

/** Performs a task on one text in this thread, and returns the exit status. */
async function transformed(
  task: TextTask,
  chunks: AsyncIterable<Buffer>,
  origin: Origin,
  surroundings: Surroundings,
): Promise<0 | 1> {
  const { printer, ending } = surroundings;
  let status: 0 | 1 = 0;
  for await (const piece of task.transform(flushing(chunks, surroundings), origin)) {
    // The task believes that the text is complete, but its last hit may continue after the interruption.
    if (ending.aborted) break;
    printer[piece.to](piece.text);
    status = worse(status, statusOf(piece));
    if (printer.isFull()) await printer.flush();
    if (printer.isClosed()) break;
  }
  return status;
}

/** Performs a task on one text, and returns the exit status. */
async function performOnText(
  operand: string,
  task: TextTask,
  invocation: Invocation<TextCommand>,
  surroundings: Surroundings,
): Promise<0 | 1> {
  const { printer, palette, language, ending, isShown } = surroundings;
  const path = operand === "-" ? undefined : operand;
  const name = path === undefined ? language.say("standard input") : visible(redact(path, { single: true }));
  const stopping = new AbortController();
  const reading = AbortSignal.any([ending, stopping.signal]);
  const chunks =
    path === undefined
      ? readStdin(surroundings, "Reading text from the terminal; end with {keys}.", reading)
      : chunksOf(path, () => openFile(path), reading);
  // The progress cannot be shown in the middle of a line.
  const pieces = cut(task.endsLines || !isShown ? watched(chunks, path, surroundings) : chunks);
  const { begin } = task;
  const left = path === undefined ? surroundings.stdinLeft?.() : sizeOf(path);
  const jobs = begin === undefined ? 1 : jobsOf(invocation.options, left, true);
  const origin = { name, path, colour: palette.messages.isColorSupported };
  try {
    if (begin === undefined || jobs === 1) {
      return await transformed(task, pieces, origin, surroundings);
    }
    const { workInThreads } = await import("./work-in-threads.ts");
    return await workInThreads(invocation, begin, jobs, pieces, origin, surroundings);
  } finally {
    stopping.abort();
    await printer.flush();
  }
}

/**
 * Performs a command on its texts, one after another. Prints everything it can before it waits for more input.
 *
 * @returns The exit status.
 */
export async function performOnTexts(
  invocation: Invocation<TextCommand>,
  surroundings: Surroundings,
): Promise<0 | 1 | 2> {
  const { command, options, operands } = invocation;
  const { printer, ending, language } = surroundings;
  const task = command.prepareText(options, language);
  let status: 0 | 1 | 2 = 0;
  for (const operand of operands.length === 0 ? ["-"] : operands) {
    if (printer.isClosed() || ending.aborted) break;
    try {
      status = worse(status, await performOnText(operand, task, invocation, surroundings));
    } catch (thrown) {
      status = await tellFailed(thrown, surroundings, missingText(thrown, operand, command.name));
    }
  }
  return status;
}
