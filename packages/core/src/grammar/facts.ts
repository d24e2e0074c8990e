import type { Codec, Node } from "./nodes.ts";

/**
 * Under this name functions and codecs tell what only a compiler and `replaced` ask. It is a registered symbol, so that it is the same
 * in every copy of this package and no part of what authors write.
 */
const FACTS: unique symbol = Symbol.for("@url1738/core: facts") as never;

/**
 * How a function was made, for a compiler that cannot import the function itself.
 *
 * @public
 */
export interface Recipe {
  /** The name of the export that makes such functions. */
  readonly name: string;
  /** The arguments of its call: data, functions that have names or recipes, and pieces of grammar. */
  readonly arguments: readonly unknown[];
}

/**
 * What a function tells that another one has made.
 *
 * @public
 */
export interface FunctionFacts {
  /** How to make it again. */
  readonly recipe?: Recipe | undefined;
  /** Of a check: the texts in which it finds nothing, whatever their length. */
  readonly spared?: Node | undefined;
}

/**
 * For which texts the functions of a codec need not be called: a compiler spares their calls. A function that is left out is never spared.
 *
 * @public
 */
export interface Spared {
  /** The texts that `read` gives back as they are. */
  readonly read?: Node | undefined;
  /** The strings that `spell` gives back as they are. */
  readonly spell?: Node | undefined;
  /** The texts, of at most {@link Spared.most} characters, in which `check` finds nothing. */
  readonly check?: Node | undefined;
  /** The greatest length of a text that `check` need not see; without it, any. */
  readonly most?: number | undefined;
}

/**
 * What a ready-made codec tells.
 *
 * @public
 */
export interface CodecFacts {
  /**
   * Makes the same codec for another rule of the text; without it, only the whole component can be replaced.
   *
   * @param rule - The other rule.
   * @returns What there is to change of this codec.
   */
  readonly forRule?: ((rule: Node) => Partial<Codec<unknown>>) | undefined;
  /** Which texts need none of its functions. */
  readonly spared?: Spared | undefined;
}

/**
 * Lets a function or a codec tell facts.
 *
 * @param own - The function or the codec, which is changed.
 * @param facts - The facts.
 * @returns The same function or codec.
 * @public
 */
export function withFacts<T extends object>(own: T, facts: FunctionFacts | CodecFacts): T {
  return Object.assign(own, { [FACTS]: facts });
}

/**
 * Asks a function for its facts.
 *
 * @param own - The function, if there is one.
 * @returns The facts; none where it tells none.
 * @public
 */
export function functionFacts(own: unknown): FunctionFacts {
  return (own as { readonly [FACTS]?: FunctionFacts } | undefined)?.[FACTS] ?? {};
}

/**
 * Asks a codec for its facts.
 *
 * @param codec - The codec.
 * @returns The facts; none where it tells none.
 * @public
 */
export function codecFacts(codec: object): CodecFacts {
  return (codec as { readonly [FACTS]?: CodecFacts })[FACTS] ?? {};
}

/** Makes the same codec, which inherits nothing; its getters are not called before they are needed. */
export function ownCodec<V>(codec: Codec<V>): Codec<V> {
  return Object(codec) === codec ? Object.create(null, Object.getOwnPropertyDescriptors(codec)) : codec;
}

/** Makes the same codec for another rule; `undefined` where it was made for its own. What needs no call by one rule may need one by another. */
export function codecForRule(codec: Codec<unknown>, rule: Node): Codec<unknown> | undefined {
  const { forRule } = codecFacts(codec);
  return forRule && ownCodec({ ...withFacts({ ...codec }, { forRule }), ...forRule(rule) });
}
