import type { Machine } from "../automaton/machine.ts";
import type { Walk, walkLong } from "../automaton/runs.ts";
import type { Table } from "../automaton/table.ts";
import { checkLength, MAX_LENGTH, SPARED } from "../errors/length-limit.ts";
import { checkLead, type FieldValues } from "../values/record.ts";
import { type Found, foundIn, type Practice, Unit, writeParts } from "../values/unit.ts";
import { checkedNames, refusedError } from "./refused-error.ts";
import type { Scheme } from "./scheme.ts";
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

/** The functions that read, test and write the URLs of a scheme. @public */
export interface SchemePractice<U, Kept> extends Practice<U, Kept>, Pick<Scheme, "name" | "secrets"> {
  /** Follows a text through the table; absent if the scheme has no table. */
  readonly test?: Walk | undefined;
  /** The test that no component is long enough to need a check; without it, none can be. */
  readonly longest?: Longest | undefined;
}

/** The length, in characters, from which looking for the ends of runs is quicker than looking at one character after the other. */
const LONG = 256;

/** The internals by which a scheme reads, writes and explains. */
export class SchemeUnit<U extends UrlValue, Kept = unknown> extends Unit<U, Kept> {
  /** The components whose texts are secrets. */
  readonly secrets: readonly string[] | undefined;
  /** See {@link SchemePractice.test}. */
  readonly test: SchemePractice<U, Kept>["test"];
  /** Follows a long text through the table. Schemes with `test` have it. */
  readonly walkLong: typeof walkLong;
  /** The length up to which a text goes unchecked, see {@link Longest}. */
  readonly short: number;
  /** Returns the machine that walks its URLs, from just after the colon. */
  readonly machine: () => Machine;
  readonly #longest: Longest;

  /**
   * @param practice - Reads and writes its URLs.
   * @param make - Makes the value to keep.
   * @param machineOf - Makes the machine from that value.
   * @param long - Follows a long text through the table. Only compiled schemes give it, so programs with interpreted ones do not carry it.
   */
  constructor(
    practice: SchemePractice<U, Kept>,
    make: () => Kept,
    machineOf: (kept: Kept) => Machine,
    long?: typeof walkLong,
  ) {
    const { name, secrets, test, longest = { from: 0, most: SPARED, delimiter: undefined } } = practice;
    super(name, practice, make);
    this.secrets = secrets;
    this.test = test;
    this.walkLong = long as typeof walkLong;
    this.#longest = longest;
    this.short = longest.from + longest.most;
    let machine: Machine | undefined;
    this.machine = () => (machine ??= machineOf(this.keep()));
  }

  /** Tells whether a text or one of its components may be too long. */
  isLong(text: string): boolean {
    const { from, delimiter } = this.#longest;
    const end = delimiter === undefined ? -1 : text.indexOf(delimiter, from);
    return text.length > SPARED || (end < 0 ? text.length : end) > this.short;
  }

  /** Finds all errors of a text that the grammar accepts. */
  readonly errors = (text: string): Found["errors"] => foundIn(this, text).errors;

  /** Finds the places of the components in a text that the grammar accepts. */
  readonly places = (text: string): Found["places"] => foundIn(this, text).places;
}

/**
 * Takes anything apart, whatever its scheme name, see {@link Read}; returns `undefined` if it is not a URL of the scheme.
 */
export function readUrl<U extends UrlValue, Kept>(
  unit: SchemeUnit<U, Kept>,
  text: unknown,
  from: number,
): U | undefined {
  if (typeof text !== "string" || text.length > MAX_LENGTH) return undefined;
  const url = unit.read(unit.keep(), text, from);
  if (text.length > SPARED && url !== undefined && spellUrl(unit, url, true).length > MAX_LENGTH) return undefined;
  return url;
}

/** Tells whether {@link readUrl} returns a value; `undefined` if the table cannot tell. Throws nothing. */
export function tellUrl<U extends UrlValue, Kept>(
  unit: SchemeUnit<U, Kept>,
  text: unknown,
  from: number,
): boolean | undefined {
  const { test } = unit;
  if (test === undefined || typeof text !== "string") return undefined;
  const table = unit.keep() as Table;
  const { ends, suspicious, suspiciousEnd, dead } = table;
  const row = text.length < LONG ? test(text, from, from, text.length) : unit.walkLong(table, test, text, from);
  const end = ends[row] as number;
  if (row < suspicious && end < suspiciousEnd) {
    if (end === 0) return false;
    if (text.length <= unit.short || !unit.isLong(text)) return true;
  }
  return row === dead ? false : undefined;
}

/** Spells a value. @throws Url1738Error */
export function spellUrl<U extends UrlValue, Kept>(unit: SchemeUnit<U, Kept>, parts: unknown, exact: boolean): string {
  try {
    return writeParts(unit, parts as FieldValues, checkedNames(parts), exact, checkLead);
  } catch (thrown) {
    throw refusedError(unit.name, thrown, unit.secrets);
  }
}

/**
 * Spells canonically a value that {@link readUrl} returns.
 *
 * @throws Url1738Error - For any other value, or one whose URL would be too long.
 */
export function formatUrl<U extends UrlValue, Kept>(unit: SchemeUnit<U, Kept>, url: unknown): string {
  return checkLength(spellUrl(unit, url, true));
}

const units = /* @__PURE__ */ new WeakMap<object, SchemeUnit<UrlValue>>();

/** Remembers the unit that a scheme's methods use. */
export function noteUnit<S extends object, U extends UrlValue, Kept>(scheme: S, unit: SchemeUnit<U, Kept>): S {
  units.set(scheme, unit as unknown as SchemeUnit<UrlValue>);
  return scheme;
}

/** Returns the unit of a scheme that this copy of the package made: it does the same as the methods, but faster. */
export function unitOf(scheme: object): SchemeUnit<UrlValue> | undefined {
  return units.get(scheme);
}
