import type { Fact } from "./fact.ts";
import { allAdvice, allSentences } from "./sentences/all-sentences.ts";
import type { Sentences } from "./sentences/sentences.ts";
import { behindA, behindDe } from "./words/behind.ts";
import { characterName, expectation } from "./words/characters.ts";
import { withArticle } from "./words/components.ts";
import { anyPart, partWithArticle, placeInGrammar, valueKind } from "./words/kinds.ts";
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

/** What a name in braces stands for: a param, or a field of the error; `undefined` where nothing is known of it. */
function factOf(name: string, { component = "URL", scheme, fix }: Fact, params: Params): unknown {
  return { component, scheme, replacement: fix?.replacement, ...params }[name];
}

/** How values are said that are not said as they are. */
const spoken: Readonly<Record<string, (value: string, fact: Fact) => string>> = {
  component: (name, { scheme }) => withArticle(name, scheme),
  expected: (words) => expectation(words.split(" ")),
  kind: valueKind,
  what: valueKind,
  where: placeInGrammar,
};

/** What stands in a sentence for a name in braces. */
function meant(name: string, fact: Fact, params: Params): string | undefined {
  if (name === "found" || name === "escape") if (params[name] === VEIL) return "ce qui est masqué ici";
  if (name === "found") return fact.found === undefined ? undefined : characterName(String.fromCodePoint(fact.found));
  if (name === "errors") return fact.errors?.map((error) => fr(error).message).join(" ");
  // What gateways have in place of a URL.
  if (name === "url") return "{url}";
  const value = factOf(name, fact, params);
  if (value === undefined) return undefined;
  return Object.hasOwn(spoken, name) ? spoken[name]?.(String(value), fact) : spelled(value);
}

const articled = (name: string, value: string, { scheme }: Fact) =>
  name === "kind" ? partWithArticle(value) : withArticle(value, scheme);

/** The same with something before the name. */
const inflections: Readonly<Record<string, (name: string, value: string, fact: Fact) => string>> = {
  le: articled,
  un: (_, kind) => anyPart(kind),
  de: (...named) => behindDe(articled(...named)),
  à: (...named) => behindA(articled(...named)),
  raw: (_, value) => value,
};

function inflected(before: string, name: string, fact: Fact, params: Params): string | undefined {
  const value = factOf(name, fact, params);
  return value === undefined ? undefined : inflections[before]?.(name, String(value), fact);
}

/** What is said of a character that may be part of a secret. */
const VEIL = "masked text";

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentence for a reason; `undefined` where there is none, or the facts lack what it speaks of. */
function say(sentences: Sentences, reason: string | undefined, fact: Fact, params: Params = {}): string | undefined {
  if (reason === undefined) return undefined;
  const isEnd = fact.found === undefined && params.found === undefined;
  const name = isEnd && Object.hasOwn(sentences, `${reason}:end`) ? `${reason}:end` : reason;
  const sentence = Object.hasOwn(sentences, name) ? sentences[name] : undefined;
  if (sentence === undefined) return undefined;
  let isKnown = true;
  const text = typeset(sentence).replace(
    /\{(?:(le|un|de|à|raw) )?(\w+)\}/g,
    (_, before: string | undefined, part: string) => {
      const value = before === undefined ? meant(part, fact, params) : inflected(before, part, fact, params);
      if (value === undefined) isKnown = false;
      return value ?? "";
    },
  );
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
