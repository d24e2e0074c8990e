import { Url1738Error } from "@url1738/core";
import { urlError } from "@url1738/core/define";

/** The greatest depth of plain data; deeper data is taken to be circular. */
const DEEPEST = 100;

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  // This recognizes the plain objects of any realm.
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
}

function copied(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth > DEEPEST || !isPlain(value)) throw new TypeError("not plain data");
  const inner = (item: unknown) => copied(item, depth + 1);
  if (Array.isArray(value)) return value.map(inner);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, inner(field)]));
}

/**
 * Copies the value that a scheme's package has made from a URL; a plugin may make anything.
 *
 * @returns Plain objects and arrays, which can be read again and again.
 * @throws Url1738Error - With the code `invalid-definition`, for anything else: a circular object, a promise, a revoked proxy.
 */
export function plainData<T extends object>(value: T): T {
  try {
    const copy = copied(value, 0);
    if (typeof copy === "object" && copy !== null) return copy as T;
  } catch {
    // Its accessors may throw anything.
  }
  const sentence = "The value that the scheme's package made from the URL is not plain data, and cannot be printed.";
  throw new Url1738Error(urlError({ code: "invalid-definition" }, { reason: "cli/not-plain-data", sentence }));
}
