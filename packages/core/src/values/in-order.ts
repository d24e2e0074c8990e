import { missing, notAComponent, otherScheme } from "../errors/sentences.ts";
import type { FieldValues } from "./record.ts";
import { Refusal } from "./refusal.ts";

/** Refuses a value that lacks a component. */
export function refuseMissing(name: string): never {
  throw new Refusal(name, missing);
}

/** Refuses a wrong scheme; if `exact`, also one that is missing or not spelt canonically. */
export function checkLead(name: string, given: unknown, exact: boolean): void {
  if (given === name || (given === undefined && !exact)) return;
  if (exact || typeof given !== "string" || given.toLowerCase() !== name)
    throw new Refusal("scheme", { ...otherScheme, params: { name } });
}

/**
 * Copies parts into the order of the fields: the copy has no prototype, and all fields, a missing one as `undefined`.
 *
 * @param needed - The fields that must not be missing; one that is missing is named first, as far as the fields are in order.
 * @throws Refusal - If one of the needed fields is missing, or there is an unknown field.
 * @public
 */
export function inOrder(parts: FieldValues, names: readonly string[], needed: readonly string[]): FieldValues {
  // Read each field once: an accessor could return something else the second time.
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
