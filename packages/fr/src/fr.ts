import type { Fact } from "./fact.ts";
import { allAdvice, allSentences } from "./sentences/all-sentences.ts";
import type { Sentences } from "./sentences/sentences.ts";
import { afterA, afterDe } from "./words/after.ts";
import { characterName, expectation } from "./words/characters.ts";
import { withArticle } from "./words/components.ts";
import { anyPart, partWithArticle, placeInGrammar, valueKind } from "./words/kinds.ts";
import { spelledNumber, typeset } from "./words/typeset.ts";

/**
 * The French sentences of an error or a finding.
 *
 * @public
 */
export interface Said {
  /** The error or the finding, in one or two sentences. */
  readonly message: string;
  /** The advice on what to write instead; absent if there is none. */
  readonly hint?: string;
}

/** A fact, and the French texts of other authors' schemes. */
interface FactInFrench extends Fact {
  readonly texts: Sentences;
}

type Params = Readonly<Record<string, unknown>>;

/** Spells a value for a sentence: the command line prints a value that is not text as an object. */
function spelled(value: unknown): string {
  if (typeof value === "number") return spelledNumber(value);
  if (typeof value === "object" && value !== null && "percent" in value) return String(value.percent);
  return String(value);
}

/** Returns the value of a name in braces: a param, or a field of the error; `undefined` if it is not known. */
function factOf(name: string, { component = "URL", scheme, fix }: FactInFrench, params: Params): unknown {
  return { component, scheme, replacement: fix?.replacement, ...params }[name];
}

/** The functions that put values into French, by the names in braces that need one. */
const spoken: Readonly<Record<string, (value: string, fact: FactInFrench) => string>> = {
  component: (name, { scheme, texts }) => withArticle(name, scheme, texts),
  expected: (words) => expectation(words.split(" ")),
  kind: valueKind,
  what: valueKind,
  where: placeInGrammar,
};

/** Returns the French for a name in braces. */
function frenchFor(name: string, fact: FactInFrench, params: Params): string | undefined {
  if (name === "found" || name === "escape" || name === "written")
    if (params[name] === MASKED) return "ce qui est masqué ici";
  if (name === "wrong") return characterName(String(params.wrong));
  if (name === "found") return fact.found === undefined ? undefined : characterName(String.fromCodePoint(fact.found));
  if (name === "errors") return fact.errors?.map((error) => fr(error, fact.texts).message).join(" ");
  // Gateways have this in place of a URL.
  if (name === "url") return "{url}";
  const value = factOf(name, fact, params);
  if (value === undefined) return undefined;
  return Object.hasOwn(spoken, name) ? spoken[name]?.(String(value), fact) : spelled(value);
}

const articled = (name: string, value: string, { scheme, texts }: FactInFrench) =>
  name === "kind" ? partWithArticle(value) : withArticle(value, scheme, texts);

/** The functions for names in braces that have a word before them, such as `{de component}`. */
const inflections: Readonly<Record<string, (name: string, value: string, fact: FactInFrench) => string>> = {
  le: articled,
  un: (_, kind) => anyPart(kind),
  de: (...named) => afterDe(articled(...named)),
  à: (...named) => afterA(articled(...named)),
  raw: (_, value) => value,
};

function inflected(before: string, name: string, fact: FactInFrench, params: Params): string | undefined {
  const value = factOf(name, fact, params);
  return value === undefined ? undefined : inflections[before]?.(name, String(value), fact);
}

/** The param in place of a character that may be part of a secret. */
const MASKED = "masked text";

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the sentence for a reason; `undefined` if there is none, or if it mentions a fact that is missing. */
function say(
  sentences: Sentences,
  reason: string | undefined,
  fact: FactInFrench,
  params: Params = {},
): string | undefined {
  if (reason === undefined) return undefined;
  const isEnd = fact.found === undefined && params.found === undefined;
  const name = isEnd && Object.hasOwn(sentences, `${reason}:end`) ? `${reason}:end` : reason;
  const sentence = Object.hasOwn(sentences, name) ? sentences[name] : undefined;
  if (sentence === undefined) return undefined;
  let isKnown = true;
  const text = typeset(sentence).replace(
    /\{(?:(le|un|de|à|raw) )?(\w+)\}/g,
    (_, before: string | undefined, part: string) => {
      const value = before === undefined ? frenchFor(part, fact, params) : inflected(before, part, fact, params);
      if (value === undefined) isKnown = false;
      return value ?? "";
    },
  );
  if (!isKnown) return undefined;
  // A sentence that begins with the name of a function keeps it as it is.
  return sentence.startsWith("{") ? capitalised(text) : text;
}

/** Returns the fields of an error or a finding, or of the error inside; none of anything that cannot be read. */
function readable(fact: Fact | { readonly error: Fact }): Partial<Fact> {
  try {
    return { ...("error" in fact ? fact.error : fact) };
  } catch {
    return {};
  }
}

/**
 * Writes the sentences of an error or a finding in French.
 *
 * @param fact - An error of `parse`, `safeParse`, `diagnose`, …, or the `Error` that was thrown around it; a finding of `audit`; or the
 *   JSON of any of these, even from the command line.
 * @param texts - The French texts of somebody else's schemes: sentences by their reasons, as `x-finger/no-such-user`, and names of
 *   components with their articles, as `x-finger.who`; `x-finger.names[]` for an item of a list.
 * @returns The sentences. A sentence stays in English if it has no French one, as for a reason of somebody else's scheme.
 * @public
 */
export function fr(fact: Fact | { readonly error: Fact }, texts: Readonly<Record<string, string>> = {}): Said {
  const translatable: FactInFrench = { ...readable(fact), texts };
  const { reason, params, advice, message = "", sentence = message, hint } = translatable;
  const inFrench = (sentences: Sentences, name: string | undefined, facts: Params | undefined) =>
    say(sentences, name, translatable, facts) ?? say(texts, name, translatable, facts);
  const advised = inFrench(allAdvice, advice?.reason, advice?.params) ?? hint;
  return {
    message: inFrench(allSentences, reason, params) ?? sentence,
    ...(advised === undefined ? {} : { hint: advised }),
  };
}
