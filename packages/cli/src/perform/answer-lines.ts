import type { InputTask } from "../command-kit/command.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { LineSplitter } from "../input/line-splitter.ts";
import type { Printer } from "../output/printer.ts";
import { readStdin, tellUnreadable, watched } from "./reading.ts";

/** Answers a line of input, and prints the answer. */
type AnswerLine = (line: string, number: number) => void;

/** Answers lines until none is left, or until the output should be written first; returns `true` only in the second case. */
function answerSome(lines: LineSplitter, answer: AnswerLine, printer: Printer): boolean {
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    answer(line, lines.count);
    if (printer.isFull()) return true;
  }
  return false;
}

/** Answers the lines that are complete, and writes the answers. */
async function answerAll(lines: LineSplitter, answer: AnswerLine, { printer, ending }: Surroundings): Promise<void> {
  while (!printer.isClosed() && !ending.aborted && answerSome(lines, answer, printer)) await printer.flush();
  await printer.flush();
}

async function answerStdin(
  task: InputTask,
  before: number,
  answer: AnswerLine,
  surroundings: Surroundings,
): Promise<void> {
  const { printer } = surroundings;
  const lines = new LineSplitter(task.longest, before);
  const announcement = `Reading ${task.reads} from the terminal, one per line; end with {keys}.`;
  for await (const chunk of watched(readStdin(surroundings, announcement), undefined, surroundings)) {
    lines.push(chunk);
    await answerAll(lines, answer, surroundings);
    if (printer.isClosed()) return;
  }
  // After an interruption, the last line may be incomplete.
  if (surroundings.ending.aborted) return;
  lines.end();
  await answerAll(lines, answer, surroundings);
}

/**
 * Answers the lines of standard input; prints an error if it cannot be read.
 *
 * @param before - The number of lines counted before them.
 * @returns True if standard input could be read.
 */
export async function answerLines(
  task: InputTask,
  before: number,
  answer: AnswerLine,
  surroundings: Surroundings,
): Promise<boolean> {
  try {
    await answerStdin(task, before, answer, surroundings);
    return true;
  } catch (thrown) {
    await tellUnreadable(thrown, surroundings);
    return false;
  }
}
