import {
  type AbsentValue,
  type Component,
  call,
  choice,
  component,
  digit,
  type Field,
  keyword,
  type Only,
  oneOf,
  rule,
  some,
} from "@url1738/core/define";
import { integerCodec, truthCodec } from "./value-codecs.ts";

/** The options of {@link boolean}. @public */
export interface BooleanOptions {
  /** The words for `true`, the canonical one first; by default `true`. */
  readonly yes?: readonly [string, ...string[]] | undefined;
  /** The words for `false`, the canonical one first; by default `false`. */
  readonly no?: readonly [string, ...string[]] | undefined;
  /** True to ignore case. */
  readonly anyCase?: boolean | undefined;
  /** The word that an absent component means. */
  readonly absent?: string | undefined;
}

/**
 * Makes a component that is `true` or `false`.
 *
 * @param name - The name of the field in the value.
 * @public
 */
export function boolean<const N extends string, const O extends BooleanOptions = Readonly<Record<never, never>>>(
  name: N,
  options?: O & Only<O, BooleanOptions>,
): Component<readonly [Field<N, boolean, AbsentValue<boolean, O>>]> {
  const { yes = ["true"], no = ["false"], anyCase = false, absent } = options ?? {};
  const words = rule(name, choice(...[...yes, ...no].map((word) => (anyCase ? keyword(word) : word))));
  return component(name, words, call(truthCodec, yes, no, anyCase), { absent }) as never;
}

// A set is looked up faster than a rule; the check tells where the minus stands.
const integerText = rule("integer", some(oneOf(digit, "-")));

/**
 * Makes a component that is a whole number, with or without a minus. Leading zeros are not part of the value.
 *
 * @param name - The name of the field in the value.
 * @param least - The least allowed value; at least -(2^53-1).
 * @param most - The greatest allowed value; at most 2^53-1.
 * @public
 */
export function integer<const N extends string>(
  name: N,
  least: number,
  most: number,
): Component<readonly [Field<N, number, undefined>]> {
  return component(name, integerText, call(integerCodec, least, most));
}
