import { choice, keyword, rule } from "../grammar/combinators.ts";
import { factsOf, withFacts } from "../grammar/facts.ts";
import type { AbsentValue, Field, Only } from "../grammar/fields.ts";
import type { Component, ComponentOptions } from "../grammar/nodes.ts";
import { unescapedText } from "./components.ts";

/** The options of {@link oneWord}. @public */
export interface WordOptions extends ComponentOptions {
  /** True to ignore case, as in `;TYPE=A`; the value is then the word as given to {@link oneWord}. */
  readonly anyCase?: boolean | undefined;
}

/** Makes the reader of words in any case: it finds the word for a text. @public */
export function wordReader<W extends string>(words: readonly W[]): (text: string) => W {
  return (text) => words.find((word) => word.toLowerCase() === text.toLowerCase()) as W;
}

/**
 * Makes a component that is one of several words; the type of its value is exactly these words.
 *
 * @param name - The name of the field in the value.
 * @param words - The words, which all differ, and whose characters need no escapes.
 * @public
 */
export function oneWord<const N extends string, const W extends string, const O extends WordOptions = {}>(
  name: N,
  words: readonly [W, ...W[]],
  options?: O & Only<O, WordOptions>,
): Component<readonly [Field<N, W, AbsentValue<W, O>>]> {
  const { anyCase = false, ...others } = options ?? {};
  const all = rule(name, choice(...words.map((word) => (anyCase ? keyword(word) : word))));
  const rest = others as O & Only<O, ComponentOptions>;
  if (!anyCase) return unescapedText<N, W, O>(name, all, undefined, rest);
  const read = withFacts(wordReader(words), { recipe: { name: "wordReader", arguments: [words] } });
  const component = unescapedText<N, W, O>(name, all, read, rest);
  const { spared, ...facts } = factsOf(component.codec);
  withFacts(component.codec, { ...facts, spared: { ...spared, usual: choice(...words) } });
  return component;
}
