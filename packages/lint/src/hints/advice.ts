import type { Edit, Source, UrlError } from "@url1738/core";
import type { Advice, Hint } from "@url1738/core/define";
import {
  brokenEscape,
  explain,
  type Failure,
  labelIn,
  type Machine,
  maskedAdvice,
  placeAt,
  refusalOfFix,
  rulesOf,
  type SchemeRules,
  schemeEnd,
  type Walked,
  walked,
} from "@url1738/core/grammar";
import { isMaskedAt, MASK, maskingOf } from "@url1738/redact/masking";
import { mismatchAdvice } from "./escape-advice.ts";
import { escapedText } from "./escape-hint.ts";
import { firstOf } from "./first-of.ts";
import { type Beginning, beginningOf, type KnownSchemes, knownSchemes } from "./known-schemes.ts";
import { unsaid } from "./login-hints.ts";
import { order } from "./order.ts";
import { isLawful, type Left, spotAt } from "./spot.ts";
import { MOST_WITH_TYPO, mayBeTypo } from "./typo-hints.ts";

/** Returns an error without its fix and its hint. */
export function withoutAdvice(error: UrlError): UrlError & Record<string, unknown> {
  if (error.fix === undefined && error.advice === undefined && error.hint === undefined) return { ...error };
  const copy: Record<string, unknown> = {};
  // Taking the others out of a pattern takes three times as long.
  for (const name in error)
    if (name !== "fix" && name !== "advice" && name !== "hint") copy[name] = error[name as keyof UrlError];
  return copy as UrlError & Record<string, unknown>;
}

/** Replaces each character that a text cannot have: by a letter, or by nothing. */
const STAND_INS = ["a", ""];

/**
 * Returns the text after a fix with another text in place of each character that the grammar does not allow there: a rule may refuse a part
 * because of what comes after such a character.
 */
function withStandIns(machine: Machine, text: string, { index, end, replacement }: Edit, standIn: string): string {
  let { state } = walked(machine, machine.first, text.slice(0, index) + replacement, schemeEnd(text) + 1);
  let read = "";
  for (; end < text.length; end++) {
    const written = machine.step(state, text.charCodeAt(end));
    const next = written ?? (standIn ? machine.step(state, standIn.charCodeAt(0)) : state);
    if (next === undefined) break;
    read += written === undefined ? standIn : text[end];
    state = next;
  }
  return read + text.slice(end);
}

/** Returns a function that tells whether a rule beyond the grammar refuses what a fix of a text leads to. It remembers its answers. */
export function refusesIn(
  { errors }: Pick<SchemeRules, "errors">,
  machine: Machine,
  text: string,
): (fix: Edit) => boolean {
  const refusals = new Map<string, boolean>();
  return (fix) => {
    const { index, end, replacement } = fix;
    const key = `${index} ${end} ${replacement}`;
    let isRefused = refusals.get(key);
    if (isRefused === undefined) {
      isRefused = STAND_INS.some((standIn) =>
        refusalOfFix(errors, machine, text.slice(0, end) + withStandIns(machine, text, fix, standIn), fix),
      );
      refusals.set(key, isRefused);
    }
    return isRefused;
  };
}

/** Returns the advice of the grammar and the scheme for a text that leaves the grammar. */
function adviceOnMismatch({ rules, machine, text, scheme, mismatch }: Failure): Advice | string | undefined {
  const since = { index: scheme.length + 1, state: machine.first };
  const schemeAdvice = ownAdvice(rules, machine, text, mismatch);
  const fix = fixOf(schemeAdvice);
  const refuses = refusesIn(rules, machine, text);
  const isRefused = (other: Edit) => !isSameEdit(fix, other) && refuses(other);
  return adviceFor({ machine, text, since, leaving: mismatch, decided: 0, isRefused }, rules) ?? schemeAdvice;
}

/** Returns the advice of the scheme and its components, or the needed escape, unless a rule beyond the grammar refuses its fix. */
function ownAdvice(
  { hint, errors }: Failure["rules"],
  machine: Machine,
  text: string,
  { index, state }: Walked,
): Advice | string | undefined {
  const { component, canEscape, hints } = machine.mismatchAt(state, index);
  const place = placeAt(text, index);
  return firstOf([...(hint ? [hint] : []), ...hints, () => mismatchAdvice(place, canEscape)], (look) => {
    const advice = look(place);
    const fix = fixOf(advice);
    // Nobody tells of an earlier error in the same component here, so no fix of the component may pass over it.
    return fix && refusalOfFix(errors, machine, text, fix, component) ? undefined : advice;
  });
}

