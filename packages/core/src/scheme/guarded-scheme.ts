import { isMaskedAt } from "@url1738/redact/masking";
import type { Machine } from "../automaton/machine.ts";
import { reasonOf } from "../errors/definition-errors.ts";
import type { Params, Sentence } from "../errors/sentence.ts";
import { Url1738Error, type UrlError, urlError, urlErrorOf } from "../errors/url-error.ts";
import type { Place } from "../grammar/nodes.ts";
import { ReadNothing } from "../values/read-back.ts";
import { isCallersError } from "./access-arguments.ts";
import type { Hazards } from "./hazards.ts";
import { failure, standardSchema } from "./result.ts";
import type { Scheme, SchemeInside, WholeScheme } from "./scheme.ts";
import { noteScribe, type SchemeScribe, scribeOf } from "./scheme-scribe.ts";
import type { UrlValue } from "./url-value.ts";

/** Guards schemes whose author's functions (codecs, checks, hints, hazards, `access`) may throw anything or return invalid values. */

/** The depth of nesting beyond which no value can be spelt. */
const DEEPEST = 50;

/** Tells whether a value can be read to its end: no getter or proxy in it throws, and its nesting is finite. */
function isReadable(value: unknown, seen = new Set<unknown>(), depth = 0): boolean {
  if (typeof value !== "object" || value === null || seen.has(value)) return true;
  seen.add(value);
  if (depth === DEEPEST) return false;
  try {
    return Object.values(value).every((field) => isReadable(field, seen, depth + 1));
  } catch {
    return false;
  }
}

const hasThrown: Sentence = {
  reason: "plugin-has-thrown",
  sentence: 'A function of the scheme "{scheme}" threw an error: this is a bug in its package.',
};

const hasThrownBecause: Sentence = {
  reason: "plugin-has-thrown-because",
  sentence: 'A function of the scheme "{scheme}" threw an error: this is a bug in its package. The error is: {why}',
};

const hasReadNothing: Sentence = {
  reason: "plugin-has-read-nothing",
  sentence: 'A function of the scheme "{scheme}" returned undefined for a value: this is a bug in its package.',
};

const pluginError = (scheme: string, sentence: Sentence, params?: Params): UrlError =>
  urlError({ code: "plugin", scheme }, { ...sentence, params: { scheme, ...params } });

/** Tells whether an input may hold a secret, which the message of an author's error could quote. */
function mayHoldSecret(input: unknown): boolean {
  return typeof input === "string" ? isMaskedAt(input, input.length - 1, 0) : input !== undefined;
}

/**
 * Turns anything thrown into an error of url1738 for the caller, with any other error as its cause.
 *
 * @param input - The input of the function: a text or a value; `undefined` if it has none.
 */
function presentable(thrown: unknown, { name: scheme, secrets }: Guarded, input: unknown): Error {
  const error = urlErrorOf(thrown);
  if (thrown instanceof ReadNothing) return new Url1738Error(pluginError(scheme, hasReadNothing));
  // If spelling a value threw something, that is the cause; a readable value throws nothing itself.
  const isUnspelt = error?.code === "invalid-value" && thrown instanceof Error && thrown.cause !== undefined;
  const cause = isUnspelt ? thrown.cause : thrown;
  if (error === undefined || (isUnspelt && isReadable(input))) {
    const why = (input !== undefined && secrets !== undefined) || mayHoldSecret(input) ? undefined : reasonOf(cause);
    const told = why === undefined ? pluginError(scheme, hasThrown) : pluginError(scheme, hasThrownBecause, { why });
    return Object.assign(new Url1738Error(told), { cause });
  }
  return thrown instanceof Error ? thrown : new Url1738Error(error);
}

/** The scheme whose functions are guarded. */
type Guarded = Pick<SchemeInside, "name" | "secrets">;

/**
 * Returns the same function, except that it throws only errors of url1738.
 *
 * @param inputOf - Returns the input, a text or a value, from the arguments; by default, the first one.
 */
export function guardedFunction<P extends readonly unknown[], R>(
  scheme: Guarded,
  run: (...inputs: P) => R,
  inputOf: (...inputs: P) => unknown = (...inputs) => inputs[0],
): (...inputs: P) => R {
  return (...inputs) => {
    try {
      return run(...inputs);
    } catch (thrown) {
      throw isCallersError(thrown) ? thrown : presentable(thrown, scheme, inputOf(...inputs));
    }
  };
}

const textOf = ({ text }: Place) => text;

/** Returns the same machine, except that its advice throws only errors of url1738. */
function guardedMachine(scheme: Guarded, machine: Machine): Machine {
  return {
    ...machine,
    mismatchAt: guardedFunction(scheme, (state, index) => {
      const mismatch = machine.mismatchAt(state, index);
      return { ...mismatch, hints: mismatch.hints.map((hint) => guardedFunction(scheme, hint, textOf)) };
    }),
  };
}

/**
 * Returns the same scheme, except that it throws only errors of url1738: anything else that a function of its definition throws becomes
 * the `cause` of an error with the code `plugin`.
 *
 * @public
 */
export function guardedScheme<U extends UrlValue, A, C>(unguarded: Scheme<U, A, C>): Scheme<U, A, C> {
  const scheme = unguarded as WholeScheme<U, A, C>;
  const { hint, meant, hazards, machine, errors, places, parse, canParse, normalize, build, format, access } = scheme;
  const guard = <P extends readonly unknown[], R>(run: (...inputs: P) => R, inputOf?: (...inputs: P) => unknown) =>
    guardedFunction(scheme, run, inputOf);
  let ownMachine: Machine | undefined;

  const recordOf = (thrown: unknown, text: unknown) => urlErrorOf(presentable(thrown, scheme, text)) as UrlError;

  const explain: WholeScheme["explain"] = (text, advise) => {
    try {
      return scheme.explain(text, advise);
    } catch (thrown) {
      return recordOf(thrown, text);
    }
  };

  const safeParse: Scheme<U>["safeParse"] = (text) => {
    try {
      const result = scheme.safeParse(text);
      return result.ok ? result : failure(() => explain(text));
    } catch (thrown) {
      return failure(() => recordOf(thrown, text));
    }
  };

  const guarded: WholeScheme<U, A, C> = {
    ...scheme,
    hint: hint && guard(hint, textOf),
    meant: meant && guard(meant),
    hazards:
      hazards?.look === undefined
        ? hazards
        : ({
            ...hazards,
            look: guard(
              (url, text) => hazards.look?.(url, text) ?? [],
              (_, text) => text,
            ),
          } satisfies Hazards<U>),
    machine: guard(() => (ownMachine ??= guardedMachine(scheme, machine()))),
    errors: guard(errors),
    places: guard(places),
    explain,
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
    normalize: guard(normalize),
    build: guard(build),
    format: guard(format),
    access: guard(access),
  };
  return noteScribe(guarded, scribeOf(unguarded) as SchemeScribe);
}
