import type { Outcome } from "../command-kit/command.ts";
import type { Options } from "../command-kit/options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import type { Language } from "../language/language.ts";
import { withAdvice } from "../output/advice.ts";
import { annotationOf, annotationSpeller } from "../output/annotations.ts";
import type { Printer } from "../output/printer.ts";
import { type Rendering, renderError } from "../output/render-error.ts";

export type ResultPrinter = Pick<Printer, "result" | "json" | "message">;

/** Returns a printer that puts a blank line between two results. */
export function spaced(printer: ResultPrinter): ResultPrinter {
  let separator = "";
  return {
    result: (text) => {
      printer.result(`${separator}${text}`);
      separator = "\n";
    },
    json: (lines, isForeign) => printer.json(lines, isForeign),
    message: (text) => printer.message(text),
  };
}

/** Reports the outcome of an operand, or of a line of standard input, which has a number. */
export type Reporter = (input: string, outcome: Outcome, line: number | undefined) => void;

/**
 * Returns a reporter for code reviews, in the format that the options name. A message without a place in a file names the input.
 *
 * @param shown - Returns an input without its secrets.
 */
export function annotationReporter(
  printer: ResultPrinter,
  { outputFormat, stdinName }: Options,
  language: Language,
  shown: (input: string) => string,
): Reporter {
  const spell = annotationSpeller(outputFormat);
  return (input, outcome, line) => {
    const facts = outcome.kind === "failure" ? [withAdvice(outcome.error)] : (outcome.facts ?? []);
    for (const fact of facts) {
      const { index = 0, end = input.length } = "index" in fact ? fact : {};
      const subject = line === undefined ? shown(input) : undefined;
      const inLine = line !== undefined && { line, column: index + 1, endColumn: Math.max(index, end) + 1 };
      const file = line === undefined || stdinName === undefined ? undefined : String(stdinName);
      printer.result(spell(annotationOf(fact, { file, ...inLine, subject }, language)));
    }
  };
}

/** Returns a reporter for people; `label` returns the text before a result. */
export function textReporter(
  printer: ResultPrinter,
  { palette, language, schemes }: Pick<Surroundings, "palette" | "language"> & Pick<Rendering, "schemes">,
  label: (input: string) => string,
): Reporter {
  return (input, outcome, line) => {
    if (outcome.kind === "failure") {
      const origin = line === undefined ? undefined : language.say("standard input, line {line}", { line });
      const colour = palette.messages.isColorSupported;
      const error = withAdvice(outcome.error, line === undefined ? input : undefined);
      printer.message(renderError(error, outcome.source, { colour, origin, language, schemes }));
      return;
    }
    const text = outcome.text(palette.results);
    if (text !== "") printer.result(`${label(input)}${text}`);
  };
}
