import type { FieldValues } from "./record.ts";
import { Refusal } from "./refusal.ts";

/** Refuses a component that is missing. */
export function refuseMissing(name: string): never {
  throw new Refusal(name, "is missing");
}

/**
 * The same parts with the fields in order, each of them there.
 *
 * @param needed - The fields that must be there: what is missing is named first, as far as the fields are in order.
 */
export function inOrder(parts: FieldValues, names: readonly string[], needed: readonly string[]): FieldValues {
  let place = 0;
  for (const field in parts) {
    if (field !== names[place++]) break;
    if (needed.includes(field) && parts[field] === undefined) refuseMissing(field);
  }
  const other = Object.keys(parts).find((name) => parts[name] !== undefined && !names.includes(name));
  if (other !== undefined) throw new Refusal(other, "is not a component here");
  const ordered: Record<string, unknown> = {};
  for (const name of names) ordered[name] = parts[name];
  return ordered;
}
