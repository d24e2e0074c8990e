import { type Edit, type Fix, type Source, Url1738Error, type UrlError } from "@url1738/core";
import { urlError } from "@url1738/core/define";
import {
  checkSource,
  failureAt,
  type KnownText,
  type RuleErrorOf,
  recordOf,
  rootOf,
  rulesOf,
  shortestTo,
  type Walked,
  walked,
} from "@url1738/core/grammar";
import { ownFields } from "@url1738/core/runtime";
import { type Masking, maskingOf } from "@url1738/redact";
import { adviceOnRule, advisedError, withoutAdvice } from "../hints/advice.ts";
import { isFinal } from "../hints/is-final.ts";
import { knownSchemes } from "../hints/known-schemes.ts";
import { remembered } from "../hints/remembered.ts";
import { edited, moved, type Original, originalOf, placed, withoutDoubtfulFixes } from "./fixes.ts";
import { followed } from "./follow.ts";
import { isOwnError, mend } from "./mend.ts";
import { componentsIn, errorsOfPlaces, type MendStep, readingOf } from "./place-errors.ts";

/** The errors that `diagnose` finds, from left to right. @public */
export interface Diagnosis extends ReadonlyArray<UrlError> {
  /** True if the text has more errors than the limit; absent otherwise. */
  readonly more?: true;
}

/** The options of `diagnose`. @public */
export interface DiagnoseOptions {
  /** The most errors to return, 1 or more; 1,000 by default. */
  readonly limit?: number | undefined;
}

/** The default limit. A lower one only cuts the list after a search this long, since later text may decide how earlier errors are read. */
const LIMIT = 1000;

/** A part of a text that mending has replaced, or passed over if it was wrong in itself. */
type Passed = Edit & Pick<MendStep, "wrong">;

/** Returns a function that tells whether an offset of a changed text is masked, in itself or in the original. */
function maskedIn(text: string, { offset }: Original, isMaskedInOriginal: Masking): Masking {
  const isMasked = maskingOf(text);
  return (index) => isMasked(index) || isMaskedInOriginal(offset(index));
}

/** Returns an error without the advice that a rule beyond the grammar refuses, and with that of the rule, if it has any. */
function refused(error: UrlError, { advice: facts, hint }: Partial<UrlError> = {}): UrlError {
  return { ...withoutAdvice(error), ...(facts && { advice: facts }), ...(hint !== undefined && { hint }) };
}

/** Texts with which a component may go on: whatever follows, an error that is there with all of them does not go away. */
const GOING_ON = ["", "0", "a", ".a"];

/** Returns the errors of rules in a part of a text that do not depend on what follows it, by their offsets. */
function lastingIn({ rules, machine, scheme }: KnownText, part: string): ReadonlySet<number> {
  const all = GOING_ON.flatMap((more) => {
    const { state, index } = walked(machine, machine.first, part + more, scheme.length + 1);
    const last = index < part.length + more.length ? undefined : shortestTo(machine, state);
    return last === undefined
      ? []
      : [new Set(rules.errors(part + more + last.replacement).map((error) => error.index))];
  });
  return new Set([...(all[0] ?? [])].filter((index) => all.every((kept) => kept.has(index))));
}

/**
 * Returns a function that finds the part of an error of a mended text that is one of the text as it was given. In a component that is wrong in
 * itself, only what comes before the wrong part is: something else stands in for the rest of it.
 */
function givenIn(reading: KnownText, mended: string, steps: readonly Passed[]) {
  const starts = new Map<string, number>();
  for (const { wrong = "", start } of placed(steps)) if (!starts.has(wrong)) starts.set(wrong, start);
  const lasting = remembered((start: number) => lastingIn(reading, mended.slice(0, start)));
  return (error: RuleErrorOf): readonly RuleErrorOf[] => {
    const start = starts.get(rootOf(error.component));
    if (start === undefined) return [error];
    return error.index < start && lasting(start).has(error.index)
      ? [{ ...error, end: Math.min(error.end, start) }]
      : [];
  };
}

/**
 * Adds the errors that the mended text still has to those of the steps, up to a limit; skips components that are wrong in themselves. Drops
 * the fixes that have led to one of them and, since a rule may report only the first error of a component, those after it in its component.
 * If an escape has only led to another error, reports that place once.
 *
 * @param isMaskedBefore - Tells which offsets are masked in the text before mending.
 */
