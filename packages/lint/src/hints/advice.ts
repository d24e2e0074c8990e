import { type Edit, type Source, type UrlError, urlErrorOf } from "@url1738/core";
import { type Advice, type Hint, urlError } from "@url1738/core/define";
import {
  brokenEscape,
  labelIn,
  type Machine,
  maskedAdvice,
  placeAt,
  type RuleErrorOf,
  refusalOfFix,
  rulesOf,
  type SchemeRules,
  schemeEnd,
  type Walked,
  walked,
} from "@url1738/core/grammar";
import { isMaskedAt, MASK, maskingOf } from "@url1738/redact/masking";
import { departureAdvice } from "./escape-advice.ts";
import { escapedText } from "./escape-hint.ts";
import { firstOf } from "./first-of.ts";
import { isFinal } from "./is-final.ts";
import { type Beginning, beginningOf, type KnownSchemes, knownSchemes } from "./known-schemes.ts";
import { order } from "./order.ts";
import { remembered } from "./remembered.ts";
import { isLawful, type Left, spotAt } from "./spot.ts";
import { MOST_WITH_TYPO, mayBeTypo } from "./typo-hints.ts";

/** Returns an error without its fix and its hint. */
export function withoutAdvice(error: UrlError): UrlError & Record<string, unknown> {
  if (error.fix === undefined && error.advice === undefined && error.hint === undefined) return { ...error };
  const made: Record<string, unknown> = {};
  // Taking the others out of a pattern takes three times as long.
  for (const name in error)
    if (name !== "fix" && name !== "advice" && name !== "hint") made[name] = error[name as keyof UrlError];
  return made as UrlError & Record<string, unknown>;
}

/** Replaces the advice of an error; without any, returns the error unchanged. */
export function withAdvice(error: UrlError, text: string, given: Advice | string | undefined): UrlError {
  const advice = shownAdvice(error, text, given);
  if (advice === undefined) return error;
  // The fields of the error take the place of those that are made for its sentence.
  return urlError(withoutAdvice(error), "", advice);
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
    const own = machine.step(state, text.charCodeAt(end));
    const next = own ?? (standIn ? machine.step(state, standIn.charCodeAt(0)) : state);
    if (next === undefined) break;
    read += own === undefined ? standIn : text[end];
    state = next;
  }
  return read + text.slice(end);
}

/** Keeps what rules refused in the last text, since a registry and its caller ask for the same advice. */
let judged: { readonly text?: string; readonly errors?: unknown; readonly refuses: (fix: Edit) => boolean } = {
  refuses: () => false,
};

/** Returns a function that tells whether a rule beyond the grammar refuses what a fix of a text leads to. */
export function refusesIn(
  { errors }: Pick<SchemeRules, "errors">,
  machine: Machine,
  text: string,
): (fix: Edit) => boolean {
  if (text !== judged.text || errors !== judged.errors) {
    const refuses = remembered((key: string) => {
      const fix: Edit = JSON.parse(key);
      return STAND_INS.some((standIn) =>
        refusalOfFix(errors, machine, text.slice(0, fix.end) + withStandIns(machine, text, fix, standIn), fix),
      );
    });
    judged = { text, errors, refuses: (fix) => refuses(JSON.stringify(fix)) };
  }
  return judged.refuses;
}

/** Returns the advice of the grammar and the scheme for a text that leaves the grammar. */
function adviceOf(rules: SchemeRules, text: string, start: number): Advice | string | undefined {
  const machine = rules.machine();
  const since = { index: start, state: machine.first };
  const leaving = walked(machine, since.state, text, since.index);
  const own = ownAdvice(rules, machine, text, leaving);
  const fix = fixOf(own);
  const refuses = refusesIn(rules, machine, text);
  const isRefused = (other: Edit) => !isSameEdit(fix, other) && refuses(other);
  return adviceFor({ machine, text, since, leaving, decided: 0, isRefused }, rules) ?? own;
}

/** Returns the advice of the scheme and its components, or the needed escape, unless a rule beyond the grammar refuses its fix. */
function ownAdvice(
  { hint, errors }: SchemeRules,
  machine: Machine,
  text: string,
  { index, state }: Walked,
): Advice | string | undefined {
  const { component, canEscape, hints } = machine.departureAt(state, index);
  const place = placeAt(text, index);
  return firstOf([...(hint ? [hint] : []), ...hints, () => departureAdvice(place, canEscape)], (look) => {
    const advice = look(place);
    const fix = fixOf(advice);
    // Nobody tells of an earlier error in the same component here, so no fix of the component may pass over it.
    return fix && refusalOfFix(errors, machine, text, fix, component) ? undefined : advice;
  });
}

/** Returns the error of a broken rule beyond the grammar with the advice of that rule or of the scheme. */
export function withOwnAdvice(
  error: UrlError,
  { hint }: Pick<SchemeRules, "hint">,
  text: string,
  broken: RuleErrorOf | undefined,
): UrlError {
  return broken === undefined ? error : withAdvice(error, text, broken.hint ?? hint?.(placeAt(text, broken.index)));
}

/** Returns the best advice for a text that does not begin with a known scheme. */
function beginningAdvice(place: Beginning): Advice | undefined {
  return place.text === "" ? undefined : order.beginning(place);
}

