import { withAdvice } from "./advice.ts";
import type { Colours } from "./colours.ts";
import type { Outcome, Task } from "./command.ts";
import type { Printer } from "./printer.ts";
import { renderError } from "./render-error.ts";

/** The colours of the results and of the complaints. */
export interface Palette {
  readonly results: Colours;
  readonly complaints: Colours;
}

/** Prints what has become of an input: of an operand, or of a line of standard input. */
export type PrintOutcome = (input: string, outcome: Outcome, line: number | undefined) => void;

/** Prints for programs. */
export function jsonPrinter(printer: Printer): PrintOutcome {
  return (input, outcome) => {
    const record =
      outcome.kind === "answer"
        ? { input, ok: outcome.ok, ...outcome.fields() }
        : { input, ok: false, error: withAdvice(outcome.error) };
    printer.result(`${JSON.stringify(record)}\n`);
  };
}

/** Prints for people. */
export function textPrinter(printer: Printer, task: Task, { results, complaints }: Palette): PrintOutcome {
  let isFirst = true;
  return (_, outcome, line) => {
    if (outcome.kind === "failure") {
      const origin = line === undefined ? undefined : `standard input, line ${line}`;
      printer.complaint(
        renderError(withAdvice(outcome.error), outcome.source, { colour: complaints.isColorSupported, origin }),
      );
      return;
    }
    const text = outcome.text(results);
    if (text === "") return;
    printer.result(task.spaced && !isFirst ? `\n${text}` : text);
    isFirst = false;
  };
}
