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
      throw refusedValue(scheme, parts, thrown);
    }
  };
}

/** A value that is nested more deeply is not one that anybody could spell. */
const DEEPEST = 50;

/** Whether a value can be read to its end: no getter in it throws, no proxy, and the nesting is not without end. */
function isReadable(value: unknown, seen = new Set<unknown>(), depth = 0): boolean {
  if (typeof value !== "object" || value === null || seen.has(value)) return true;
  seen.add(value);
  if (depth === DEEPEST) return false;
  try {
    return Object.values(value).every((one) => isReadable(one, seen, depth + 1));
  } catch {
    return false;
  }
}

/**
 * The error of what has been thrown while a value was spelt: a refusal, or what came out of the value. What else is thrown is the
 * scheme's own, and comes back as it is.
 */
export function refusedValue(scheme: string | undefined, value: unknown, thrown: unknown): unknown {
  if (!(thrown instanceof Refusal) && isReadable(value)) return thrown;
  const { component, reason } =
    thrown instanceof Refusal ? thrown : new Refusal("scheme", "belongs to a value that cannot be read");
  const message = `The component "${component}" ${reason}.`;
  return new Url1738Error(urlError({ code: "invalid-value", scheme, component, message }));
}

/** Refuses a scheme that is another one, or is not spelt canonically. */
export function checkLead(name: string, given: unknown, exact: boolean): void {
  if (given === name || (given === undefined && !exact)) return;
  if (exact || typeof given !== "string" || given.toLowerCase() !== name)
    throw new Refusal("scheme", `is not "${name}"`);
}