/** Returns the first advice on a typing error whose fix makes the text a URL. */
function typoAdvice(text: string, error: UrlError, start: number, { isUrl }: KnownSchemes): Advice | undefined {
  if (text.length > MOST_WITH_TYPO) return undefined;
  const { index: at = 0 } = error;
  const typo = { ...placeAt(text, at), start };
  return order.typo(typo, ({ fix }) => {
    if (fix === undefined) return false;
    const before = text.slice(0, fix.index) + fix.replacement;
    const after = text.slice(fix.end);
    return isUrl(before + after) || isUrl(before + escapedText(after));
  });
}

/** Returns the best advice on a broken rule beyond the grammar. */
export function ruleAdvice(text: string, error: UrlError, known: KnownSchemes): Advice | undefined {
  return firstOf(order.rule, (look) => look({ text, error, known }));
}

/** Returns the best advice on a label that its host cannot have, as if the text left the grammar at the first wrong character. */
export function labelAdvice(
  rules: Pick<SchemeRules, "errors" | "hint" | "labels" | "machine">,
  text: string,
  start: number,
  error: UrlError,
): Advice | string | undefined {
  const { reason, index = 0, end } = error;
  if (reason !== "label") return undefined;
  const machine = rules.machine();
  const since = { index: start, state: machine.first };
  const wrong = text.slice(index, end).search(/[^\w-]/);
  if (wrong < 0) return undefined;
  const leaving = walked(machine, since.state, text, since.index, index + wrong);
  return adviceFor({ machine, text, since, leaving, decided: 0, isRefused: refusesIn(rules, machine, text) }, rules);
}

function advised(source: Source, text: string, given: UrlError): UrlError {
  const known = knownSchemes(source);
  const beginning = beginningOf(text, known);
  if (given.code === "no-scheme" || given.code === "unknown-scheme")
    return withAdvice(given, text, beginningAdvice(beginning));
  const rules = rulesOf(source, text);
  if (rules === undefined || isFinal(given)) return given;
  const certain = order.whole(beginning);
  if (certain !== undefined) return withAdvice(given, text, certain);
  const start = beginning.end + 1;
  const isSyntax = given.code === "syntax";
  const error = isSyntax ? given : withOwnAdvice(given, rules, text, rules.errors(text)[0]);
  const advice = isSyntax ? adviceOf(rules, text, start) : labelAdvice(rules, text, start, error);
  if (!mayBeTypo(text, advice, known) || (advice === undefined && error.fix !== undefined))
    return withAdvice(error, text, advice);
  return withAdvice(error, text, typoAdvice(text, error, start, known) ?? advice ?? ruleAdvice(text, error, known));
}

/**
 * Adds the best advice to an error, from the scheme or from the general hints. Give this function to `createRegistry` to have the advice in
 * its errors; those of a scheme alone say what is wrong and where.
 *
 * @param source - The scheme or the registry that has read the text.
 * @param text - The text.
 * @param error - The error of `safeParse`.
 * @returns The error, with a new `hint`, `advice` and `fix` if there is better advice than before.
 * @public
 */
export function advice(source: Source, text: unknown, error: UrlError): UrlError {
  if (typeof text !== "string") return error;
  try {
    return advised(source, text, error);
  } catch (thrown) {
    // A scheme's own hint may throw an error, which then replaces this one.
    return urlErrorOf(thrown) ?? error;
  }
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

/** Masks the secrets that advice quotes from an input, in its params and in the replacement that it names. */
function shownAdvice(
  { code, index, found }: UrlError,
  text: string,
  advice: Advice | string | undefined,
): Advice | string | undefined {
  if (typeof advice !== "object") return advice && masked(advice).text;
  // An error without the character that it found is one in a secret of its scheme.
  const isSecret = ["syntax", "not-allowed"].includes(code) && found === undefined;
  if (index !== undefined && index < text.length && (isSecret || isMaskedAt(text, index))) return maskedAdvice(advice);
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

/** Drops a fix that begins inside a broken escape: it would leave the stray % before it. */
function outsideEscapes(text: string, index: number, advice: ReturnType<Hint>): ReturnType<Hint> {
  if (typeof advice !== "object" || advice.fix === undefined) return advice;
  const begun = brokenEscape(text, index);
  const { fix, ...others } = advice;
  return begun >= 0 && fix.index > begun ? others : advice;
}

const fixOf = (advice: Advice | string | undefined) => (typeof advice === "object" ? advice.fix : undefined);

/** Tells whether two fixes make the same edit. */
function isSameEdit(own: Edit | undefined, other: Edit | undefined): boolean {
  return (
    own !== undefined && own.index === other?.index && own.end === other.end && own.replacement === other.replacement
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
  const own = firstOf(hint === undefined ? spot.hints : [hint, ...spot.hints], (advise) => {
    const advice = outsideEscapes(left.text, place.index, advise(place));
    return advice !== undefined && isGiven(advice) ? advice : undefined;
  });
  // An edit that begins earlier explains more; of two equal edits, that of the scheme itself does.
  const [first, other] = [fixOf(own), fixOf(certain)];
  const isEarlier = first !== undefined && first.index < (other?.index ?? Infinity);
  if (isEarlier || isSameEdit(first, other)) return own;
  return certain ?? own ?? (order.login.get(component) ?? order.other)(spot, isGiven);
}
