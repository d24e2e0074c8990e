import type { Advice, SchemeRules } from "@url1738/core/runtime";
import {
  adviceFields,
  isFinal,
  rulesOf,
  type Source,
  schemeEnd,
  schemeOf,
  type UrlError,
  urlErrorOf,
  walked,
} from "@url1738/core/runtime";
import { beginningAdvice, habit } from "./beginning-hints.ts";
import { adviceFor } from "./departure-advice.ts";
import { knownSchemes } from "./known-schemes.ts";
import { ruleAdvice } from "./rule-hints.ts";
import { shownAdvice } from "./shown-advice.ts";
import { mayBeTypo, schemeAgain, typoAdvice } from "./typo-hints.ts";

/** Replaces the advice of an error; without any, returns the error unchanged. */
export function withAdvice(error: UrlError, text: string, given: Advice | string | undefined): UrlError {
  const advice = shownAdvice(error, text, given);
  if (advice === undefined) return error;
  const { fix, advice: facts, hint, ...others } = error;
  const added = Object.entries(adviceFields(error, advice)).filter(([, value]) => value !== undefined);
  return { ...others, ...Object.fromEntries(added) };
}

/** Returns the advice of the grammar and the scheme for a text that leaves the grammar. */
function adviceOf(rules: SchemeRules, text: string, start: number): Advice | string | undefined {
  const machine = rules.machine();
  const since = { index: start, state: machine.first };
  const leaving = walked(machine, since.state, text, since.index);
  return adviceFor({ machine, text, since, leaving, decided: 0 }, rules.hint);
}

function advised(source: Source, text: string, error: UrlError): UrlError {
  const known = knownSchemes(source);
  const end = schemeEnd(text);
  if (error.code === "no-scheme" || error.code === "unknown-scheme")
    return withAdvice(error, text, beginningAdvice(text, end, known));
  const rules = rulesOf(source, text);
  if (rules === undefined || schemeOf(text) === undefined || isFinal(error)) return error;
  const certain = schemeAgain(text, end + 1, known) ?? habit(text, end, known);
  if (certain !== undefined) return withAdvice(error, text, certain);
  const advice = error.code === "syntax" ? adviceOf(rules, text, end + 1) : undefined;
  if (!mayBeTypo(text, advice, known) || (advice === undefined && error.fix !== undefined))
    return withAdvice(error, text, advice);
  return withAdvice(error, text, typoAdvice(text, error, end + 1, known) ?? advice ?? ruleAdvice(text, error, known));
}

/**
 * Adds advice to an error: all advice that needs no scheme, and that of the scheme. Give this function to `createRegistry` to have the
 * advice in its errors; the errors of a scheme by itself have only the scheme's advice and the needed escapes.
 *
 * @param source - The scheme or the registry that has read the text.
 * @param text - The text.
 * @param error - The error of `safeParse`.
 * @returns The error, with `hint`, `advice` and `fix` if there is better advice than it had.
 * @public
 */
export function advice(source: Source, text: unknown, error: UrlError): UrlError {
  if (typeof text !== "string") return error;
  try {
    return advised(source, text, error);
  } catch (thrown) {
    // A hint of a scheme's author may throw an error, which then replaces this one.
    return urlErrorOf(thrown) ?? error;
  }
}
