import { invalidDefinition } from "../errors/url-error.ts";
import { choice, rule, sequence } from "../grammar/combinators.ts";
import { withFacts } from "../grammar/facts.ts";
import type { AbsentValue, Field, Only } from "../grammar/fields.ts";
import type { Component, ComponentOptions, Part } from "../grammar/nodes.ts";
import { casesOf } from "../grammar/walk.ts";
import { oneOf } from "../syntax/character-set.ts";
import { unescapedText } from "./components.ts";

/** The options of {@link oneWord}. @public */
export interface WordOptions extends ComponentOptions {
  /** True to ignore case, as in `;TYPE=A`; the value is then the word as given to {@link oneWord}. */
  readonly anyCase?: boolean | undefined;
}

/** Tells whether a value is an array of words that all differ. */
function areWords(words: unknown, anyCase: boolean): boolean {
  if (!Array.isArray(words) || words.length === 0 || !words.every((word) => typeof word === "string")) return false;
  return new Set(anyCase ? words.map((word: string) => word.toLowerCase()) : words).size === words.length;
}

function inAnyCase(word: string): Part {
  const characters = [...word].map(casesOf);
  return sequence(...characters.map((cases) => (cases.length === 1 ? cases : oneOf(...cases))));
}

/** Makes the reader of words in any case: it finds the word for a text. @public */
export function wordReader<W extends string>(words: readonly W[]): (text: string) => W {
  return (text) => words.find((word) => word.toLowerCase() === text.toLowerCase()) as W;
}

/**
 * Makes a component that is one of several words; the type of its value is exactly these words.
 *
 * @param name - The name of the field in the value.
 * @param words - The words, whose characters need no escapes.
 * @throws Url1738Error - With the code `invalid-definition` if the words are not strings that differ.
 * @public
 */
export function oneWord<const N extends string, const W extends string, const O extends WordOptions = {}>(
  name: N,
  words: readonly [W, ...W[]],
  options?: O & Only<O, WordOptions>,
): Component<readonly [Field<N, W, AbsentValue<W, O>>]> {
  const { anyCase = false, ...others } = options ?? {};
  if (!areWords(words, anyCase))
    throw invalidDefinition({
      reason: "definition/not-words",
      sentence: 'oneWord takes a name and an array of words that differ, such as oneWord("{name}", ["get", "put"]).',
      params: { name: String(name) },
    });
  const all = rule(name, choice(...words.map((word) => (anyCase ? inAnyCase(word) : word))));
  const own = others as O & Only<O, ComponentOptions>;
  if (!anyCase) return unescapedText<N, W, O>(name, all, undefined, own);
  const read = withFacts(wordReader(words), { recipe: { name: "wordReader", arguments: [words] } });
  return unescapedText<N, W, O>(name, all, read, own);
}
