import { Url1738Error } from "@url1738/core";
import {
  type Alternative,
  type Choice,
  type Component,
  choice,
  type Field,
  type Fields,
  type FieldsOf,
  type Part,
  sequence,
  unescapedText,
  urlError,
} from "@url1738/core/define";

/** The components of each alternative of {@link tagged}, after its word. @public */
export type TaggedAlternatives<N extends string, T> = {
  [K in keyof T & string]: readonly [Field<N, K, undefined>, ...FieldsOf<T[K]>];
}[keyof T & string];

/** The components of {@link tagged}: those of one alternative. @public */
export type TaggedFields<N extends string, T> =
  TaggedAlternatives<N, T> extends infer A extends Fields ? Alternative<A, A, A[number]> : never;

/**
 * Makes alternatives that begin with a word, which is a field of the value: `mysql://…` or `oracle:…`. In TypeScript, the value is a union
 * that this field tells apart.
 *
 * @param name - The name of the field for the word.
 * @param alternatives - What follows each word, by the words. Their characters need no escapes. Alternatives may share a component.
 * @throws Url1738Error - With the code `invalid-definition` without any word.
 * @public
 */
export function tagged<const N extends string, const T extends Readonly<Record<string, Part>>>(
  name: N,
  alternatives: T,
): Choice<TaggedFields<N, T>> {
  const words = Array.isArray(alternatives) ? [] : Object.keys(Object(alternatives));
  if (words.length === 0 || words.includes(""))
    throw new Url1738Error(
      urlError(
        { code: "invalid-definition" },
        {
          reason: "definition/not-tagged",
          sentence:
            'tagged takes a name and an object of what follows each word, such as tagged("{name}", { mysql: sequence("://", hostport), memory: "" }).',
          params: { name: String(name) },
        },
      ),
    );
  const tag: Component = unescapedText(name, choice(...words));
  const all = words.map((word) => sequence({ ...tag, item: sequence(word), word }, alternatives[word] as Part));
  return { kind: "choice", items: all };
}
