import type { Advice } from "../errors/sentence.ts";
import { adviceFields, type UrlError, urlErrorOf } from "../errors/url-error.ts";
import { walked } from "../machines/machine.ts";
import type { Scheme } from "../scheme/scheme.ts";
import { rulesOf, type Source, takenBy } from "../scheme/source.ts";
import { schemeEnd, schemeOf } from "../syntax/scheme-name.ts";
import { type Acquainted, beginningAdvice } from "./beginning-hints.ts";
import { adviceFor } from "./departure-advice.ts";
import { runsOf } from "./runs.ts";
import { shownAdvice } from "./shown-advice.ts";

/** An error with advice. */
function withAdvice(error: UrlError, text: string, given: Advice | string | undefined): UrlError {
  const advice = shownAdvice(error, text, given);
  if (advice === undefined) return error;
  const { fix, advice: facts, hint, ...others } = error;
  const added = Object.entries(adviceFields(error, advice)).filter(([, value]) => value !== undefined);
  return { ...others, ...Object.fromEntries(added) };
}

/** What is known of the schemes of a source. */
function acquainted(source: Source): Acquainted {
  const { schemes = [source as Partial<Scheme>] } = source as { readonly schemes?: readonly Partial<Scheme>[] };
  return {
    names: schemes.flatMap(({ name }) => name ?? []),
    isUrl: (text) => source.safeParse(text).ok,
    meant: (text) => {
      const urls = schemes.map((scheme) => scheme.meant?.(text));
      return urls.find((url) => url !== undefined && source.safeParse(url).ok);
    },
  };
}

function advised(source: Source, text: string, error: UrlError): UrlError {
  if (error.code === "no-scheme" || error.code === "unknown-scheme")
    return withAdvice(error, text, beginningAdvice(text, schemeEnd(text), acquainted(source)));
  const rules = error.code === "syntax" ? rulesOf(source, text) : undefined;
  const scheme = schemeOf(text);
  if (rules === undefined || scheme === undefined) return error;
  const machine = rules.machine();
  const since = { index: scheme.length + 1, state: machine.first };
  const leaving = walked(machine, since.state, text, since.index);
  const left = { machine, text, since, leaving, decided: 0, takes: takenBy(source), runs: runsOf(text) };
  return withAdvice(error, text, adviceFor(left, rules.hint));
}

/**
 * Adds to an error what to write instead: all the advice that needs no scheme, and what the scheme gives. It can be given to
 * `createRegistry`, whose errors then have it; the errors of a scheme by itself have what the scheme gives, and what must be escaped.
 *
 * @param source - The scheme or the registry by which the text was looked at.
 * @param text - The text.
 * @param error - The error of `safeParse`.
 * @returns The error, with `hint`, `advice` and `fix` where there is better advice than it had.
 * @public
 */
export function advice(source: Source, text: unknown, error: UrlError): UrlError {
  if (typeof text !== "string") return error;
  try {
    return advised(source, text, error);
  } catch (thrown) {
    // A hint of a scheme's author may throw: what it says then is said in its place.
    return urlErrorOf(thrown) ?? error;
  }
}
