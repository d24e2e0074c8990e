import { Url1738Error, urlError } from "@url1738/core";

/** An error in what was handed in besides the text. */
export function invalidOption(component: string, reason: string): Url1738Error {
  return new Url1738Error(
    urlError({
      code: "invalid-value",
      component,
      message: `The option "${component}" ${reason}.`,
    }),
  );
}
