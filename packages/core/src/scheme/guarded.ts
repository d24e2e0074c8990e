import { pluginError } from "../errors/plugin-error.ts";
import { Url1738Error, urlErrorOf } from "../errors/url-error.ts";
import type { Machine } from "../machines/machine.ts";
import type { Hazards } from "./hazards.ts";
import { failure } from "./result.ts";
import type { Scheme } from "./scheme.ts";
import { standardSchema } from "./standard-schema.ts";
import type { UrlValue } from "./url-value.ts";

/** Schemes whose author's functions may throw anything, or return what they should not: codecs, checks, hints, hazards, `access`. */

/** What a caller gets to see of what has been thrown: an error of url1738, with what else it was as its cause. */
function presentable(thrown: unknown, scheme: string): Error {
  const error = urlErrorOf(thrown);
  if (error !== undefined) return thrown instanceof Error ? thrown : new Url1738Error(error);
  return Object.assign(new Url1738Error(pluginError(scheme, "has thrown an error")), { cause: thrown });
}

/** The same function, which throws nothing but errors of url1738. */
export function guardedFunction<P extends readonly unknown[], R>(
  scheme: string,
  run: (...given: P) => R,
): (...given: P) => R {
  return (...given) => {
    try {
      return run(...given);
    } catch (thrown) {
      throw presentable(thrown, scheme);
    }
  };
}

/** A machine whose advice throws nothing else. */
function guardedMachine(scheme: string, machine: Machine): Machine {
  return {
    ...machine,
    departureAt: guardedFunction(scheme, (state, index) => {
      const departure = machine.departureAt(state, index);
      return { ...departure, hints: departure.hints.map((hint) => guardedFunction(scheme, hint)) };
    }),
  };
}

/**
 * The same scheme, which throws nothing but errors of url1738, whatever the functions of its definition throw: what else comes out
 * of them is the `cause` of an error with the code `plugin`.
 */
export function guarded<U extends UrlValue, A, C>(scheme: Scheme<U, A, C>): Scheme<U, A, C> {
  const { name, hint, meant, hazards, machine, faults, places, parse, canParse, build, format, access } = scheme;
  const guard = <P extends readonly unknown[], R>(run: (...given: P) => R) => guardedFunction(name, run);
  let own: Machine | undefined;

  const safeParse: Scheme<U>["safeParse"] = (text) => {
    try {
      const result = scheme.safeParse(text);
      return result.ok ? result : failure(guard(() => result.error));
    } catch (thrown) {
      return failure(() => {
        throw presentable(thrown, name);
      });
    }
  };

  return {
    ...scheme,
    hint: hint && guard(hint),
    meant: meant && guard(meant),
    hazards:
      hazards?.look === undefined
        ? hazards
        : ({ ...hazards, look: guard((url) => hazards.look?.(url) ?? []) } satisfies Hazards<U>),
    machine: guard(() => (own ??= guardedMachine(name, machine()))),
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
