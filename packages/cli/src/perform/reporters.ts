import type { Outcome } from "../command-kit/outcome.ts";
import { withAdvice } from "../output/advice.ts";
import type { Palette } from "../output/colours.ts";
import type { Printer } from "../output/printer.ts";
import { renderError } from "../output/render-error.ts";

/** Reports what has become of an input: an operand, or a line of standard input, then with its number. */
export type Reporter = (input: string, outcome: Outcome, line: number | undefined) => void;

/** Reports to programs. */
export function jsonReporter(printer: Printer): Reporter {
  return (input, outcome) => {
    const record =
      outcome.kind === "answer"
        ? { input, ok: outcome.ok, ...outcome.fields() }
        : { input, ok: false, error: withAdvice(outcome.error) };
    printer.result(`${JSON.stringify(record)}\n`);
  };
}

/**
 * Reports to people.
 *
 * @param spaced - Whether a blank line separates the results.
 */
export function textReporter(printer: Printer, { results, complaints }: Palette, spaced: boolean): Reporter {
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
    printer.result(spaced && !isFirst ? `\n${text}` : text);
    isFirst = false;
  };
}
