import type { UrlValue } from "@url1738/core";
import { type QueryPair, readQuery, writeQuery } from "@url1738/https/query";
import { visible } from "../output/visible.ts";

/**
 * Reads and changes the parts of a URL that options name: `host`; `query.NAME` for a parameter, and `query.NAME*` for all whose names begin so;
 * or, as `parse` prints it, the path of a part of a component, such as `hosts[1].port`.
 */

const NAME = "query\\.[^={}]+|[A-Za-z]\\w*(?:\\.[A-Za-z]\\w*|\\[\\d{1,6}\\])*";

/** The form of a part's name. */
export const PART: RegExp = new RegExp(`^(?:${NAME})$`, "s");

/** The form of a change: the name of a part, `=`, and its value. */
export const CHANGE: RegExp = new RegExp(`^(?:${NAME})=`);

/** A name in the braces of a template. */
const GAP = new RegExp(`\\{(${NAME})\\}`, "gs");

/** The changes that options ask for: those of `--unset`, `--set` and `--append`, and whether the parameters are sorted by their names. */
export interface Changes {
  readonly unset: readonly string[];
  /** Each of the form {@link CHANGE}. */
  readonly set: readonly string[];
  /** Each of the form {@link CHANGE}. */
  readonly append: readonly string[];
  readonly isSorted: boolean;
}

type UrlFields = Readonly<Record<string, unknown>>;

/** Returns the names in what `--get` is given, a name or a template; `undefined` if it is neither. */
export function namesIn(written: string): readonly string[] | undefined {
  if (PART.test(written)) return [written];
  const names = Array.from(written.matchAll(GAP), ([, name = ""]) => name);
  return names.length > 0 && !/[{}]/.test(written.replace(GAP, "")) ? names : undefined;
}

/** Cuts a change into the name of the part and its value. */
export const cut = (change: string): readonly [name: string, value: string] => {
  const end = change.indexOf("=");
  return [change.slice(0, end), change.slice(end + 1)];
};

/** Returns the name of a parameter; `undefined` for a component. A query that is an object has no parameters, but parts. */
const parameterIn = ({ query }: UrlFields, name: string) =>
  name.startsWith("query.") && typeof query !== "object" ? name.slice("query.".length) : undefined;

/** Returns a function that tells whether a pair has a name, or a name that begins as one with a star at its end does. */
function isNamed(name: string): (pair: QueryPair) => boolean {
  const beginning = name.endsWith("*") ? name.slice(0, -1) : undefined;
  return (pair) => (beginning === undefined ? pair.name === name : pair.name.startsWith(beginning));
}

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
  const at = Number(step);
  if (inner === undefined) return items.filter((_, index) => index !== at);
  // An index behind the end leaves a gap, which the check of the value tells.
  return Array.from({ length: Math.max(items.length, at + 1) }, (_, index) => (index === at ? inner : items[index]));
}

const pairsOf = ({ query }: UrlFields) => readQuery(query as string | undefined);

/** Returns a part; `undefined` if the URL does not have it. */
function partIn(fields: UrlFields, name: string): unknown {
  const parameter = parameterIn(fields, name);
  if (parameter === undefined) return partAt(fields, stepsOf(name));
  const pairs = pairsOf(fields).filter(isNamed(parameter));
  return parameter.endsWith("*") ? writeQuery(pairs) : pairs[0]?.value;
}

/** Returns a part as a piece of a line: a list as JSON, and nothing for a part that the URL does not have. */
function partOf(url: UrlValue, name: string): string {
  const part = partIn(url as UrlFields & UrlValue, name);
  return visible(typeof part === "object" ? JSON.stringify(part) : String(part ?? ""));
}

/** Returns the line that `--get` prints of a URL, given the names and templates. */
export const lineOf = (url: UrlValue, names: readonly string[]): string =>
  names
    .map((text) => (PART.test(text) ? partOf(url, text) : text.replace(GAP, (_, name: string) => partOf(url, name))))
    .join("\t");

/**
 * Replaces the first pair of a name, or adds one, and drops the others; without a value, drops all. Of names that begin alike, all pairs stay
 * and get the value.
 */
function replaced(pairs: readonly QueryPair[], name: string, value: string | undefined): readonly QueryPair[] {
  const isOfName = isNamed(name);
  if (value === undefined) return pairs.filter((pair) => !isOfName(pair));
  if (name.endsWith("*")) return pairs.map((pair) => (isOfName(pair) ? { ...pair, value } : pair));
  const first = pairs.findIndex(isOfName);
  if (first < 0) return [...pairs, { name, value }];
  return pairs.flatMap((pair, index) => (index === first ? [{ name, value }] : isOfName(pair) ? [] : [pair]));
}

/** Reads a value as JSON, unless it is text. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Adds a value to a part: a segment to a path, an item to a list. */
function appended(name: string, part: unknown, text: string): unknown {
  if (Array.isArray(part)) return [...part, typeof part[0] === "object" ? fromJson(text) : text];
  if (name !== "path" || typeof part !== "string") return text;
  return `${part}${part === "" || part.endsWith("/") ? "" : "/"}${encodeURIComponent(text)}`;
}

/** Returns the changes that options ask for, as `update` takes them. */
export function changesOf(url: UrlValue, { unset, set, append, isSorted }: Changes): UrlFields {
  const changes: Record<string, unknown> = {};
  const now = (): UrlFields => ({ ...url, ...changes });
  const change = (name: string, changed: (part: unknown) => unknown) => {
    const [field, ...steps] = stepsOf(name) as [string, ...string[]];
    const fields = now();
    changes[field] = withPart(fields[field], steps, changed(partAt(fields, [field, ...steps])));
  };
  const changeQuery = (changed: (pairs: readonly QueryPair[]) => readonly QueryPair[]) => {
    changes.query = writeQuery(changed(pairsOf(now())));
  };
  for (const name of unset) {
    const parameter = parameterIn(now(), name);
    if (parameter === undefined) change(name, () => undefined);
    else changeQuery((pairs) => replaced(pairs, parameter, undefined));
  }
  for (const [name, text] of set.map(cut)) {
    const parameter = parameterIn(now(), name);
    if (parameter === undefined) change(name, (part) => (Array.isArray(part) ? fromJson(text) : text));
    else changeQuery((pairs) => replaced(pairs, parameter, text));
  }
  for (const [name, text] of append.map(cut)) {
    const fields = now();
    const parameter = parameterIn(fields, name);
    if (parameter !== undefined) changeQuery((pairs) => [...pairs, { name: parameter, value: text }]);
    else if (name === "query" && typeof fields.query !== "object")
      changeQuery((pairs) => [...pairs, ...readQuery(text)]);
    else change(name, (part) => appended(name, part, text));
  }
  const { query } = now();
  if (isSorted && typeof query === "string")
    changeQuery((pairs) =>
      [...pairs].sort((left, right) => (left.name < right.name ? -1 : left.name > right.name ? 1 : 0)),
    );
  return changes;
}
