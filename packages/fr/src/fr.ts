import type { Fact } from "./fact.ts";
import { allAdvice, allSentences } from "./sentences/all-sentences.ts";
import type { Sentences } from "./sentences/sentences.ts";
import { characterName, expectation } from "./words/characters.ts";
import { behindDe, withArticle } from "./words/components.ts";
import { anyPart, partBehindDe, partWithArticle, placeInGrammar, valueKind } from "./words/kinds.ts";
import { spelledNumber, typeset } from "./words/typeset.ts";

/**
 * What is said of an error or a finding.
 *
 * @public
 */
export interface Said {
  /** What is wrong: one or two sentences. */
  readonly message: string;
  /** What to write instead; absent where nobody knows. */
  readonly hint?: string;
}

type Params = Readonly<Record<string, unknown>>;

/** A value that stands in a sentence: the command line prints as an object what is not text. */
function spelled(value: unknown): string {
  if (typeof value === "number") return spelledNumber(value);
  if (typeof value === "object" && value !== null && "percent" in value) return String(value.percent);
  return String(value);
}

/** What stands in a sentence for a name in braces; `undefined` where nothing is known of it. */
function meant(name: string, fact: Fact, params: Params): string | undefined {
  const { component = "URL", found, scheme, fix, errors } = fact;
  if (name === "component") return withArticle(String(params.component ?? component));
  if (name === "de component") return behindDe(String(params.component ?? component));
  if (name === "expected") return expectation(String(params.expected).split(" "));
  if (name === "found" || name === "escape") if (params[name] === VEIL) return "ce qui est masqué ici";
  if (name === "found") return found === undefined ? undefined : characterName(String.fromCodePoint(found));
  if (name.startsWith("raw ")) return String({ component, ...params }[name.slice("raw ".length)]);
  if (name === "kind") return valueKind(String(params.kind));
  if (name === "le kind") return partWithArticle(String(params.kind));
  if (name === "de kind") return partBehindDe(String(params.kind));
  if (name === "un kind") return anyPart(String(params.kind));
  if (name === "where") return placeInGrammar(String(params.where));
  if (name === "errors") return errors?.map((error) => fr(error).message).join(" ");
  // What gateways have in place of a URL.
  if (name === "url") return "{url}";
  const value = { scheme, replacement: fix?.replacement, ...params }[name];
  return value === undefined ? undefined : spelled(value);
}

/** What is said of a character that may be part of a secret. */
const VEIL = "what is hidden";

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentence for a reason; `undefined` where there is none, or the facts lack what it speaks of. */
function say(sentences: Sentences, reason: string | undefined, fact: Fact, params: Params = {}): string | undefined {
  if (reason === undefined) return undefined;
  const isEnd = fact.found === undefined && params.found === undefined;
  const name = isEnd && Object.hasOwn(sentences, `${reason}:end`) ? `${reason}:end` : reason;
  const sentence = Object.hasOwn(sentences, name) ? sentences[name] : undefined;
  if (sentence === undefined) return undefined;
  let isKnown = true;
  const text = typeset(sentence).replace(/\{((?:le |de |un |raw )?\w+)\}/g, (_, part: string) => {
    const value = meant(part, fact, params);
    if (value === undefined) isKnown = false;
    return value ?? "";
  });
  if (!isKnown) return undefined;
  // What begins with the name of a function keeps it as it is.
  return sentence.startsWith("{") ? capitalised(text) : text;
}

/**
 * Says in French what an error or a finding tells.
 *
 * @param fact - An error as `parse`, `safeParse`, `diagnose`, … give it, or what was thrown around one; a finding of `audit`; or what has
 *   become of them as JSON, that of the command line included.
 * @returns The sentences. What has no French sentence, such as a reason of somebody else's scheme, is said in English.
 * @public
 */
export function fr(fact: Fact | { readonly error: Fact }): Said {
  const own: Fact = "error" in fact ? fact.error : fact;
  const { reason, params, advice, message = "", sentence = message, hint } = own;
  const advised = say(allAdvice, advice?.reason, own, advice?.params) ?? hint;
  return {
    message: say(allSentences, reason, own, params) ?? sentence,
    ...(advised === undefined ? {} : { hint: advised }),
  };
}
