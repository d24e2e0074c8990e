import type { Invocation } from "./arguments.ts";
import { chunksOfFile, chunksOfStdin, complainOfUnreadable } from "./chunks.ts";
import type { TextCommand } from "./command.ts";
import type { Surroundings } from "./perform.ts";
import { printable } from "./printable.ts";
import { createProgress } from "./progress.ts";

/**
 * Performs a command that works on texts: reads the files, or standard input, and prints what becomes of them. What can be printed
 * is printed before more is waited for.
 *
 * @returns The exit status.
 */
export async function performText(
  command: TextCommand,
  { options, operands }: Invocation,
  { stdin, printer, palette, isWatched }: Surroundings,
): Promise<0 | 1 | 2> {
  const task = command.prepareText(options);
  const colour = palette.complaints.isColorSupported;
  let status: 0 | 1 | 2 = 0;

  async function performOne(operand: string): Promise<void> {
    const path = operand === "-" ? undefined : operand;
    const progress = createProgress(printer, path);
    const isShown = task.hasProgress && isWatched;

    async function* counted(): AsyncGenerator<Buffer> {
      const what = `${task.reads} from the terminal`;
      for await (const chunk of path === undefined ? chunksOfStdin(stdin, printer, what) : chunksOfFile(path)) {
        yield chunk;
        if (isShown) progress.add(chunk.length);
        await printer.flush();
      }
    }

    const name = path === undefined ? "standard input" : printable(path);
    try {
      for await (const { to, text, isFailure } of task.transform(counted(), { name, colour })) {
        progress.clear();
        printer[to](text);
        if (isFailure === true && status === 0) status = 1;
        if (printer.isFull()) await printer.flush();
        if (printer.isClosed()) return;
      }
    } finally {
      progress.clear();
      await printer.flush();
    }
  }

  for (const operand of operands.length === 0 ? ["-"] : operands) {
    if (printer.isClosed()) break;
    try {
      await performOne(operand);
    } catch (thrown) {
      await complainOfUnreadable(thrown, printer);
      status = 2;
    }
  }
  return status;
}
