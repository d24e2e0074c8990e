import { Url1738Error } from "@url1738/core";
import { urlError } from "@url1738/core/define";

/** The error of what should be a text and is not a string. */
export function notText(value: unknown): Url1738Error {
  const sentence = "A text is a string, but this is of type {type}.";
  const notAString = { reason: "text/not-a-string", sentence, params: { type: typeof value } };
  return new Url1738Error(urlError({ code: "not-a-string" }, notAString));
}
