import { isMaskedAt, type Masking } from "@url1738/redact/masking";
import { following } from "../automaton/expectation.ts";
import { type Machine, type Walked, walked } from "../automaton/machine.ts";
import { ownFields } from "../errors/own-fields.ts";
import { type Advice, ruleErrorSentence, type Sentence } from "../errors/sentence.ts";
import { departureSentence } from "../errors/sentences.ts";
import { type ErrorFacts, MAX_LENGTH, tooLongError, type UrlError, urlError } from "../errors/url-error.ts";
import type { Hint } from "../grammar/nodes.ts";
import { type Labels, labelIn } from "../grammar/walk.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import type { Element } from "../values/element.ts";
import type { ComponentPlace, Reading, RuleErrorOf } from "../values/scribe.ts";
import { explainBeginning } from "./beginning.ts";
import type { termsOfRefusal } from "./refused-escape.ts";
import type { Secrets } from "./secrets.ts";
import { placeAt, placeFields } from "./sure-hints.ts";

/** Explains why a text is not a URL. This code runs only when somebody looks at an error. */

/**
 * The facts about a scheme that explain why a text is not one of its URLs. Without a name, they are those of the generic fallback.
 *
 * @public
 */
export interface Explained {
  /** The scheme's name, in lower case. */
  readonly name: string | undefined;
  /** The section that describes the scheme, see `UrlError.section`. */
  readonly section: string | undefined;
  /** See `Definition.hint`. */
  readonly hint: Hint | undefined;
  /** The components whose text is secret; by default, none. */
  readonly secrets?: Secrets | undefined;
  /** See `Definition.labels`. */
  readonly labels?: Labels | undefined;
  /** Only schemes with a rule of `checkDecoded` have it, so that a program without them does not carry it. */
  readonly termsOfRefusal?: typeof termsOfRefusal | undefined;
  /**
   * Returns the machine of the grammar after the name and the colon: `genericurl = scheme ":" schemepart` (RFC 1738 §5).
   *
   * @returns The machine, which behaves the same whether the scheme is interpreted or compiled.
   */
  machine(): Machine;
  /**
   * Finds the errors by rules beyond the grammar.
   *
   * @param text - A text that the grammar accepts, of any length.
   * @returns All errors, from left to right.
   */
  errors(text: string): readonly RuleErrorOf[];
  /**
   * Finds the components of a URL in its text.
   *
   * @param text - A text that the grammar accepts, of any length.
   * @param isDeep - True to find the components inside lists, by their paths in the value, such as `hosts[1].port`.
   * @returns The components that it has, in the order of the grammar; for a list, the whole list, unless `isDeep`.
   */
  places(text: string, isDeep?: boolean): readonly ComponentPlace[];
}

/** A text whose scheme is known, and what reads it. */
export interface KnownText extends Reading {
  readonly scheme: string;
  readonly rules: Explained;
}

/** The words that replace masked text and its escapes. */
const MASKED = { found: "masked text", escape: "masked text" };

/** Returns advice that quotes no masked text: masks an escape, and drops advice that may quote more. The fix is data, so it stays. */
export function maskedAdvice(advice: Advice | string | undefined): Advice | string | undefined {
  if (typeof advice !== "object" || advice.params) return undefined;
  return advice.fix ? { ...advice, params: { replacement: "%XX" } } : advice;
}

/** Returns the error at a place; if the place is masked, no sentence of the error quotes it. */
export function maskedError(
  { labels }: Pick<Explained, "labels">,
  isMasked: boolean | undefined,
  given: ErrorFacts,
  sentence: Sentence | string,
  advice: Advice | string | undefined,
): UrlError {
  const facts = { ...given, label: labelIn(labels, given.component) };
  if (!isMasked) return urlError(facts, sentence, advice);
  const said = typeof sentence === "string" ? sentence : { ...sentence, params: { ...sentence.params, ...MASKED } };
  return urlError({ ...facts, found: undefined }, said, maskedAdvice(advice));
}

/**
 * Returns the error at a place where a text leaves the grammar. Inside a list, its component has no index, see `indexedError`.
 *
 * @param advice - The advice, if there is any.
 * @param isMasked - Tells which places of the text are masked. A caller with many errors of one text passes it, since finding out takes
 *   time proportional to the text's length.
 */
export function departureError(
  reading: KnownText,
  { state, index }: Walked,
  advice?: Advice | string,
  isMasked: Masking = (at) => isMaskedAt(reading.text, at),
): UrlError {
  const { text, scheme, rules, machine } = reading;
  const { section, secrets, errors } = rules;
  const departure = machine.departureAt(state, index);
  const { component, path, section: own = section } = departure;
  const place = placeAt(text, index);
  const isFixed = typeof advice === "object" && advice.fix !== undefined;
  const terms = isFixed ? undefined : rules.termsOfRefusal?.(errors, reading, place, departure);
  return maskedError(
    rules,
    secrets?.mayFollow(machine, state) || isMasked(index),
    {
      code: "syntax",
      scheme,
      component: path ?? component,
      ...placeFields(place),
      expected: terms ?? departure.expected,
      section: own,
    },
    departureSentence(place.found, terms?.join(" ") ?? following(machine, state)),
    advice,
  );
}

/** Returns the error of a component that breaks a rule beyond the grammar. The parameters are those of {@link departureError}. */
export function ruleUrlError(
  reading: KnownText,
  given: RuleErrorOf,
  advice?: Advice | string,
  isMasked: Masking = (at) => isMaskedAt(reading.text, at),
): UrlError {
  const { text, scheme, rules } = reading;
  const error = ownFields<RuleErrorOf>(given);
  const { component, index, end, params } = error;
  const { section, secrets } = rules;
  const expected = error.acceptedTerms?.(reading, index);
  return maskedError(
    rules,
    secrets?.concern(component) || isMasked(index),
    {
      code: "not-allowed",
      scheme,
      component,
      index,
      end,
      found: text.codePointAt(index),
      expected,
      section: error.section ?? section,
    },
    ruleErrorSentence(expected ? { ...error, params: { ...params, expected: expected.join(" ") } } : error),
    advice,
  );
}

/**
 * Explains why a text is not a URL of a scheme. If nothing else is wrong with it, its canonical spelling is too long.
 *
 * @param itemError - See `Element.itemError`; without it, the grammar has no lists.
 */
export function explainUrl(rules: Explained, text: unknown, itemError?: Element["itemError"]): UrlError {
  const { name } = rules;
  const beginning = explainBeginning(text, (scheme) => name === undefined || scheme === name);
  if (beginning !== undefined) return beginning;
  const url = text as string;
  const scheme = schemeOf(url) as string;
  const machine = rules.machine();
  const reading = { text: url, scheme, rules, machine };
  const leaving = walked(machine, machine.first, url, scheme.length + 1);
  if (leaving.index < url.length || !machine.isEnd(leaving.state)) {
    const error = departureError(reading, leaving);
    return itemError?.(error, reading, leaving) ?? error;
  }
  const [first] = rules.errors(url);
  return first === undefined ? tooLongError(MAX_LENGTH) : ruleUrlError(reading, first);
}