/** Returns the best advice for a text that does not begin with a known scheme. */
function beginningAdvice(place: Beginning): Advice | string | undefined {
  const { text, end } = place;
  if (text === "") return undefined;
  const advice = order.beginning(place);
  return isMaskedAt(text, text[end] === ":" ? 0 : end) ? maskedAdvice(advice) : withoutSecrets(text, advice);
}

/** Returns the first advice on a typing error whose fix makes the text a URL. */
function typoAdvice(text: string, index: number, start: number, { isUrl }: KnownSchemes): Advice | undefined {
  if (text.length > MOST_WITH_TYPO) return undefined;
  return order.typo({ ...placeAt(text, index), start }, ({ fix }) => {
    if (fix === undefined) return false;
    const before = text.slice(0, fix.index) + fix.replacement;
    const after = text.slice(fix.end);
    return isUrl(before + after) || isUrl(before + escapedText(after));
  });
}

/** Returns the advice on a broken rule beyond the grammar: that of the rule or of the scheme, or any other. */
export function adviceOnRule(failure: Failure, schemes: KnownSchemes): Advice | string | undefined {
  return ownAdviceOnRule(failure) ?? shownAdvice(failure, adviceOnLabel(failure) ?? ruleAdvice(failure, schemes));
}

function ownAdviceOnRule(failure: Failure): Advice | string | undefined {
  const { text, rules, broken } = failure;
  return broken && shownAdvice(failure, broken.hint ?? rules.hint?.(placeAt(text, broken.index)));
}

/** Returns the best advice on a label that its host cannot have, as if the text left the grammar at the first wrong character. */
function adviceOnLabel({ text, scheme, rules, machine, broken }: Failure): Advice | string | undefined {
  if (broken?.reason !== "label") return undefined;
  const wrong = text.slice(broken.index, broken.end).search(/[^\w-]/);
  if (wrong < 0) return undefined;
  const since = { index: scheme.length + 1, state: machine.first };
  const leaving = walked(machine, since.state, text, since.index, broken.index + wrong);
  const refuses = refusesIn(rules, machine, text);
  // Nothing before the fix was wrong with the host.
  const isRefused = (fix: Edit) => refuses(fix) || refusalOfFix(rules.errors, machine, text, fix, "host") !== undefined;
  return adviceFor({ machine, text, since, leaving, decided: 0, isRefused }, rules);
}

function ruleAdvice({ text, broken }: Failure, schemes: KnownSchemes): Advice | undefined {
  return broken && firstOf(order.rule, (look) => look({ text, broken, known: schemes }));
}

/**
 * Says what to write instead of a text that is not a URL, by the hints of its scheme or the general ones. Give this function to
 * `createRegistry` to have the advice in its errors; those of a scheme alone say what is wrong and where.
 *
 * @param source - The scheme or the registry that has read the text.
 * @param text - The text.
 * @param failure - Why the text is not a URL of its scheme; `undefined` if it does not begin with a scheme of the source.
 * @returns The best advice, if there is any. It quotes no secret, unless one is at the place of the failure.
 * @public
 */
export function advice(source: Source, text: string, failure: Failure | undefined): Advice | string | undefined {
  const best = bestAdvice(source, text, failure);
  return failure ? unsaid(failure, best) : best;
}

function bestAdvice(source: Source, text: string, failure: Failure | undefined): Advice | string | undefined {
  const schemes = knownSchemes(source);
  const beginning = beginningOf(text, schemes);
  if (failure === undefined) return beginningAdvice(beginning);
  const certain = order.whole(beginning);
  if (certain !== undefined) return shownAdvice(failure, certain);
  const { broken, mismatch } = failure;
  const ruleAdvised = ownAdviceOnRule(failure);
  const best = broken === undefined ? adviceOnMismatch(failure) : adviceOnLabel(failure);
  if (!mayBeTypo(text, best, schemes) || (best === undefined && fixOf(ruleAdvised) !== undefined))
    return best === undefined ? ruleAdvised : shownAdvice(failure, best);
  const typo = typoAdvice(text, (broken ?? mismatch).index, beginning.end + 1, schemes);
  return shownAdvice(failure, typo ?? best ?? ruleAdvice(failure, schemes)) ?? ruleAdvised;
}

