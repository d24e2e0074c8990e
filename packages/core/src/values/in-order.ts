import { missing, notAComponent, otherScheme } from "../errors/sentences.ts";
import type { FieldValues } from "./record.ts";
import { Refusal } from "./refusal.ts";

/** Refuses a component that is missing. */
export function refuseMissing(name: string): never {
  throw new Refusal(name, missing);
}

/** Refuses a scheme that is another one, or is not spelt canonically. */
export function checkLead(name: string, given: unknown, exact: boolean): void {
  if (given === name || (given === undefined && !exact)) return;
  if (exact || typeof given !== "string" || given.toLowerCase() !== name)
    throw new Refusal("scheme", { ...otherScheme, params: { name } });
}

/**
 * The same parts with the fields in order, each of them there.
 *
 * @param parts - The values, by name.
 * @param names - The names of the fields.
 * @param needed - The fields that must be there: what is missing is named first, as far as the fields are in order.
 * @returns An object without a prototype; what is not there is `undefined`.
 * @throws Refusal - Where one of those is missing, or there is another field.
 * @public
 */
export function inOrder(parts: FieldValues, names: readonly string[], needed: readonly string[]): FieldValues {
  // Each is read once: an accessor could give something else the second time.
  const given: Record<string, unknown> = Object.create(null);
  let isInOrder = true;
  for (const [place, field] of Object.keys(parts).entries()) {
    given[field] = parts[field];
    isInOrder &&= field === names[place];
    if (isInOrder && needed.includes(field) && given[field] === undefined) refuseMissing(field);
  }
  const other = Object.keys(given).find((name) => given[name] !== undefined && !names.includes(name));
  if (other !== undefined) throw new Refusal(other, notAComponent);
  const ordered: Record<string, unknown> = Object.create(null);
  for (const name of names) ordered[name] = given[name];
  return ordered;
}
