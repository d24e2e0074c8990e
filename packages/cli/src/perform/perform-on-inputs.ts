import type { InputCommand, Invocation, Outcome } from "../command-kit/command.ts";
import { jobsOf, linesBefore, type Options } from "../command-kit/options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { jsonReporter } from "./json-reporter.ts";

/** Prints an answer as JSON or as text for people. @returns False for a failure, or if the answer cannot be spelt. */
function printedAnswer(
  outcome: Outcome,
  input: string,
  { json }: Options,
  { printer, palette }: Pick<Surroundings, "printer" | "palette">,
): boolean {
  if (outcome.kind !== "answer" || outcome.isFailure) return false;
  try {
    if (json === true) {
      jsonReporter(printer, String, (errors) => errors)(input, outcome, undefined);
      return true;
    }
    const text = outcome.text(palette.results);
    if (text !== "") printer.result(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Performs a command on its inputs, one by one, and reports the outcome of each. Loads the code that reads standard input only when it is
 * needed, and so the code that reports errors and masks secrets: it takes a third of the time of a run with a single URL.
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
  const isPlain = isOne && ["redact", "outputFormat", "skipEmpty"].every((name) => options[name] === undefined);
  const outcome = isPlain ? task.act(inputs[0] as string) : undefined;
  if (outcome !== undefined && printedAnswer(outcome, inputs[0] as string, options, surroundings)) {
    await printer.flush();
    return 0;
  }
  const { Answerer } = await import("./answerer.ts");
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
    if (input !== "-") answerer.answer(input, undefined, outcome);
    // A second `-` has nothing left to read.
    else if (inputs.indexOf("-") === index) await answerStdin();
  }
  await printer.flush();
  return answerer.status;
}
