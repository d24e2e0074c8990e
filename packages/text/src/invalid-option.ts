import { type Params, Url1738Error } from "@url1738/core";
import { urlError } from "@url1738/core/define";

/** Makes the error of a wrong option; `rest` completes its sentence. */
export function invalidOption(component: string, reason: string, rest: string, params?: Params): Url1738Error {
  const sentence = `The option "{component}" ${rest}.`;
  return new Url1738Error(
    urlError({ code: "invalid-value", component }, { reason: `text/${reason}`, sentence, params }),
  );
}

/** Returns the value of an option that must be a whole number. @throws Url1738Error - With the code `invalid-value` for anything else. */
export function wholeNumber(component: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw invalidOption(component, "less-than-least", "must be a whole number of at least {least}", { least });
}

/** Makes the error of a value that should be a text but is not a string. */
export function notText(value: unknown): Url1738Error {
  const sentence = "A text must be a string, but this is of type {type}.";
  const notAString = { reason: "text/not-a-string", sentence, params: { type: typeof value } };
  return new Url1738Error(urlError({ code: "not-a-string" }, notAString));
}
