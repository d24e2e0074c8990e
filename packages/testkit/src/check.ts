import { stringify } from "fast-check";

/**
 * One check of a suite, for the test function of any test runner: `test(check.name, check.run)`.
 *
 * @public
 */
export interface Check {
  /** The law, or the example, in words. */
  readonly name: string;
  /** Returns if it holds; otherwise throws an error that shows the case. */
  readonly run: () => void;
}

/**
 * How long to look, and where.
 *
 * @public
 */
export interface Effort {
  /** How many random URLs each law is tried on; 300 by default. */
  readonly runs?: number;
  /** Which random URLs: those of an earlier run, by the seed that its failure named. By default, different ones each time. */
  readonly seed?: number;
}

/** Shows a value in full, `undefined`, `-0` and lone surrogates included. */
export function show(value: unknown): string {
  return typeof value === "string" ? JSON.stringify(value) : stringify(value);
}

/** An error for a case in which a law does not hold. */
export function fail(message: string): Error {
  return new Error(message);
}

/** A value with its undefined fields left out and its keys in order: those of equal values are the same string. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, field]) => [key, canonical(field)]),
  );
}

/** Whether two values are deeply equal; a missing field and an undefined one are the same, `0` and `-0` are not. */
export function isSame(a: unknown, b: unknown): boolean {
  return stringify(canonical(a)) === stringify(canonical(b));
}

/** Throws unless two values are deeply equal. */
export function same(actual: unknown, expected: unknown, what: string): void {
  if (!isSame(actual, expected)) throw fail(`${what} is ${show(actual)}, but should be ${show(expected)}`);
}