/** Masks what errors mask in a text, and counts it. */
function masked(text: string): { readonly text: string; readonly count: number } {
  const isMasked = maskingOf(text);
  let [shown, from, count] = ["", 0, 0];
  for (let index = 0; index < text.length; index++) {
    if (!isMasked(index)) continue;
    shown += text.slice(from, index) + MASK;
    count++;
    while (isMasked(index)) index++;
    from = index;
  }
  return { text: shown + text.slice(from), count };
}

/** Explains why a text is not a URL of a source, with the best advice. */
export const advisedError = (source: Source, text: unknown): UrlError =>
  explain(rulesOf(source, text), text, (refused, failure) => advice(source, refused, failure));

/**
 * Masks the secrets in text that quotes or replaces a part of an input. If it has fewer recognizable secrets than that part, masks all of
 * it: the delimiters of the others have been escaped.
 *
 * @param least - The number of secrets in that part.
 */
function shown(value: string, least: number): string {
  const { text, count } = masked(value);
  return count < least ? MASK : text;
}

/** Masks the secrets that advice quotes from a text, in its params and in the replacement that it names. */
function withoutSecrets(text: string, advice: Advice | string | undefined): Advice | string | undefined {
  if (typeof advice !== "object") return advice && masked(advice).text;
  const { fix, sentence, params } = advice;
  const quoted: Record<string, string | number> = {
    ...(fix && sentence.includes("{replacement}") ? { replacement: fix.replacement } : {}),
    ...params,
  };
  const count = fix === undefined || fix.index === fix.end ? 0 : masked(text.slice(fix.index, fix.end)).count;
  for (const name in quoted) {
    const value = quoted[name];
    if (typeof value === "string") quoted[name] = shown(value, count);
  }
  return { ...advice, params: quoted };
}

/** Returns advice as an error may show it; `undefined` if the error masks its place, and would drop the advice with it. */
function shownAdvice(failure: Failure, advice: Advice | string | undefined): Advice | string | undefined {
  const { text, broken, mismatch } = failure;
  if ((broken ?? mismatch).index < text.length && failure.isSecret)
    return maskedAdvice(advice) === undefined ? undefined : advice;
  return withoutSecrets(text, advice);
}

/** Drops a fix that begins inside a broken escape: it would leave the stray % before it. */
function outsideEscapes(text: string, index: number, advice: ReturnType<Hint>): ReturnType<Hint> {
  if (typeof advice !== "object" || advice.fix === undefined) return advice;
  const begun = brokenEscape(text, index);
  const { fix, ...others } = advice;
  return begun >= 0 && fix.index > begun ? others : advice;
}

const fixOf = (advice: Advice | string | undefined) => (typeof advice === "object" ? advice.fix : undefined);

/** Tells whether two fixes make the same edit. */
function isSameEdit(edit: Edit | undefined, other: Edit | undefined): boolean {
  return (
    edit !== undefined &&
    edit.index === other?.index &&
    edit.end === other.end &&
    edit.replacement === other.replacement
  );
}

/**
 * Returns the best advice for a place where a text leaves a grammar: that of the scheme, of the component, or any other. Skips advice whose
 * fix would not keep the law.
 */
export function adviceFor<State>(
  left: Left<State>,
  rules: Pick<SchemeRules, "hint" | "labels">,
): Advice | string | undefined {
  const advice = bestFor(left, rules.hint);
  if (typeof advice !== "object") return advice;
  const { component } = advice.params ?? {};
  const label = typeof component === "string" ? labelIn(rules.labels, component) : undefined;
  return label === undefined ? advice : { ...advice, params: { ...advice.params, label } };
}

function bestFor<State>(left: Left<State>, hint: Hint | undefined): Advice | string | undefined {
  const spot = spotAt(left, left.leaving);
  const place = placeAt(left.text, left.leaving.index);
  const { component = "" } = spot;
  const isGiven = (advice: Advice | string) => {
    const fix = fixOf(advice);
    return fix === undefined || isLawful(left, fix);
  };
  const certain = order.certain(spot, isGiven);
  const advised = firstOf(hint === undefined ? spot.hints : [hint, ...spot.hints], (advise) => {
    const advice = outsideEscapes(left.text, place.index, advise(place));
    return advice !== undefined && isGiven(advice) ? advice : undefined;
  });
  // An edit that begins earlier explains more; of two equal edits, that of the scheme itself does.
  const [first, other] = [fixOf(advised), fixOf(certain)];
  const isEarlier = first !== undefined && first.index < (other?.index ?? Infinity);
  if (isEarlier || isSameEdit(first, other)) return advised;
  return certain ?? advised ?? (order.login.get(component) ?? order.other)(spot, isGiven);
}
