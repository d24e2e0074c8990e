import type { InputTask } from "../command-kit/command.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { LineSplitter } from "../input/line-splitter.ts";
import { readStdin, watched } from "./reading.ts";

/**
 * Answers the lines of standard input.
 *
 * @param before - The number of lines counted before them.
 * @param answer - Answers a line, and prints the answer.
 */
export async function answerLines(
  task: InputTask,
  before: number,
  answer: (line: string, number: number) => void,
  surroundings: Surroundings,
): Promise<void> {
  const { printer, ending } = surroundings;
  const lines = new LineSplitter(task.longest, before);
  const announcement = `Reading ${task.reads} from the terminal, one per line; end with {keys}.`;

  /** Answers the lines that are complete, and writes the answers. */
  async function answerAll(): Promise<void> {
    if (printer.isClosed() || ending.aborted) return;
    for (let line = lines.next(); line !== undefined; line = lines.next()) {
      answer(line, lines.count);
      if (!printer.isFull()) continue;
      await printer.flush();
      if (printer.isClosed() || ending.aborted) return;
    }
    await printer.flush();
  }

  for await (const chunk of watched(readStdin(surroundings, announcement), undefined, surroundings)) {
    lines.push(chunk);
    await answerAll();
    if (printer.isClosed()) return;
  }
  // After an interruption, the last line may be incomplete.
  if (!ending.aborted) lines.end();
  await answerAll();
}
