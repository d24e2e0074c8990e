import { stringify } from "fast-check";

/**
 * One check of a suite, for the test function of any test runner: `test(check.name, check.run)`.
 *
 * @public
 */
export interface Check {
  /** The law, or the example, in words. */
  readonly name: string;
  /** Returns if the law or example holds; otherwise throws an error that shows the case. */
  readonly run: () => void;
}

/** The number of random URLs to try, and their seed. @public */
export interface Effort {
  /** The number of random URLs that each law is tried on; 300 by default. */
  readonly runs?: number;
  /** The seed of the random URLs, such as the one that an earlier failure names. The default is always the same. */
  readonly seed?: number;
}

/** Shows a value in full, `undefined`, `-0` and lone surrogates included. */
export function show(value: unknown): string {
  return typeof value === "string" ? JSON.stringify(value) : stringify(value);
}

/** Returns the fields of an object that are not undefined. */
const fieldsOf = (value: object) => Object.entries(value).filter(([, field]) => field !== undefined);

/** Tells whether two values are deeply equal; a missing field equals an undefined one, but `0` does not equal `-0`. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index]))
    );
  const [fields, others] = [fieldsOf(a), fieldsOf(b)];
  return (
    fields.length === others.length &&
    fields.every(([name, field]) => Object.hasOwn(b, name) && isSame(field, b[name as keyof typeof b]))
  );
}

/** Throws unless two values are deeply equal. */
export function same(actual: unknown, expected: unknown, what: string | (() => string)): void {
  if (!isSame(actual, expected))
    throw new Error(`${typeof what === "string" ? what : what()} is ${show(actual)}, but should be ${show(expected)}`);
}
