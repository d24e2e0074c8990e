import type { Invocation } from "./arguments.ts";
import { chunksOfFile, chunksOfStdin, complainOfUnreadable } from "./chunks.ts";
import type { TextCommand } from "./command.ts";
import type { Surroundings } from "./perform.ts";

/**
 * Performs a command that works on texts: reads the files, or standard input, and prints what becomes of them. Octets go in and
 * out one by one, so that a text need not be UTF-8.
 *
 * @returns The exit status.
 */
export async function performText(
  command: TextCommand,
  { options, operands }: Invocation,
  { stdin, printer }: Surroundings,
): Promise<0 | 2> {
  async function performOne(operand: string): Promise<void> {
    const task = command.begin(options);
    const what = `${task.reads} from the terminal`;
    const chunks = operand === "-" ? chunksOfStdin(stdin, printer, what) : chunksOfFile(operand);
    for await (const chunk of chunks) {
      printer.octets(task.push(chunk.toString("latin1")));
      if (printer.isFull()) await printer.flush();
      if (printer.isClosed()) return;
    }
    printer.octets(task.end());
    await printer.flush();
  }

  let status: 0 | 2 = 0;
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
