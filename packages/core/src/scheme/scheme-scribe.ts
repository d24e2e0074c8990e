import type { Machine } from "../automaton/machine.ts";
import type { Walk, walkLong } from "../automaton/runs.ts";
import type { Table } from "../automaton/table.ts";
import { checkLength, MAX_LENGTH, SPARED } from "../errors/url-error.ts";
import type { FieldValues } from "../grammar/nodes.ts";
import { type Scribe, writeParts } from "../values/scribe.ts";
import { checkedNames, refusedError } from "./refused-error.ts";
import type { SchemeInside } from "./scheme.ts";
import type { UrlValue } from "./url-value.ts";

/**
 * The test that every component is short enough to go unchecked: at most `most` characters lie between `from` and the delimiter, or the end
 * of the text.
 *
 * @public
 */
export interface Longest {
  /** An index in a URL. */
  readonly from: number;
  /** A number of characters. */
  readonly most: number;
  /** A character after all components that may be too long. */
  readonly delimiter: string | undefined;
}

/** Tells from a table whether a text is a URL, without reading it. */
export interface Test {
  /** Returns the table. */
  readonly table: () => Table;
  /** The table, once it is filled: a call for each text, of another function for each scheme, would be slow. */
  filled: Table | undefined;
  /** Follows a text through the table. */
  readonly walk: Walk;
  /** Matches every escape that a canonical spelling may not have; without it, the table cannot tell canonical spellings. */
  readonly respelt: RegExp | undefined;
  /** Follows a long text through the table. Only compiled schemes have it, so programs with interpreted ones do not carry it. */
  readonly walkLong: typeof walkLong;
}

/** The length, in characters, from which looking for the ends of runs is quicker than looking at one character after the other. */
const LONG = 256;

/** The reader and writer of the URLs of a scheme, and whatever else its methods need. */
export interface SchemeScribe<U extends UrlValue = UrlValue>
  extends Scribe<U>,
    Pick<SchemeInside<U>, "name" | "secrets" | "labels" | "machine"> {
  /** Absent if no table can tell, or the scheme has none. */
  readonly test?: Test | undefined;
  /** The test that no component is long enough to need a check. */
  readonly longest: Longest;
  /** The length up to which a text goes unchecked. */
  readonly short: number;
}

/**
 * Completes the reader and writer of a scheme.
 *
 * @param makeMachine - Makes the machine that walks its URLs, from just after the colon, on first use.
 * @param longest - By default, no component can be too long.
 */
export function schemeScribe<U extends UrlValue>(
  scribe: Scribe<U>,
  { name, secrets, labels }: Pick<SchemeInside<U>, "name" | "secrets" | "labels">,
  makeMachine: () => Machine,
  test?: Test,
  longest: Longest = { from: 0, most: SPARED, delimiter: undefined },
): SchemeScribe<U> {
  let made: Machine | undefined;
  const machine = () => (made ??= makeMachine());
  return { ...scribe, name, secrets, labels, machine, test, longest, short: longest.from + longest.most };
}

/** Tells whether a text or one of its components may be too long. */
function isLong({ longest: { from, delimiter }, short }: SchemeScribe<never>, text: string): boolean {
  const end = delimiter === undefined ? -1 : text.indexOf(delimiter, from);
  return text.length > SPARED || (end < 0 ? text.length : end) > short;
}

/**
 * Takes anything apart, whatever its scheme name, see {@link Scribe.read}; returns `undefined` if it is not a URL of the scheme.
 */
export function readUrl<U extends UrlValue>(scribe: SchemeScribe<U>, text: unknown, from: number): U | undefined {
  if (typeof text !== "string" || text.length > MAX_LENGTH) return undefined;
  const url = scribe.read(text, from);
  if (text.length > SPARED && url !== undefined && spellUrl(scribe, url, true).length > MAX_LENGTH) return undefined;
  return url;
}

/** Tells whether {@link readUrl} returns a value; `undefined` if the table cannot tell. Throws nothing. */
export function tellUrl<U extends UrlValue>(scribe: SchemeScribe<U>, text: unknown, from: number): boolean | undefined {
  const { test } = scribe;
  if (test === undefined || typeof text !== "string") return undefined;
  test.filled ??= test.table();
  const table = test.filled;
  const { ends, suspicious, oddEnds, dead } = table;
  const row =
    text.length < LONG
      ? test.walk(text, from, from, text.length, suspicious)
      : test.walkLong(table, test.walk, text, from);
  const end = ends[row] as number;
  if (row < suspicious && end < oddEnds[1]) {
    if (end === 0) return false;
    if (text.length <= scribe.short || !isLong(scribe as SchemeScribe<never>, text)) return true;
  }
  return row === dead ? false : undefined;
}

/** Tells whether anything is known to be a URL of the scheme in its canonical spelling, without reading it. */
export function isCanonical<U extends UrlValue>(scribe: SchemeScribe<U>, text: unknown): text is string {
  const { name, test, short } = scribe;
  if (test?.respelt === undefined || typeof text !== "string" || !text.startsWith(name)) return false;
  test.filled ??= test.table();
  const { ends, odd, oddEnds } = test.filled;
  // The row after a name is that of its colon.
  const row = test.walk(text, name.length, name.length, text.length, odd);
  const end = ends[row] as number;
  const isUsual = row < odd && end > 0 && end < oddEnds[0] && !test.respelt.test(text);
  return isUsual && (text.length <= short || !isLong(scribe as SchemeScribe<never>, text));
}

/** Spells a value. @throws Url1738Error */
export function spellUrl<U extends UrlValue>(scribe: SchemeScribe<U>, parts: unknown, exact: boolean): string {
  try {
    return writeParts(scribe, parts as FieldValues, checkedNames(parts), exact, scribe.name);
  } catch (thrown) {
    throw refusedError(scribe.name, thrown, scribe);
  }
}

/**
 * Spells canonically a value that {@link readUrl} returns.
 *
 * @throws Url1738Error - For any other value, or one whose URL would be too long.
 */
export function formatUrl<U extends UrlValue>(scribe: SchemeScribe<U>, url: unknown): string {
  return checkLength(spellUrl(scribe, url, true));
}

const scribes = /* @__PURE__ */ new WeakMap<object, SchemeScribe<UrlValue>>();

/** Remembers the scribe that a scheme's methods use. */
export function noteScribe<S extends object, U extends UrlValue>(scheme: S, scribe: SchemeScribe<U>): S {
  scribes.set(scheme, scribe as unknown as SchemeScribe<UrlValue>);
  return scheme;
}

/** Returns the scribe of a scheme that this copy of the package made: it does the same as the methods, but faster. */
export function scribeOf(scheme: object): SchemeScribe<UrlValue> | undefined {
  return scribes.get(scheme);
}
