import { Url1738Error, urlError } from "../errors/url-error.ts";
import { type FieldValues, isRecord } from "../machines/record.ts";
import { Refusal } from "../machines/refusal.ts";

/**
 * Spells a value of whatever length.
 *
 * @param exact - Whether only a value that `parse` returns will do.
 * @throws Url1738Error - With the code `invalid-value`.
 */
export type Formatter = (parts: unknown, exact: boolean) => string;

/** Makes the formatter of a scheme, or of any, of what spells the fields of an object. */
export function createFormatter(
  scheme: string | undefined,
  spell: (parts: FieldValues, exact: boolean) => string,
): Formatter {
  return (parts, exact) => {
    try {
      if (!isRecord(parts)) throw new Refusal("scheme", "is missing: not a plain object");
      return spell(parts, exact);
    } catch (thrown) {
      throw refusedValue(scheme, thrown);
    }
  };
}

/** The error of what has been thrown while a value was spelt: a refusal; or what, as a rule, came out of the value, as its cause. */
export function refusedValue(scheme: string | undefined, thrown: unknown): Url1738Error {
  const isRefusal = thrown instanceof Refusal;
  const { component, reason } = isRefusal ? thrown : new Refusal("scheme", "belongs to a value that cannot be read");
  const message = `The component "${component}" ${reason}.`;
  const error = new Url1738Error(urlError({ code: "invalid-value", scheme, component, message }));
  return isRefusal ? error : Object.assign(error, { cause: thrown });
}

/** Refuses a scheme that is another one, or is not spelt canonically. */
export function checkLead(name: string, given: unknown, exact: boolean): void {
  if (given === name || (given === undefined && !exact)) return;
  if (exact || typeof given !== "string" || given.toLowerCase() !== name)
    throw new Refusal("scheme", `is not "${name}"`);
}
