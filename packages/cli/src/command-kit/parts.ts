import type { UrlValue } from "@url1738/core";
import { type QueryPair, readQuery, writeQuery } from "@url1738/https/query";
import { visible } from "../output/visible.ts";

/** Reads and changes the parts of a URL that options name: `host`, or `query.NAME` for a parameter. */

/** The form of a part's name. */
export const PART: RegExp = /^(?:query\..+|[A-Za-z]\w*)$/s;

/** The form of a change: the name of a part, `=`, and its value. */
export const CHANGE: RegExp = /^(?:query\.[^=]+|[A-Za-z]\w*)=/;

type Fields = Readonly<Record<string, unknown>>;

/** Returns the name of a parameter; `undefined` for a component. */
const parameterIn = (name: string) => (name.startsWith("query.") ? name.slice("query.".length) : undefined);

const pairsOf = ({ query }: Fields) => readQuery(query as string | undefined);

/** Returns a part as one line: a list as JSON, and nothing for a part that the URL does not have. */
export function partOf(url: UrlValue, name: string): string {
  const fields = url as Fields & UrlValue;
  const parameter = parameterIn(name);
  const own = Object.hasOwn(fields, name) ? fields[name] : undefined;
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
function readValue(url: Fields, name: string, text: string): unknown {
  if (!Array.isArray(url[name])) return text;
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
export function changesOf(url: UrlValue, set: readonly string[], unset: readonly string[]): Fields {
  const changes: Record<string, unknown> = {};
  const fields = url as Fields & UrlValue;
  const change = (name: string, text: string | undefined) => {
    const parameter = parameterIn(name);
    if (parameter === undefined) changes[name] = text === undefined ? undefined : readValue(fields, name, text);
    else changes.query = writeQuery(replaced(pairsOf({ ...fields, ...changes }), parameter, text));
  };
  for (const name of unset) change(name, undefined);
  for (const one of set) change(one.slice(0, one.indexOf("=")), one.slice(one.indexOf("=") + 1));
  return changes;
}