function withErrorsLeft(
  source: Source,
  reading: KnownText,
  steps: readonly Passed[],
  limit: number,
  ofSteps: readonly UrlError[],
  isMaskedBefore: Masking,
): readonly UrlError[] {
  const { text, scheme, rules, machine } = reading;
  const mended = edited(text, steps);
  const end = walked(machine, machine.first, mended, scheme.length + 1);
  const original = originalOf(steps);
  const isMasked = maskedIn(mended, original, isMaskedBefore);
  const schemes = knownSchemes(source);
  /** The errors that steps have led to, by the beginnings of the steps; of each component, the first such step. */
  const ledTo = new Map<number, UrlError>();
  const firstOf = new Map<string | undefined, number>();
  const byRules = rules
    .errors(mended)
    .flatMap(givenIn(reading, mended, steps))
    .slice(0, limit + 1)
    .flatMap((broken) => {
      const failure = failureAt({ ...reading, text: mended }, end, broken, isMasked, false);
      const error = recordOf(failure, adviceOnRule(failure, schemes));
      const edits = original.editsIn(broken);
      for (const { index } of edits) {
        ledTo.set(index, error);
        if (!firstOf.has(error.component)) firstOf.set(error.component, index);
      }
      const isOfEscape = edits.some(
        ({ index, replacement }) => replacement.startsWith("%") && index === original.offset(broken.index),
      );
      return isOfEscape ? [] : moved(error, text, original);
    });
  const others = ofSteps.map((error) => {
    const { fix, component } = error;
    if (fix === undefined) return error;
    const led = ledTo.get(fix.index);
    return led !== undefined || fix.index > (firstOf.get(component) ?? Infinity) ? refused(error, led) : error;
  });
  return [...others, ...byRules];
}

/** Returns an edit that ends a text at the limit, as if the rest were a component that is wrong in itself. */
function ended({ machine, text }: KnownText, { index, state }: Walked): Passed | undefined {
  const reached = shortestTo(machine, state);
  const wrong = machine.mismatchAt(state, index).component;
  return reached && { index, end: text.length, replacement: reached.replacement, wrong };
}

/** Returns the errors of a text whose scheme is known: all of them, or the first ones, at least one more than the limit. */
function errorsByMending(source: Source, reading: KnownText, limit: number, isMasked: Masking): readonly UrlError[] {
  const { steps, stuck, rest } = mend(reading, { likely: true, limit });
  const last = rest ?? stuck?.leaving;
  const errorOf = errorsOfPlaces(reading, componentsIn(reading, steps, last), isMasked);
  const errors = steps.filter((step, index) => isOwnError(step, steps[index - 1])).map(errorOf);
  const all = stuck === undefined ? errors : [...errors, errorOf(stuck)];
  const end = last && ended(reading, last);
  if (last !== undefined && end === undefined) return all;
  return withErrorsLeft(source, reading, [...steps, ...(end ? [end] : [])], limit, all, isMasked);
}

/** Returns an error whose fix alone makes the text a URL, if mending has found no fix for the first error. */
function mendedAtOnce(source: Source, text: string, [first]: readonly UrlError[]): UrlError | undefined {
  const error = first?.fix !== undefined || source.canParse(text) ? undefined : advisedError(source, text);
  return error?.fix && source.canParse(edited(text, [error.fix])) ? error : undefined;
}

/** Returns the errors of a text in any order, before doubtful fixes are dropped. */
function errorsIn(source: Source, text: unknown, limit: number): readonly UrlError[] {
  if (source.canParse(text)) return [];
  const error = advisedError(source, text);
  if (typeof text !== "string" || isFinal(error)) return [error];
  const {
    text: mended,
    edits,
    errors,
    stuck,
  } = followed(source, text, (candidate) => {
    const { advice, fix, index } = advisedError(source, candidate);
    // The grammar of the first scheme may have the name of another one in it: `jdbc:mysql:`.
    return rulesOf(source, candidate) !== undefined && (advice?.reason !== "twice" || fix?.end !== index);
  });
  const rules = rulesOf(source, mended);
  if (rules === undefined) return errors.concat(stuck ?? []);
  const original = originalOf(edits);
  const isMasked = maskedIn(mended, original, maskingOf(text));
  const errorsFound = errorsByMending(source, readingOf(mended, rules), limit, isMasked);
  const whole = mendedAtOnce(source, mended, errorsFound);
  const rest = whole === undefined ? errorsFound : [whole];
  return edits.length === 0 ? rest : [...errors, ...rest.map((error) => moved(error, text, original))];
}

/** The most errors of a text whose fixes are tried one by one. */
const MOST_TRIED = 16;

/** Returns a fix that also makes the change of an earlier one; `undefined` if it would repeat a part of a secret between the two. */
function joined(text: string, before: Fix, fix: Fix, isMasked: Masking): Fix | undefined {
  for (let index = before.end; index < fix.index; index++) if (isMasked(index)) return undefined;
  const replacement = before.replacement + text.slice(before.end, fix.index) + fix.replacement;
  return { index: before.index, end: fix.end, replacement, sure: before.sure && fix.sure };
}

