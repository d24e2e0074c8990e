import type { UrlError } from "@url1738/core";
import { withAdvice } from "../output/advice.ts";
import { rawJson } from "../output/json.ts";
import type { Reporter, ResultPrinter } from "./reporters.ts";

/** Returns the fields of an answer; `shown` returns its errors as they are printed. */
function fieldsWith(
  fields: { readonly errors?: readonly UrlError[] },
  shown: (errors: readonly UrlError[]) => readonly UrlError[],
): object {
  return fields.errors === undefined ? fields : { ...fields, errors: shown(fields.errors) };
}

/** Returns a reporter for programs; `shown` and `shownErrors` return an input and its errors as they are printed. */
export function jsonReporter(
  printer: ResultPrinter,
  shown: (input: string) => string,
  shownErrors: (errors: readonly UrlError[], input: string) => readonly UrlError[],
): Reporter {
  return (input, outcome, line) => {
    const isGood = outcome.kind === "answer" && outcome.ok;
    const head = { input: shown(input), line: isGood ? undefined : line, ok: isGood };
    const rest =
      outcome.kind === "answer"
        ? fieldsWith(outcome.fields(), (errors) => shownErrors(errors, input))
        : { error: shownErrors([withAdvice(outcome.error, line === undefined ? input : undefined)], input)[0] };
    // Spreading both into a third object would take longer than JSON.stringify.
    printer.json(`${rawJson(Object.assign(head, rest))}\n`, !isGood);
  };
}
