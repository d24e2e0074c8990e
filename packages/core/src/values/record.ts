import { fieldOf } from "../errors/own-fields.ts";
import { missing, notAComponent, notPlainOf, otherScheme } from "../errors/sentences.ts";
import type { FieldValues } from "../grammar/nodes.ts";
import { Refusal } from "./refusal.ts";

/** Plain objects and arrays, with nothing but their fields and items. */

/** Returns the names of the own, enumerable fields of an object without a class, from any realm; otherwise `undefined`. */
export function fieldNames(value: unknown): readonly string[] | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const prototype = Object.getPrototypeOf(value);
  const isPlain = prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
  return isPlain ? Object.keys(value) : undefined;
}

/** Tells whether a value is an array, from any realm, but not of a subclass. */
export function isPlainArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && Array.isArray(Object.getPrototypeOf(value));
}

/** Returns a value that must be a plain array. @throws Refusal */
export function arrayOf(name: string, value: unknown): readonly unknown[] {
  if (isPlainArray(value)) return value;
  throw new Refusal(name, value === undefined ? missing : notPlainOf("array"));
}

/** Returns a value that must be a plain object. @throws Refusal @public */
export function objectOf(name: string, value: unknown): FieldValues {
  try {
    if (fieldNames(value) !== undefined) return value as FieldValues;
  } catch {
    // It is a proxy that cannot be read.
  }
  throw new Refusal(name, value === undefined ? missing : notPlainOf("object"));
}

/** Tells whether two values are deeply equal: arrays by their items, others by their fields; a missing field is `undefined`. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      [...a].every((item, at) => isSameValue(item, b[at]))
    );
  return Object.keys({ ...a, ...b }).every((key) => isSameValue(fieldOf(a, key), fieldOf(b, key)));
}

/** Refuses a value that lacks a component. */
export function refuseMissing(name: string): never {
  throw new Refusal(name, missing);
}

/** Refuses a wrong scheme; if `exact`, also one that is missing or not spelt canonically. */
export function checkLead(name: string, scheme: unknown, exact: boolean): void {
  if (scheme === name || (scheme === undefined && !exact)) return;
  if (exact || typeof scheme !== "string" || scheme.toLowerCase() !== name)
    throw new Refusal("scheme", { ...otherScheme, params: { name } });
}

/**
 * Copies parts in the order of the fields. The copy has no prototype, and has every field, a missing one as `undefined`.
 *
 * @param needed - The fields that must not be `undefined`. As far as the parts are in order, this is checked before unknown fields are
 *   refused.
 * @throws Refusal - If one of the needed fields is missing, or there is an unknown field.
 * @public
 */
export function inOrder(parts: FieldValues, names: readonly string[], needed: readonly string[]): FieldValues {
  // Read each field once: an accessor could return something else the second time.
  const fields: Record<string, unknown> = Object.create(null);
  let isInOrder = true;
  for (const [place, field] of Object.keys(parts).entries()) {
    fields[field] = parts[field];
    isInOrder &&= field === names[place];
    if (isInOrder && needed.includes(field) && fields[field] === undefined) refuseMissing(field);
  }
  const other = Object.keys(fields).find((name) => fields[name] !== undefined && !names.includes(name));
  if (other !== undefined) throw new Refusal(other, notAComponent);
  const ordered: Record<string, unknown> = Object.create(null);
  for (const name of names) ordered[name] = fields[name];
  return ordered;
}
