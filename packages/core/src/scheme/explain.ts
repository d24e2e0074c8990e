import { following } from "../automaton/expectation.ts";
import { ownFields } from "../errors/own-fields.ts";
import { type Advice, ruleErrorSentence, type Sentence } from "../errors/sentence.ts";
import { mismatchSentence } from "../errors/sentences.ts";
import { type ErrorFacts, type UrlError, urlError, urlErrorOf } from "../errors/url-error.ts";
import { labelIn } from "../grammar/walk.ts";
import type { Element } from "../values/element.ts";
import type { RuleErrorOf } from "../values/scribe.ts";
import { explainBeginning } from "./beginning.ts";
import { type Explained, type Failure, failureOf } from "./failure.ts";
import type { SchemeRules } from "./scheme.ts";
import { placeAt, placeFields } from "./sure-hints.ts";

/** Explains why a text is not a URL. This code runs only when somebody looks at an error. */

/** The words that replace masked text and its escapes. */
const MASKED = { found: "masked text", escape: "masked text" };
/** The words that replace what a sentence quotes as `{written}`. */
const MASKED_WORD = { written: "masked text" };

/** Returns advice that quotes no masked text: masks an escape, and drops advice that may quote more. The fix is data, so it stays. @public */
export function maskedAdvice(advice: Advice | string | undefined): Advice | string | undefined {
  if (typeof advice !== "object" || advice.params) return undefined;
  return advice.fix ? { ...advice, params: { replacement: "%XX" } } : advice;
}

/**
 * Returns the error at a place; if the place is masked, no sentence of the error quotes it.
 *
 * @param isQuoting - False if the sentence does not quote the place.
 */
export function maskedError(
  { labels }: Pick<Explained, "labels">,
  isMasked: boolean | undefined,
  unlabelled: ErrorFacts,
  sentence: Sentence | string,
  advice: Advice | string | undefined,
  isQuoting = true,
): UrlError {
  const facts = { ...unlabelled, label: labelIn(labels, unlabelled.component) };
  if (!isMasked) return urlError(facts, sentence, advice);
  const said =
    typeof sentence === "string" || !isQuoting
      ? sentence
      : {
          ...sentence,
          params: { ...sentence.params, ...(sentence.params?.written !== undefined && MASKED_WORD), ...MASKED },
        };
  return urlError({ ...facts, found: undefined }, said, maskedAdvice(advice));
}

/** Returns the error at a place where a text leaves the grammar. Inside a list, its component has no index, see `indexedError`. */
function mismatchRecord(failure: Failure, advice: Advice | string | undefined): UrlError {
  const { text, scheme, rules, machine, mismatch, isFirst, told } = failure;
  const expectation = machine.mismatchAt(mismatch.state, mismatch.index);
  const { component, path, section = rules.section } = expectation;
  const place = placeAt(text, mismatch.index);
  const isFixed = typeof advice === "object" && advice.fix !== undefined;
  const terms = isFirst || !isFixed ? rules.termsOfRefusal?.(rules.errors, failure, place, expectation) : undefined;
  return maskedError(
    rules,
    failure.isSecret,
    {
      code: "syntax",
      scheme,
      component: told ? told.component : (path ?? component),
      ...placeFields(place),
      expected: terms ?? expectation.expected,
      section,
    },
    told?.sentence ?? mismatchSentence(place.found, terms?.join(" ") ?? following(machine, mismatch.state)),
    advice,
    told?.sentence === undefined,
  );
}

/** Returns the error of a component that breaks a rule beyond the grammar. */
function ruleRecord(failure: Failure, broken: RuleErrorOf, advice: Advice | string | undefined): UrlError {
  const { text, scheme, rules } = failure;
  const error = ownFields<RuleErrorOf>(broken);
  const { component, index, end, params } = error;
  const expected = error.acceptedTerms?.(failure, index);
  return maskedError(
    rules,
    failure.isSecret,
    {
      code: "not-allowed",
      scheme,
      component,
      index,
      end,
      found: text.codePointAt(index),
      expected,
      section: error.section ?? rules.section,
    },
    ruleErrorSentence(expected ? { ...error, params: { ...params, expected: expected.join(" ") } } : error),
    advice,
  );
}

/**
 * Makes the record of a failure, with advice if there is any. A masked place is not quoted, neither by the error nor by the advice.
 *
 * @public
 */
export function recordOf(failure: Failure, advice?: Advice | string): UrlError {
  const { broken } = failure;
  return broken === undefined ? mismatchRecord(failure, advice) : ruleRecord(failure, broken, advice);
}

/**
 * Explains why a text is not a URL of a scheme.
 *
 * @param itemError - See `Element.itemError`; without it, the grammar has no lists.
 * @param advise - Gives advice, if the scheme of the text is known.
 * @returns The error; `undefined` for a text without any.
 */
export function explainUrl(
  rules: Explained,
  text: unknown,
  itemError: Element["itemError"],
  advise?: (text: string, failure: Failure) => Advice | string | undefined,
): UrlError | undefined {
  const { name } = rules;
  const beginning = explainBeginning(text, (scheme) => name === undefined || scheme === name);
  if (beginning !== undefined) return beginning;
  const failure = failureOf(rules, text as string);
  if (failure === undefined) return undefined;
  const record = recordOf(failure, advise?.(failure.text, failure));
  return (failure.broken === undefined && itemError?.(record, failure, failure.mismatch)) || record;
}

/**
 * Explains why a text is not a URL of a scheme, or of any that is known.
 *
 * @param rules - The scheme of the text; `undefined` if none is known.
 * @param text - Anything that `parse` refuses.
 * @param advise - Gives advice; without a failure, on a text that does not begin with a known scheme.
 * @public
 */
export function explain(
  rules: SchemeRules | undefined,
  text: unknown,
  advise?: (text: string, failure?: Failure) => Advice | string | undefined,
): UrlError {
  try {
    return rules?.explain(text, advise) ?? (explainBeginning(text, () => false, advise) as UrlError);
  } catch (thrown) {
    // A function of a scheme that gives advice may throw an error, which then replaces this one.
    const error = urlErrorOf(thrown);
    if (error === undefined) throw thrown;
    return error;
  }
}
