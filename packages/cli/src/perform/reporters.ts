import type { UrlError } from "@url1738/core";
import type { Options } from "../command-kit/options.ts";
import type { Outcome } from "../command-kit/outcome.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import type { Language } from "../language/language.ts";
import { withAdvice } from "../output/advice.ts";
import { annotationOf, annotationSpeller } from "../output/annotations.ts";
import { toJson } from "../output/json.ts";
import { type Rendering, renderError } from "../output/render-error.ts";
import type { Results } from "../output/results.ts";

/** Reports what has become of an input: an operand, or a line of standard input, then with its number. */
export type Reporter = (input: string, outcome: Outcome, line: number | undefined) => void;

/** The fields of an answer, with its errors as they are printed. */
function fieldsWith(
  fields: { readonly errors?: readonly UrlError[] },
  shown: (errors: readonly UrlError[]) => readonly UrlError[],
): object {
  return fields.errors === undefined ? fields : { ...fields, errors: shown(fields.errors) };
}

/**
 * Reports to programs.
 *
 * @param shown - An input as it is printed.
 * @param shownErrors - Errors of it as they are printed.
 */
export function jsonReporter(
  results: Results,
  shown: (input: string) => string,
  shownErrors: (errors: readonly UrlError[], input: string) => readonly UrlError[],
): Reporter {
  return (input, outcome, line) => {
    const isGood = outcome.kind === "answer" && outcome.ok;
    const head = { input: shown(input), ...(isGood || line === undefined ? {} : { line }), ok: isGood };
    const rest =
      outcome.kind === "answer"
        ? fieldsWith(outcome.fields(), (errors) => shownErrors(errors, input))
        : { error: shownErrors([withAdvice(outcome.error, line === undefined ? input : undefined)], input)[0] };
    results.result(toJson({ ...head, ...rest }));
  };
}

/**
 * Reports to those who review code, in the format that the options name. What has no place there names the input.
 *
 * @param shown - An input without its secrets.
 */
export function annotationReporter(
  results: Results,
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
      results.result(spell(annotationOf(fact, { file, ...inLine, subject }, language)));
    }
  };
}

/**
 * Reports to people.
 *
 * @param label - What stands before a result that may be one of several, to tell them apart.
 */
export function textReporter(
  results: Results,
  { palette, language, schemes }: Pick<Surroundings, "palette" | "language"> & Pick<Rendering, "schemes">,
  label: (input: string) => string,
): Reporter {
  return (input, outcome, line) => {
    if (outcome.kind === "failure") {
      const origin = line === undefined ? undefined : language.say("standard input, line {line}", { line });
      const colour = palette.complaints.isColorSupported;
      const error = withAdvice(outcome.error, line === undefined ? input : undefined);
      results.complaint(renderError(error, outcome.source, { colour, origin, language, schemes }));
      return;
    }
    const text = outcome.text(palette.results);
    if (text !== "") results.result(`${label(input)}${text}`);
  };
}
