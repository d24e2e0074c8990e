import type { Machine } from "../automaton/machine.ts";
import type { Sentence } from "../errors/sentence.ts";
import { Url1738Error, type UrlError, urlError, urlErrorOf } from "../errors/url-error.ts";
import { ReadNothing } from "../values/reads-value.ts";
import type { Hazards } from "./hazards.ts";
import { failure } from "./result.ts";
import type { Scheme } from "./scheme.ts";
import { standardSchema } from "./standard-schema.ts";
import type { UrlValue } from "./url-value.ts";

/** Schemes whose author's functions may throw anything, or return what they should not: codecs, checks, hints, hazards, `access`. */

/** Nobody could spell a value that is nested more deeply. */
const DEEPEST = 50;

/** Whether a value can be read to its end: no getter in it throws, no proxy, and the nesting is not without end. */
function isReadable(value: unknown, seen = new Set<unknown>(), depth = 0): boolean {
  if (typeof value !== "object" || value === null || seen.has(value)) return true;
  seen.add(value);
  if (depth === DEEPEST) return false;
  try {
    return Object.values(value).every((one) => isReadable(one, seen, depth + 1));
  } catch {
    return false;
  }
}

const hasThrown: Sentence = {
  reason: "plugin-has-thrown",
  sentence: 'A function of the scheme "{scheme}" threw an error: this is a bug in its package.',
};

const hasReadNothing: Sentence = {
  reason: "plugin-has-read-nothing",
  sentence: 'A function of the scheme "{scheme}" returned undefined for a value: this is a bug in its package.',
};

const pluginError = (scheme: string, sentence: Sentence): UrlError =>
  urlError({ code: "plugin", scheme }, { ...sentence, params: { scheme } });

/**
 * What a caller gets to see of what has been thrown: an error of url1738, with what else it was as its cause.
 *
 * @param given - What the function was given: a text, or a value.
 */
function presentable(thrown: unknown, scheme: string, given: unknown): Error {
  const error = urlErrorOf(thrown);
  if (thrown instanceof ReadNothing) return new Url1738Error(pluginError(scheme, hasReadNothing));
  // What has been thrown while a value was spelt is its cause; out of a value that can be read, nothing is thrown.
  const isUnspelt = error?.code === "invalid-value" && thrown instanceof Error && thrown.cause !== undefined;
  const cause = isUnspelt ? thrown.cause : thrown;
  if (error === undefined || (isUnspelt && isReadable(given)))
    return Object.assign(new Url1738Error(pluginError(scheme, hasThrown)), { cause });
  return thrown instanceof Error ? thrown : new Url1738Error(error);
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
      throw presentable(thrown, scheme, given[0]);
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
    const recordOf = (thrown: unknown) => urlErrorOf(presentable(thrown, name, text)) as UrlError;
    try {
      const result = scheme.safeParse(text);
      if (result.ok) return result;
      return failure(() => {
        try {
          return recordOf(result.error);
        } catch (thrown) {
          return recordOf(thrown);
        }
      });
    } catch (thrown) {
      return failure(() => recordOf(thrown));
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
