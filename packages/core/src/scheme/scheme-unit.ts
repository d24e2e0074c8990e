import type { Machine } from "../automaton/machine.ts";
import type { Table } from "../automaton/table.ts";
import { checkLength, MAX_LENGTH, SPARED } from "../errors/length-limit.ts";
import { checkLead } from "../values/in-order.ts";
import type { FieldValues } from "../values/record.ts";
import { type Found, foundIn, type Practice, Unit, writeParts } from "../values/unit.ts";
import { checkedNames, refusedError } from "./refused-error.ts";
import type { Scheme } from "./scheme.ts";
import type { UrlValue } from "./url-value.ts";

/**
 * How it is told that no component is too long to go unchecked: there are at most `most` characters from the place `from` on to the
 * delimiter, or to the end.
 *
 * @public
 */
export interface Longest {
  /** An index in a URL. */
  readonly from: number;
  /** A number of characters. */
  readonly most: number;
  /** A character that stands behind all components that may be too long. */
  readonly delimiter: string | undefined;
}

/** How the URLs of a scheme are read, tested and written. @public */
export interface SchemePractice<U, Kept> extends Practice<U, Kept>, Pick<Scheme, "name" | "secrets"> {
  /**
   * The row of the table to which a text leads, or that which first raised the flag that a rule may be broken; `from` is as in
   * {@link Read}. Without it, there is no table.
   */
  readonly test?: ((text: string, from: number) => number) | undefined;
  /** How it is told that no component is so long that it must be checked; without it, none can be. */
  readonly longest?: Longest | undefined;
}

/** What a scheme reads, writes and explains by. */
export class SchemeUnit<U extends UrlValue, Kept = unknown> extends Unit<U, Kept> {
  /** The components whose texts are secrets. */
  readonly secrets: readonly string[] | undefined;
  /** See {@link SchemePractice.test}. */
  readonly test: SchemePractice<U, Kept>["test"];
  /** Whatever is not longer goes unchecked, see {@link Longest}. */
  readonly short: number;
  /** Gives what walks its URLs, from behind the colon on. */
  readonly machine: () => Machine;
  readonly #longest: Longest | undefined;

  /**
   * @param practice - How its URLs are read and written.
   * @param make - Makes what is kept.
   * @param machineOf - Makes the machine of that.
   */
  constructor(practice: SchemePractice<U, Kept>, make: () => Kept, machineOf: (kept: Kept) => Machine) {
    const { name, secrets, test, longest } = practice;
    super(name, practice, make);
    this.secrets = secrets;
    this.test = test;
    this.#longest = longest;
    this.short = longest === undefined ? SPARED : longest.from + longest.most;
    let machine: Machine | undefined;
    this.machine = () => (machine ??= machineOf(this.keep()));
  }

  /** Whether a text may be too long, or a component of it. */
  isLong(text: string): boolean {
    const { length } = text;
    if (length > SPARED || this.#longest === undefined) return length > SPARED;
    const { from, delimiter } = this.#longest;
    const end = delimiter === undefined ? -1 : text.indexOf(delimiter, from);
    return (end < 0 ? length : end) > this.short;
  }

  /** Looks for all faults of a text that the grammar accepts. */
  readonly faults = (text: string): Found["faults"] => foundIn(this, text).faults;

  /** Finds the places of the components in a text that the grammar accepts. */
  readonly places = (text: string): Found["places"] => foundIn(this, text).places;
}

/**
 * Takes a text apart.
 *
 * @param unit - The scheme.
 * @param text - Anything, whose name of a scheme need not be that of this one.
 * @param from - See {@link Read}.
 * @returns The value, decoded as its fields say; `undefined` for what is not a URL of the scheme.
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

/**
 * Tells whether {@link readUrl} returns a value, as far as the table tells it.
 *
 * @param unit - The scheme.
 * @param text - Anything.
 * @param from - See {@link Read}.
 * @returns Whether it is a URL of the scheme; `undefined` where it has to be read. Nothing is thrown.
 */
export function tellUrl<U extends UrlValue, Kept>(
  unit: SchemeUnit<U, Kept>,
  text: unknown,
  from: number,
): boolean | undefined {
  const { test } = unit;
  if (test === undefined || typeof text !== "string") return undefined;
  const { ends, suspicious, suspiciousEnd, dead } = unit.keep() as Table;
  const row = test(text, from);
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
 * Spells a URL canonically.
 *
 * @param unit - The scheme.
 * @param url - A value as {@link readUrl} returns it.
 * @returns The URL, percent-encoded.
 * @throws Url1738Error - For any other value, or one whose URL would be too long.
 */
export function formatUrl<U extends UrlValue, Kept>(unit: SchemeUnit<U, Kept>, url: unknown): string {
  return checkLength(spellUrl(unit, url, true));
}

const units = /* @__PURE__ */ new WeakMap<object, SchemeUnit<UrlValue>>();

/** Notes which unit is behind the methods of a scheme. */
export function noteUnit<S extends object, U extends UrlValue, Kept>(scheme: S, unit: SchemeUnit<U, Kept>): S {
  units.set(scheme, unit as unknown as SchemeUnit<UrlValue>);
  return scheme;
}

/** What a scheme reads and writes by, if this copy of the package has made it: it does what the methods do, and faster. */
export function unitOf(scheme: object): SchemeUnit<UrlValue> | undefined {
  return units.get(scheme);
}
