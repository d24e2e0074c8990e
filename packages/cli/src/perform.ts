import type { Readable } from "node:stream";
import type { Invocation } from "./arguments.ts";
import { lineSplitter } from "./lines.ts";
import { jsonPrinter, type Palette, textPrinter } from "./print-outcome.ts";
import type { Printer } from "./printer.ts";

/** What a command is performed with. */
export interface Surroundings {
  /** Opens standard input; called only when it is to be read. */
  readonly stdin: () => Readable & { readonly isTTY?: boolean };
  readonly printer: Printer;
  readonly palette: Palette;
}

/** Standard input cannot be read; the message says why. */
class Unreadable extends Error {}

/** The chunks of standard input. */
async function* chunksOf(open: Surroundings["stdin"], announce: () => Promise<void>): AsyncGenerator<Buffer> {
  try {
    const stdin = open();
    if (stdin.isTTY === true) await announce();
    for await (const chunk of stdin) yield chunk as Buffer;
  } catch (thrown) {
    throw new Unreadable(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function waitingNotice(reads: string): string {
  const keys = process.platform === "win32" ? "Ctrl-Z and Enter" : "Ctrl-D";
  return `Reading ${reads} from the terminal, one a line; end with ${keys}.\n`;
}

/**
 * Performs a command: reads the inputs one by one and prints what becomes of each.
 *
 * @returns The exit status.
 */
export async function perform(invocation: Invocation, surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { command, options, operands } = invocation;
  const { printer, palette } = surroundings;
  const task = command.prepare(options);
  const print = options.json === true ? jsonPrinter(printer) : textPrinter(printer, task, palette);
  const isSkipping = options.skipEmpty === true;
  let status: 0 | 1 = 0;

  function answer(input: string, line?: number): void {
    if (input === "" && isSkipping) return;
    const outcome = task.act(input);
    if (!outcome.ok) status = 1;
    print(input, outcome, line);
  }

  async function answerLines(): Promise<void> {
    const lines = lineSplitter(task.longest);
    let number = 0;

    async function answerAll(): Promise<void> {
      for (let line = lines.next(); line !== undefined && !printer.isClosed(); line = lines.next()) {
        number += 1;
        answer(line, number);
        if (printer.isFull()) await printer.flush();
      }
      await printer.flush();
    }

    for await (const chunk of chunksOf(surroundings.stdin, announce)) {
      lines.push(chunk);
      await answerAll();
      if (printer.isClosed()) return;
    }
    lines.end();
    await answerAll();
  }

  async function announce(): Promise<void> {
    printer.complaint(waitingNotice(task.reads));
    await printer.flush();
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
    if (!(thrown instanceof Unreadable)) throw thrown;
    printer.complaint(`error: Standard input cannot be read: ${thrown.message}.\n`);
    await printer.flush();
    return 2;
  }
  return status;
}
