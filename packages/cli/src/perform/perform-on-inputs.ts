import type { InputCommand, Invocation } from "../command-kit/command.ts";
import { jobsOf, linesBefore } from "../command-kit/options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { Answerer } from "./answerer.ts";

/**
 * Performs a command on its inputs, one by one, and reports the outcome of each. Loads the code that reads standard input only when it is
 * needed.
 *
 * @returns The exit status.
 */
export async function performOnInputs(
  invocation: Invocation<InputCommand>,
  surroundings: Surroundings,
): Promise<0 | 1> {
  const { command, options, operands } = invocation;
  const { printer, language, ending } = surroundings;
  const task = await command.prepare(options, language);
  const inputs = operands.length === 0 ? ["-"] : operands;
  const isOne = inputs.length === 1 && inputs[0] !== "-";
  const answerer = new Answerer({ task, options, manner: surroundings, isOne }, printer);

  async function answerStdin(): Promise<void> {
    const jobs = jobsOf(options, surroundings.stdinLeft?.());
    if (jobs === 1) {
      const { answerLines } = await import("./answer-lines.ts");
      return answerLines(task, linesBefore(options), (line, number) => answerer.answer(line, number), surroundings);
    }
    const { answerInThreads } = await import("./answer-in-threads.ts");
    return answerInThreads(invocation, task, jobs, (answers) => answerer.relay(answers, printer), surroundings);
  }

  for (const [index, input] of inputs.entries()) {
    if (printer.isClosed() || ending.aborted) break;
    if (input !== "-") answerer.answer(input);
    // A second `-` has nothing left to read.
    else if (inputs.indexOf("-") === index) await answerStdin();
  }
  await printer.flush();
  return answerer.status;
}
