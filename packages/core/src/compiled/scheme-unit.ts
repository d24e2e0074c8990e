import { MAX_LENGTH } from "../errors/too-long-error.ts";
import type { Hint } from "../grammar/nodes.ts";
import type { Machine } from "../machines/machine.ts";
import { checkLead } from "../scheme/formatter.ts";
import { checkLength, SPARED } from "../scheme/limited.ts";
import { checkedNames, refusedError } from "../scheme/refused-error.ts";
import type { Scheme } from "../scheme/scheme.ts";
import type { UrlValue } from "../scheme/url-value.ts";
import { type Found, foundIn, type Generated, type Parts, Unit, writeParts } from "./parts.ts";
import { tableMachine } from "./table-machine.ts";

/** What is generated for a scheme. @public */
export interface GeneratedScheme<U extends UrlValue, A, C>
  extends Generated<U>,
    Pick<Scheme<U, A, C>, "name" | "defaultPort" | "section" | "hint" | "meant" | "hazards" | "secrets"> {
  /** The advice of its components. */
  readonly hints: readonly Hint[];
  /** The row to which a text leads, or that which first raised the flag that a rule may be broken; `from` is as in {@link Read}. */
  readonly test: (text: string, from: number) => number;
  /** How it is told that no component is so long that it must be checked; without it, none can be. */
  readonly longest?: Longest;
  /** How its resources are reached, see `Definition.access`: a function, or the sentence that says why there is none. */
  readonly access: string | ((url: U, context: C | undefined) => A);
}

/**
 * How it is told that no component is too long: there are at most `most` characters from the place `from` on to the delimiter, or to the
 * end.
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

/** What a compiled scheme reads, writes and explains by. */
export class SchemeUnit<U extends UrlValue> extends Unit<U> {
  /** What is generated for the scheme. */
  readonly scheme: GeneratedScheme<U, never, never>;
  /** Whatever is not longer goes unchecked, see {@link Longest}. */
  readonly short: number;
  /** See {@link GeneratedScheme.test}. */
  readonly test: (text: string, from: number) => number;
  readonly #longest: Longest | undefined;
  #machine: Machine<number> | undefined;

  /** @param scheme - What is generated for the scheme. */
  constructor(scheme: GeneratedScheme<U, never, never>) {
    super(scheme, scheme.name);
    this.scheme = scheme;
    this.test = scheme.test;
    const { longest } = scheme;
    this.#longest = longest;
    this.short = longest === undefined ? SPARED : longest.from + longest.most;
  }

  /** Whether a text may be too long, or a component of it. */
  isLong(text: string): boolean {
    const { length } = text;
    if (length > SPARED || this.#longest === undefined) return length > SPARED;
    const { from, delimiter } = this.#longest;
    const end = delimiter === undefined ? -1 : text.indexOf(delimiter, from);
    return (end < 0 ? length : end) > this.short;
  }

  /** Gives what walks its URLs, from behind the colon on. */
  readonly machine = (): Machine<number> => {
    this.#machine ??= tableMachine(this.table(), this.scheme.hints);
    return this.#machine;
  };

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
export function readUrl<U extends UrlValue>(unit: SchemeUnit<U>, text: unknown, from: number): U | undefined {
  if (typeof text !== "string" || text.length > MAX_LENGTH) return undefined;
  const url = unit.read(unit.filled ?? unit.table(), text, from);
  if (text.length > SPARED && url !== undefined && spellUrl(unit, url, true).length > MAX_LENGTH) return undefined;
  return url;
}

/**
 * Tells whether {@link readUrl} returns a value, as far as the table tells it.
 *
 * @param unit - The scheme.
 * @param text - Any string.
 * @param from - See {@link Read}.
 * @returns Whether it is a URL of the scheme; `undefined` where its rules have to be asked. Nothing is thrown.
 */
export function tellUrl<U extends UrlValue>(unit: SchemeUnit<U>, text: string, from: number): boolean | undefined {
  const { ends, suspicious, suspiciousEnd, dead } = unit.filled ?? unit.table();
  const row = unit.test(text, from);
  const end = ends[row] as number;
  if (row < suspicious && end < suspiciousEnd) {
    if (end === 0) return false;
    if (text.length <= unit.short || !unit.isLong(text)) return true;
  }
  return row === dead ? false : undefined;
}

/** Spells a value. @throws Url1738Error */
export function spellUrl<U extends UrlValue>(unit: SchemeUnit<U>, parts: unknown, exact: boolean): string {
  const { name, scheme } = unit;
  try {
    return writeParts(unit, parts as Parts, checkedNames(parts), exact, checkLead);
  } catch (thrown) {
    throw refusedError(name, thrown, scheme.secrets);
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
export function formatUrl<U extends UrlValue>(unit: SchemeUnit<U>, url: unknown): string {
  return checkLength(spellUrl(unit, url, true));
}

const units = /* @__PURE__ */ new WeakMap<object, SchemeUnit<UrlValue>>();

/** Notes which unit is behind the methods of a scheme. */
export function noteUnit<S extends object>(scheme: S, unit: SchemeUnit<UrlValue>): S {
  units.set(scheme, unit);
  return scheme;
}

/** What a scheme reads and writes by, if this copy of the package has made it of compiled code: it does what the methods do, and faster. */
export function unitOf(scheme: object): SchemeUnit<UrlValue> | undefined {
  return units.get(scheme);
}
