import type { UrlValue } from "@url1738/core";
import { type QueryPair, readQuery, writeQuery } from "@url1738/https/query";
import { visible } from "../output/visible.ts";

/**
 * Reads and changes the parts of a URL that options name: `host`, `query.NAME` for a parameter, or, as `parse` prints it, the path of a part
 * of a component, such as `hosts[1].port`.
 */

/** The form of a part's name. */
export const PART: RegExp = /^(?:query\..+|[A-Za-z]\w*(?:\.[A-Za-z]\w*|\[\d{1,6}\])*)$/s;

/** The form of a change: the name of a part, `=`, and its value. */
export const CHANGE: RegExp = /^(?:query\.[^=]+|[A-Za-z]\w*(?:\.[A-Za-z]\w*|\[\d{1,6}\])*)=/;

type UrlFields = Readonly<Record<string, unknown>>;

/** Returns the name of a parameter; `undefined` for a component. A query that is an object has no parameters, but parts. */
const parameterIn = ({ query }: UrlFields, name: string) =>
  name.startsWith("query.") && typeof query !== "object" ? name.slice("query.".length) : undefined;

/** Returns the names of the fields, and the indices of the items, that lead to a part. */
const stepsOf = (name: string) => name.match(/\w+/g) ?? [];

/** Returns the part to which steps lead; `undefined` if there is none. */
const partAt = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, step)
        ? (inner as UrlFields)[step]
        : undefined,
    value,
  );

/** Replaces the part to which steps lead; removes it if the new part is `undefined`. */
function withPart(value: unknown, [step, ...rest]: readonly string[], part: unknown): unknown {
  if (step === undefined) return part;
  const inner = withPart(partAt(value, [step]), rest, part);
  // Only an index begins with a digit.
  if (!/^\d/.test(step)) return { ...(value as object | undefined), [step]: inner };
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const [before, after] = [items.slice(0, Number(step)), items.slice(Number(step) + 1)];
  return inner === undefined ? [...before, ...after] : [...before, inner, ...after];
}

const pairsOf = ({ query }: UrlFields) => readQuery(query as string | undefined);

/** Returns a part as one line: a list as JSON, and nothing for a part that the URL does not have. */
export function partOf(url: UrlValue, name: string): string {
  const fields = url as UrlFields & UrlValue;
  const parameter = parameterIn(fields, name);
  const own = partAt(fields, stepsOf(name));
  const part = parameter === undefined ? own : pairsOf(fields).find((pair) => pair.name === parameter)?.value;
  return visible(typeof part === "object" ? JSON.stringify(part) : String(part ?? ""));
}

/** Replaces the first pair of a name, or adds one, and drops the others; without a value, drops all. */
function replaced(pairs: readonly QueryPair[], name: string, value: string | undefined): readonly QueryPair[] {
  const first = pairs.findIndex((pair) => pair.name === name);
  if (first < 0) return value === undefined ? pairs : [...pairs, { name, value }];
  return pairs.flatMap((pair, index) => {
    if (pair.name !== name) return [pair];
    return index === first && value !== undefined ? [{ name, value }] : [];
  });
}

/** Reads the value of a change: JSON for a list, text for any other part. */
function readValue(old: unknown, text: string): unknown {
  if (!Array.isArray(old)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Returns the changes that options ask for, as `update` takes them.
 *
 * @param set - The changes, each of the form {@link CHANGE}, in order.
 * @param unset - The names of the parts to remove.
 */
export function changesOf(url: UrlValue, set: readonly string[], unset: readonly string[]): UrlFields {
  const changes: Record<string, unknown> = {};
  const fields = url as UrlFields & UrlValue;
  const change = (name: string, text: string | undefined) => {
    const parameter = parameterIn(fields, name);
    const now = { ...fields, ...changes };
    if (parameter !== undefined) changes.query = writeQuery(replaced(pairsOf(now), parameter, text));
    else {
      const [field, ...steps] = stepsOf(name) as [string, ...string[]];
      const part = text === undefined ? undefined : readValue(partAt(now, [field, ...steps]), text);
      changes[field] = withPart(now[field as keyof typeof now], steps, part);
    }
  };
  for (const name of unset) change(name, undefined);
  for (const one of set) change(one.slice(0, one.indexOf("=")), one.slice(one.indexOf("=") + 1));
  return changes;
}
