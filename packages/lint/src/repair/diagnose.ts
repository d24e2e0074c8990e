import type { SchemeRules, UrlError } from "@url1738/core/runtime";
import { checkSource, isFinal, rulesOf, ruleUrlError, type Source, schemeOf } from "@url1738/core/runtime";
import { type Masking, maskingOf } from "@url1738/redact";
import { advice, withAdvice } from "../hints/advice.ts";
import { acquainted } from "../hints/known-schemes.ts";
import { ruleAdvice } from "../hints/rule-hints.ts";
import { trusted } from "./drop-doubtful-fixes.ts";
import { edited, moved, originalOf } from "./fixes.ts";
import { mend, type Step } from "./mend.ts";
import { begun } from "./mend-beginning.ts";
import { remembering, toldErrors } from "./told-errors.ts";

/** Returns an error without its fix and its hint. */
function withoutFix({ fix, advice: facts, hint, ...error }: UrlError): UrlError {
  return error;
}

/**
 * Adds to the errors of the steps those that the mended text still has, except in components that are wrong in themselves. If an escape has
 * only led to another error, reports that place once, without advising the escape.
 *
 * @param told - The errors of the steps.
 * @param isAlsoMasked - Tells what is masked because of the text as it was given.
 */
function withErrors(
  source: Source,
  rules: SchemeRules,
  scheme: string,
  text: string,
  steps: readonly Step[],
  told: readonly UrlError[],
  isAlsoMasked: Masking,
): readonly UrlError[] {
  const mended = edited(text, steps);
  const original = originalOf(steps);
  const wrong = new Set(steps.map((step) => step.wrong));
  const isMaskedInMended = maskingOf(mended);
  const isMasked: Masking = (index) => isMaskedInMended(index) || isAlsoMasked(original.offset(index));
  const known = acquainted(source);
  const found = rules
    .errors(mended)
    .filter(({ component }) => !wrong.has(component))
    .map((fault) => ruleUrlError(rules, scheme, mended, fault, isMasked))
    .map((error) => (error.hint === undefined ? withAdvice(error, mended, ruleAdvice(mended, error, known)) : error))
    .map((error) => moved(error, text, original));
  const isMended = ({ index = 0 }: UrlError) =>
    steps.some((step) => step.index === index && step.end > index && step.replacement.startsWith("%"));
  const vain = new Map(found.filter(isMended).map((error) => [error.index, error]));
  const others = told.map((error) => {
    const fault = vain.get(error.fix?.index);
    if (fault === undefined) return error;
    const { advice: facts, hint } = fault;
    return { ...withoutFix(error), ...(facts && { advice: facts }), ...(hint !== undefined && { hint }) };
  });
  return [...others, ...found.filter((error) => !isMended(error))];
}

/** Returns all errors of a text whose scheme is known. */
function violations(source: Source, rules: SchemeRules, text: string, isMasked: Masking): readonly UrlError[] {
  const scheme = schemeOf(text) as string;
  const machine = remembering(rules.machine());
  const { hint } = rules;
  const { steps, stuck } = mend(machine, text, scheme.length + 1, { hint, likely: false, passesOver: true });
  const told = steps.filter(({ wrong }, index) => wrong === undefined || wrong !== steps[index - 1]?.wrong);
  const errorOf = toldErrors(rules, machine, scheme, text, isMasked);
  const errors = told.map(errorOf);
  return stuck === undefined
    ? withErrors(source, rules, scheme, text, steps, errors, isMasked)
    : [...errors, errorOf(stuck)];
}

/** Returns the error of a text that one fix makes a URL, though mending finds none for its first error. */
function mendedAtOnce(source: Source, text: string, [first]: readonly UrlError[]): UrlError | undefined {
  const result = source.safeParse(text);
  const error = result.ok || first?.fix !== undefined ? undefined : advice(source, text, result.error);
  return error?.fix && source.safeParse(edited(text, [error.fix])).ok ? error : undefined;
}

/** Returns the errors that `diagnose` finds, before doubtful fixes are dropped. */
function errorsIn(source: Source, text: unknown): readonly UrlError[] {
  const result = source.safeParse(text);
  if (result.ok) return [];
  if (typeof text !== "string" || isFinal(result.error)) return [result.error];
  if (result.error.code === "not-allowed" && rulesOf(source, text) === undefined) return [result.error];
  const { text: mended, edit, errors, rules } = begun(source, text);
  if (rules === undefined) return errors.length > 0 ? errors : [advice(source, text, result.error)];
  const original = originalOf(edit === undefined ? [] : [edit]);
  const [isMaskedInMended, isMaskedInText] = [maskingOf(mended), maskingOf(text)];
  const isMasked: Masking = (index) => isMaskedInMended(index) || isMaskedInText(original.offset(index));
  const found = violations(source, rules, mended, isMasked);
  const whole = mendedAtOnce(source, mended, found);
  const rest = whole === undefined ? found : [whole];
  return [...errors, ...(edit === undefined ? rest : rest.map((error) => moved(error, text, original)))];
}

/**
 * Finds every error in a text, not just the first, and every component that breaks a rule beyond the grammar. It goes on after an error
 * that can be mended, and after a component that is wrong in itself.
 *
 * @param source - A scheme or a registry.
 * @param text - Anything.
 * @returns The errors, from left to right; none for a URL.
 * @throws Url1738Error - With the code `contract-version` if the scheme was built against a newer version of the contract.
 * @public
 */
export function diagnose(source: Source, text: unknown): readonly UrlError[] {
  checkSource(source);
  const errors = [...errorsIn(source, text)].sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
  return typeof text === "string" ? trusted(text, errors, (changed) => errorsIn(source, changed)) : errors;
}
