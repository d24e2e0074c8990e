import { invalidDefinition } from "../errors/invalid-definition.ts";
import { Url1738Error, type UrlError, urlErrorOf } from "../errors/url-error.ts";
import { failure } from "./result.ts";
import type { Scheme } from "./scheme.ts";
import { standardSchema } from "./standard-schema.ts";
import type { UrlValue } from "./url-value.ts";

/** Schemes whose author's functions may throw anything: codecs, checks, hints, `value`, `access`. */

/** What a caller gets to see of what has been thrown: an error of url1738, with what else it was as its cause. */
function presentable(thrown: unknown, scheme: string): Error {
  const error = urlErrorOf(thrown);
  if (error !== undefined) return thrown instanceof Error ? thrown : new Url1738Error(error);
  const message = `A function of the scheme "${scheme}" has thrown an error, so its package has a bug.`;
  return Object.assign(invalidDefinition(message, scheme), { cause: thrown });
}

/**
 * The same scheme, which throws nothing but errors of url1738, whatever the functions of its definition throw: what else comes out
 * of them is the `cause` of an `invalid-definition`.
 */
export function guarded<U extends UrlValue, A, C>(scheme: Scheme<U, A, C>): Scheme<U, A, C> {
  const { name, machine, faults, places, parse, canParse, build, format, access } = scheme;
  const guard =
    <P extends readonly unknown[], R>(run: (...given: P) => R) =>
    (...given: P): R => {
      try {
        return run(...given);
      } catch (thrown) {
        throw presentable(thrown, name);
      }
    };
  /** The record of an error, or of what its explanation throws. */
  const recordOf = (result: { readonly error: UrlError }): UrlError => {
    try {
      return result.error;
    } catch (thrown) {
      return urlErrorOf(presentable(thrown, name)) as UrlError;
    }
  };
  const safeParse: Scheme<U>["safeParse"] = (text) => {
    try {
      const result = scheme.safeParse(text);
      return result.ok ? result : failure(() => recordOf(result));
    } catch (thrown) {
      return failure(() => urlErrorOf(presentable(thrown, name)) as UrlError);
    }
  };
  return {
    ...scheme,
    machine: guard(machine),
    faults: guard(faults),
    places: guard(places),
    parse: guard(parse),
    safeParse,
    "~standard": standardSchema(safeParse),
    canParse: (text) => {
      try {
        return canParse(text);
      } catch {
        return false;
      }
    },
    build: guard(build),
    format: guard(format),
    access: guard(access),
  };
}
