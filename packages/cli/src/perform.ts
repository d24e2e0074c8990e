import type { Readable } from "node:stream";
import type { Invocation } from "./arguments.ts";
import { chunksOfStdin, complainOfUnreadable } from "./chunks.ts";
import type { Command } from "./command.ts";
import { lineSplitter } from "./lines.ts";
import { jsonPrinter, type Palette, textPrinter } from "./print-outcome.ts";
import type { Printer } from "./printer.ts";

/** What a command is performed with. */
export interface Surroundings {
  /** Opens standard input; called only when it is to be read. */
  readonly stdin: () => Readable & { readonly isTTY?: boolean };
  readonly printer: Printer;
  readonly palette: Palette;
  /** Whether standard error is a terminal. */
  readonly isWatched: boolean;
}

/**
 * Performs a command: reads the inputs one by one and prints what becomes of each.
 *
 * @returns The exit status.
 */
export async function perform(
  command: Command,
  { options, operands }: Invocation,
  surroundings: Surroundings,
): Promise<0 | 1 | 2> {
  const { printer, palette } = surroundings;
  const task = await command.prepare(options);
  const print = options.json === true ? jsonPrinter(printer) : textPrinter(printer, task, palette);
  const isSkipping = options.skipEmpty === true;
  let status: 0 | 1 = 0;

  function answer(input: string, line?: number): void {
    if (input === "" && isSkipping) return;
    const outcome = task.act(input);
    if (outcome.kind === "failure" || outcome.status === 1) status = 1;
    print(input, outcome, line);
  }

  async function answerLines(): Promise<void> {
    const lines = lineSplitter(task.longest);
    let number = 0;

    /** Answers lines until there are no more, or so many results that they should be written; tells which. */
    function answerSome(): boolean {
      for (let line = lines.next(); line !== undefined; line = lines.next()) {
        number += 1;
        answer(line, number);
        if (printer.isFull()) return true;
      }
      return false;
    }

    async function answerAll(): Promise<void> {
      while (!printer.isClosed() && answerSome()) await printer.flush();
      await printer.flush();
    }

    for await (const chunk of chunksOfStdin(
      surroundings.stdin,
      printer,
      `${task.reads} from the terminal, one a line`,
    )) {
      lines.push(chunk);
      await answerAll();
      if (printer.isClosed()) return;
    }
    lines.end();
    await answerAll();
  }

  const inputs = operands.length === 0 ? ["-"] : operands;
  try {
    for (const [index, input] of inputs.entries()) {
      if (printer.isClosed()) break;
      if (input !== "-") answer(input);
      // At its second mention there is nothing left to be read.
      else if (inputs.indexOf("-") === index) await answerLines();
    }
    await printer.flush();
  } catch (thrown) {
    await complainOfUnreadable(thrown, printer);
    return 2;
  }
  return status;
}
