import { otherScheme } from "../errors/sentences.ts";
import type { FieldValues } from "../machines/record.ts";
import { Refusal } from "../machines/refusal.ts";
import { checkedNames, refusedError } from "./refused-error.ts";

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
  secrets?: readonly string[],
): Formatter {
  return (parts, exact) => {
    try {
      checkedNames(parts);
      return spell(parts as FieldValues, exact);
    } catch (thrown) {
      throw refusedError(scheme, thrown, secrets);
    }
  };
}

/** Refuses a scheme that is another one, or is not spelt canonically. */
export function checkLead(name: string, given: unknown, exact: boolean): void {
  if (given === name || (given === undefined && !exact)) return;
  if (exact || typeof given !== "string" || given.toLowerCase() !== name)
    throw new Refusal("scheme", { ...otherScheme, params: { name } });
}
