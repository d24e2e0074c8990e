import { type Registry, type UrlError, urlErrorOf } from "@url1738/core";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { errorLine } from "../language/error-line.ts";
import { why } from "../language/why.ts";
import { withAdvice } from "../output/advice.ts";
import { message } from "../output/message.ts";
import { renderError } from "../output/render-error.ts";
import { Unwritable } from "./save-as.ts";

/** Prints the error of an input. */
export function tellError(
  error: UrlError,
  input: string,
  schemes: Registry,
  { printer, palette, language }: Surroundings,
): void {
  const colour = palette.messages.isColorSupported;
  printer.message(
    renderError(withAdvice(error), error.index === undefined ? undefined : input, { colour, language, schemes }),
  );
}

function tellUnwritable({ path, cause }: Unwritable, { printer, language }: Surroundings): void {
  const params = { path, why: why(cause, language) };
  printer.message(message(errorLine(language, "The file {path} cannot be written: {why}.", params), [path]));
}

/** Prints the reason why a resource could not be fetched; rethrows anything else. */
export function tellFailure(thrown: unknown, input: string, schemes: Registry, surroundings: Surroundings): void {
  const error = urlErrorOf(thrown);
  if (error !== undefined) tellError(error, input, schemes, surroundings);
  else if (thrown instanceof Unwritable) tellUnwritable(thrown, surroundings);
  else throw thrown;
}
