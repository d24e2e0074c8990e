import type { Advice } from "../errors/sentence.ts";
import type { UrlError } from "../errors/url-error.ts";
import { departureError } from "../explain/explain.ts";
import type { Machine, Walked } from "../machines/machine.ts";
import type { Hiding } from "../redact/hidden-at.ts";
import type { SchemeRules } from "../scheme/scheme.ts";

/** A place where a text leaves a grammar, and all advice that there is for it. */
export interface Told {
  readonly leaving: Walked;
  readonly advice: Advice | string | undefined;
}

/** The error at such a place. Where there is no advice, it has none: that which a scheme gives by itself would not do. */
export function toldError(
  rules: SchemeRules,
  machine: Machine,
  scheme: string,
  text: string,
  { leaving, advice }: Told,
  expectation?: string,
  isHidden?: Hiding,
): UrlError {
  const error = departureError(rules, machine, scheme, text, leaving, advice, expectation, isHidden);
  if (advice !== undefined) return error;
  const { fix, advice: facts, hint, ...others } = error;
  return others;
}
