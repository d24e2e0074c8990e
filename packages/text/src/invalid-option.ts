import { type Params, Url1738Error } from "@url1738/core";
import { urlError } from "@url1738/core/define";

/**
 * An error in what was handed in besides the text.
 *
 * @param reason - Which sentence it is.
 * @param rest - How the sentence goes on.
 */
export function invalidOption(component: string, reason: string, rest: string, params?: Params): Url1738Error {
  const sentence = `The option "{component}" ${rest}.`;
  return new Url1738Error(
    urlError({ code: "invalid-value", component }, { reason: `text/${reason}`, sentence, params }),
  );
}
