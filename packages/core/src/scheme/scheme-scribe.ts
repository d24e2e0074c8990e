import type { Machine } from "../automaton/machine.ts";
import { isInTable, type Table } from "../automaton/table.ts";
import { checkLength, MAX_LENGTH, SPARED } from "../errors/url-error.ts";
import type { Codec, FieldValues } from "../grammar/nodes.ts";
import { isUsual } from "../values/generated.ts";
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
  /** Finds the errors that only longer texts there can have; without it, none may be longer. */
  readonly checkLong?: Codec<unknown>["check"];
}

/** The reader and writer of the URLs of a scheme, and whatever else its methods need. */
export interface SchemeScribe<U extends UrlValue = UrlValue>
  extends Scribe<U>,
    Pick<SchemeInside<U>, "name" | "secrets" | "labels" | "machine"> {
  /** Returns the table; only compiled schemes have one. */
  readonly table?: (() => Table) | undefined;
  /** Matches only texts, in lower case as far as the name, that are URLs in canonical spelling unless a component is too long. */
  readonly usual: RegExp | undefined;
  /**
   * Matches the same texts, and those that leave out a part which the canonical spelling has; by default, `usual`. If it is another one, `read`,
   * asked for 1e7, returns the canonical spelling of such texts, perhaps with more after them, and `undefined` for others.
   */
  readonly open: RegExp | undefined;
  /** Matches what may follow a text of `open` in a URL, so that only unusual escapes stand in the way of the canonical spelling. */
  readonly rest: RegExp | undefined;
  /** The test that no component is long enough to need a check. */
  readonly longest: Longest;
  /** The length up to which a text goes unchecked. */
  readonly short: number;
}

/** The expressions that tell and spell most URLs without reading them. */
export type Expressions = Pick<SchemeScribe, "usual" | "open" | "rest">;

/**
 * Completes the reader and writer of a scheme.
 *
 * @param makeMachine - Makes the machine that walks its URLs, from just after the colon, on first use.
 * @param longest - By default, no component can be too long.
 */
export function schemeScribe<U extends UrlValue>(
  scribe: Scribe<U>,
  {
    name,
    secrets,
    labels,
    usual,
    open = usual,
    rest,
  }: Pick<SchemeInside<U>, "name" | "secrets" | "labels"> & Partial<Expressions>,
  makeMachine: () => Machine,
  table?: () => Table,
  longest: Longest = { from: 0, most: SPARED, delimiter: undefined },
): SchemeScribe<U> {
  let cachedMachine: Machine | undefined;
  const machine = () => (cachedMachine ??= makeMachine());
  return {
    ...scribe,
    name,
    secrets,
    labels,
    machine,
    table,
    usual,
    open,
    rest,
    longest,
    short: longest.from + longest.most,
  };
}

/** Tells whether a text and all its components are short enough to go unchecked. */
function isShort({ longest: { from, delimiter, checkLong }, short }: SchemeScribe<never>, text: string): boolean {
  if (text.length <= short) return true;
  const found = delimiter === undefined ? -1 : text.indexOf(delimiter, from);
  const end = found < 0 ? text.length : found;
  return text.length <= SPARED && (end <= short || checkLong?.(text.slice(from, end)).length === 0);
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

/** Tells whether a text is one of some expressions, and no component of it is too long. */
function isTold(scribe: SchemeScribe<never>, text: string, usual: RegExp | undefined, rest?: RegExp): boolean {
  return isUsual(text, usual, rest) && isShort(scribe, text);
}

/** Tells whether {@link readUrl} returns a value; `undefined` if neither the expressions nor the reader can tell. */
export function tellUrl<U extends UrlValue>(scribe: SchemeScribe<U>, text: unknown): boolean | undefined {
  const { table, open, rest, passes } = scribe;
  if (typeof text !== "string") return undefined;
  if (isTold(scribe as SchemeScribe<never>, text, open, rest)) return true;
  // A text is wrong if the expression has stopped at a character that no URL has.
  const at = open?.lastIndex;
  if (at && at < text.length && table && !isInTable(table(), text.charCodeAt(at))) return false;
  return passes === undefined || text.length > SPARED ? undefined : passes(text, -2) !== undefined;
}

/** Spells canonically a text that the expressions know to be a URL of the scheme; returns `undefined` for any other, and for anything else. */
export function respelt<U extends UrlValue>(scribe: SchemeScribe<U>, text: unknown): string | undefined {
  const { usual, open, read } = scribe;
  if (typeof text !== "string") return undefined;
  if (isTold(scribe as SchemeScribe<never>, text, usual)) return text;
  // Cast: the number, which is greater than any place, says what the reader returns.
  return open === usual ? undefined : (read(text, 1e7) as string | undefined);
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
