import type { InputCommand, Invocation } from "../command-kit/command.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { jsonReporter, textReporter } from "./reporters.ts";

/**
 * Performs a command on its inputs: takes them one by one and reports what becomes of each. The code that reads standard input is
 * loaded only when it is to be read.
 *
 * @returns The exit status.
 */
export async function performOnInputs(
  { command, options, operands }: Invocation<InputCommand>,
  surroundings: Surroundings,
): Promise<0 | 1 | 2> {
  const { printer, language } = surroundings;
  const task = await command.prepare(options, language);
  const inputs = operands.length === 0 ? ["-"] : operands;
  const isOne = inputs.length === 1 && inputs[0] !== "-";
  const label = (input: string) => (isOne ? "" : (task.label?.(input) ?? ""));
  const report = options.json === true ? jsonReporter(printer) : textReporter(surroundings, task.spaced, label);
  let status: 0 | 1 = 0;

  function answer(input: string, line?: number): void {
    if (input === "" && options.skipEmpty === true) return;
    const outcome = task.act(input);
    if (outcome.kind === "failure" || outcome.status === 1) status = 1;
    report(input, outcome, line);
  }

  for (const [index, input] of inputs.entries()) {
    if (printer.isClosed()) break;
    if (input !== "-") answer(input);
    // When standard input is mentioned again, there is nothing left to read.
    else if (inputs.indexOf("-") === index) {
      const { answerLines } = await import("./answer-lines.ts");
      if (!(await answerLines(task, answer, surroundings))) return 2;
    }
  }
  await printer.flush();
  return status;
}
