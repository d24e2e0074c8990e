import { type UrlError, urlErrorOf } from "@url1738/core";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { withAdvice } from "../output/advice.ts";
import { complaint } from "../output/complaint.ts";
import { renderError } from "../output/render-error.ts";
import { Unwritable } from "./unwritable.ts";

/** Says what is wrong with an input. */
export function complainOfError(error: UrlError, input: string, { printer, palette }: Surroundings): void {
  const colour = palette.complaints.isColorSupported;
  printer.complaint(renderError(withAdvice(error), error.index === undefined ? undefined : input, { colour }));
}

/** Says why a resource could not be had; throws anything else again. */
export function complainOfFailure(thrown: unknown, input: string, surroundings: Surroundings): void {
  const error = urlErrorOf(thrown);
  if (error !== undefined) complainOfError(error, input, surroundings);
  else if (thrown instanceof Unwritable)
    surroundings.printer.complaint(complaint(`error: ${thrown.message}.\n`, [thrown.path]));
  else throw thrown;
}