/** Tells whether each of two fixes changes a part that the other one keeps, and both change another part. */
function crosses(left: Fix, right: Fix): boolean {
  const [first, last] = left.index <= right.index ? [left, right] : [right, left];
  return first.index < last.index && last.index < first.end && first.end < last.end;
}

/** Returns an error with another fix; without one, it loses its advice as well. */
const withFix = (error: UrlError, fix: Fix | undefined): UrlError =>
  fix === undefined ? withoutAdvice(error) : { ...error, fix };

/** Lets each fix repeat the fix of an earlier error at the same place, such as that of a broken escape before it. */
function withFixesOfPlaces(text: string, errors: readonly UrlError[]): readonly UrlError[] {
  const isMasked = maskingOf(text);
  let before: UrlError | undefined;
  return errors.map((error) => {
    const [first, fix] = [before?.index === error.index ? before?.fix : undefined, error.fix];
    const isAfter = first !== undefined && fix !== undefined && first.end <= fix.index;
    const whole = isAfter ? joined(text, first, fix, isMasked) : fix;
    before = whole === fix ? error : withFix(error, whole);
    return before;
  });
}

/**
 * Lets each fix keep the law when it is applied alone, in a text with few errors: one that is right only after others, or that crosses one of
 * them, repeats them, as many as it needs. If that does not help, it is dropped. In a text with many errors, only those of one place are told
 * to depend on one another.
 *
 * @param find - Finds the errors of a text.
 */
function withLawfulFixes(
  text: string,
  errors: readonly UrlError[],
  find: (text: string) => readonly UrlError[],
): readonly UrlError[] {
  if (errors.length < 2) return errors;
  if (errors.length > MOST_TRIED) return withFixesOfPlaces(text, errors);
  const told = new Set(errors.map(({ index }) => index));
  const isLawful = ({ index: from, replacement, end: after }: Fix) => {
    const to = from + replacement.length;
    const left = find(text.slice(0, from) + replacement + text.slice(after));
    return left.every(({ index = 0, end = index }) => index >= to || (end <= from && told.has(index)));
  };
  const isMasked = maskingOf(text);
  const before: Fix[] = [];
  const kept: Fix[] = [];
  const isKeepable = (fix: Fix) => !kept.some((other) => crosses(fix, other)) && isLawful(fix);
  return errors.map((error) => {
    const { fix } = error;
    if (fix === undefined) return error;
    let widened: Fix | undefined = fix;
    for (let at = before.length - 1; widened !== undefined && !isKeepable(widened); at--) {
      const earlier = before[at];
      widened = earlier && (earlier.end <= widened.index ? joined(text, earlier, widened, isMasked) : widened);
    }
    before.push(fix);
    if (widened !== undefined) kept.push(widened);
    return withFix(error, widened);
  });
}

/** Returns the errors that `diagnose` finds, from left to right: all of them, or the first ones, at least one more than `most`. */
export function errorsUpTo(source: Source, text: unknown, most: number): readonly UrlError[] {
  const find = (input: unknown) => [...errorsIn(source, input, most)].sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
  const errors = find(text);
  return typeof text === "string"
    ? withLawfulFixes(text, withoutDoubtfulFixes(text, errors, find, errors.length <= most), find)
    : errors;
}

function limitOf(options: DiagnoseOptions): number {
  const { limit = LIMIT } = ownFields<DiagnoseOptions>(options);
  if (limit === Infinity || (Number.isSafeInteger(limit) && limit >= 1)) return limit;
  const sentence = 'The option "{component}" must be a whole number of at least 1.';
  throw new Url1738Error(
    urlError({ code: "invalid-value", component: "limit" }, { reason: "lint/not-a-limit", sentence }),
  );
}

/**
 * Finds every error in a text, not just the first, and every component that breaks a rule beyond the grammar. It goes on after an error
 * that can be mended, and after a component that is wrong in itself, up to a limit.
 *
 * @param source - A scheme or a registry.
 * @param text - Anything.
 * @param options - The options: the limit.
 * @returns The errors, from left to right; none for a URL. If there are more than the limit, the first ones, with `more: true`.
 * @throws Url1738Error - With the code `contract-version` if the scheme was built against a newer version of the contract, or
 *   `invalid-value` for a wrong limit.
 * @public
 */
export function diagnose(source: Source, text: unknown, options: DiagnoseOptions = {}): Diagnosis {
  checkSource(source);
  const limit = limitOf(options);
  const all = errorsUpTo(source, text, Math.max(limit, LIMIT));
  return all.length > limit ? Object.assign(all.slice(0, limit), { more: true as const }) : all;
}
