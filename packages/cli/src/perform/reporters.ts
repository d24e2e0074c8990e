import type { Outcome } from "../command-kit/outcome.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { withAdvice } from "../output/advice.ts";
import { toJson } from "../output/json.ts";
import type { Printer } from "../output/printer.ts";
import { renderError } from "../output/render-error.ts";

/** Reports what has become of an input: an operand, or a line of standard input, then with its number. */
export type Reporter = (input: string, outcome: Outcome, line: number | undefined) => void;

/** Reports to programs. */
export function jsonReporter(printer: Printer): Reporter {
  return (input, outcome, line) => {
    const isGood = outcome.kind === "answer" && outcome.ok;
    const head = { input, ...(isGood || line === undefined ? {} : { line }), ok: isGood };
    const rest = outcome.kind === "answer" ? outcome.fields() : { error: withAdvice(outcome.error) };
    printer.result(toJson({ ...head, ...rest }));
  };
}

/**
 * Reports to people.
 *
 * @param spaced - Whether a blank line separates the results.
 * @param label - What stands before a result that may be one of several, to tell them apart.
 */
export function textReporter(
  { printer, palette: { results, complaints }, language }: Surroundings,
  spaced: boolean,
  label: (input: string) => string,
): Reporter {
  let isFirst = true;
  return (input, outcome, line) => {
    if (outcome.kind === "failure") {
      const origin = line === undefined ? undefined : language.say("standard input, line {line}", { line });
      printer.complaint(
        renderError(withAdvice(outcome.error), outcome.source, {
          colour: complaints.isColorSupported,
          origin,
          language,
        }),
      );
      return;
    }
    const text = outcome.text(results);
    if (text === "") return;
    printer.result(`${spaced && !isFirst ? "\n" : ""}${label(input)}${text}`);
    isFirst = false;
  };
}
