import { choice, rule, sequence } from "../grammar/combinators.ts";
import { withFacts } from "../grammar/facts.ts";
import type { AbsentValue, Field, Only } from "../grammar/fields.ts";
import type { Component, ComponentOptions, Part } from "../grammar/nodes.ts";
import { oneOf } from "../syntax/character-set.ts";
import { unescapedText } from "./components.ts";

/**
 * What {@link oneWord} takes besides the words.
 *
 * @public
 */
export interface WordOptions extends ComponentOptions {
  /** Whether capitals and small letters are the same, as in `;TYPE=A`; the value is then the word as it was given. */
  readonly anyCase?: boolean | undefined;
}

/** A word, in whatever case. */
function inAnyCase(word: string): Part {
  const characters = [...word].map((character) => {
    const [small, capital] = [character.toLowerCase(), character.toUpperCase()];
    return small === capital ? character : oneOf(small, capital);
  });
  return sequence(...characters);
}

/**
 * Reads a word in whatever case.
 *
 * @param words - The words that there are.
 * @returns The function that gives the word which a text is.
 * @public
 */
export function wordReader<W extends string>(words: readonly W[]): (text: string) => W {
  return (text) => words.find((word) => word.toLowerCase() === text.toLowerCase()) as W;
}

/**
 * A component that is one word of several: the type of its value is just these.
 *
 * @param name - The name of the field in the value.
 * @param words - The words, of characters that need no escapes.
 * @param options - What else there is to declare.
 * @returns The component.
 * @public
 */
export function oneWord<const N extends string, const W extends string, const O extends WordOptions = {}>(
  name: N,
  words: readonly [W, ...W[]],
  options?: O & Only<O, WordOptions>,
): Component<readonly [Field<N, W, AbsentValue<W, O>>]> {
  const { anyCase = false, ...others } = options ?? {};
  const all = rule(name, choice(...words.map((word) => (anyCase ? inAnyCase(word) : word))));
  const own = others as O & Only<O, ComponentOptions>;
  if (!anyCase) return unescapedText<N, W, O>(name, all, undefined, own);
  const read = withFacts(wordReader(words), { recipe: { name: "wordReader", arguments: [words] } });
  return unescapedText<N, W, O>(name, all, read, own);
}
