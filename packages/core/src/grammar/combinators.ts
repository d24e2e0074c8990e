import { wrongPiece } from "../errors/definition-sentences.ts";
import { invalidDefinition } from "../errors/url-error.ts";
import { withoutInherited, withUsual } from "./facts.ts";
import type { AbsentValue, Alternatives, Concat, Field, Maybe, Only } from "./fields.ts";
import type {
  Choice,
  Codec,
  Component,
  ComponentOptions,
  ItemOf,
  List,
  ListOptions,
  Literal,
  Node,
  Optional,
  Part,
  Placement,
  Repeat,
  Rule,
  Sequence,
} from "./nodes.ts";
import { asNode } from "./walk.ts";

/** Joins several parts into one node: the arguments of every combinator below form a sequence. */
function together(parts: readonly Part[]): Node {
  return parts.length === 1 ? asNode(parts[0] as Part) : { kind: "sequence", items: parts.map(asNode) };
}

/**
 * Makes a line of the grammar, `name = parts`. The name appears in the BNF and in the `expected` of errors.
 *
 * @param name - The left side.
 * @param parts - The right side, a sequence.
 * @public
 */
export function rule<const P extends readonly Part[]>(name: string, ...parts: P): Rule<Concat<P>> {
  return { kind: "rule", name, item: together(parts) };
}

/**
 * Makes a literal that may be written in any case, such as `UID=` in `;uid=1`. Outside of components, the canonical spelling writes it as
 * given here; in a component, it belongs to the text.
 *
 * @param text - The characters; ASCII letters match in either case.
 * @public
 */
export function keyword(text: string): Literal {
  return { kind: "literal", text, anyCase: true };
}

/**
 * Puts parts one after the other: `"/" group`.
 *
 * @public
 */
export function sequence<const P extends readonly Part[]>(...parts: P): Sequence<Concat<P>> {
  return { kind: "sequence", items: parts.map(asNode) };
}

/**
 * Makes alternatives: `a | b`.
 *
 * Several alternatives may have the same component. The canonical spelling uses the first one that has all components of the value and no
 * others.
 *
 * @param parts - One part per alternative.
 * @public
 */
export function choice<const P extends readonly Part[]>(...parts: P): Choice<Alternatives<P>> {
  return { kind: "choice", items: parts.map(asNode) };
}

/**
 * Makes alternatives that are tried in order: first the known forms, then any other. The first one that allows a text reads it. `format`
 * and `build` refuse a value of a later alternative if an earlier one would read its text. Rules beyond the grammar do not count: a text
 * that breaks one is an error, and the next alternative does not get it.
 *
 * @param parts - One part per alternative, the most specific first.
 * @public
 */
export function otherwise<const P extends readonly [Part, Part, ...Part[]]>(...parts: P): Choice<Alternatives<P>> {
  return { kind: "choice", items: parts.map(asNode), ordered: true };
}

/**
 * Makes parts optional: `[ parts ]`. The canonical spelling leaves them out if their components are absent or have the values that absence
 * means.
 *
 * @public
 */
export function optional<const P extends readonly Part[]>(...parts: P): Optional<Maybe<Concat<P>>> {
  return { kind: "optional", item: together(parts), implied: false };
}

/**
 * Makes parts optional, `[ parts ]`, but the canonical spelling always writes them. Leaving them out means the same as writing the values
 * that absence means.
 *
 * @public
 */
export function implied<const P extends readonly Part[]>(...parts: P): Optional<Maybe<Concat<P>>> {
  return { kind: "optional", item: together(parts), implied: true };
}

/**
 * Repeats parts zero or more times: `*[ parts ]`.
 *
 * @param parts - A sequence without components.
 * @public
 */
export function many(...parts: readonly Part[]): Repeat {
  return { kind: "repeat", item: together(parts), least: 0 };
}

/**
 * Repeats parts one or more times: `1*[ parts ]`, see {@link many}.
 *
 * @param parts - A sequence without components.
 * @public
 */
export function some(...parts: readonly Part[]): Repeat {
  return { kind: "repeat", item: together(parts), least: 1 };
}

/**
 * Repeats parts a counted number of times, `times(2, 4, digit)`: `digit digit [ digit [ digit ] ]`.
 *
 * @param least - The least number of repetitions, a whole number.
 * @param most - The greatest number of repetitions, or `Infinity`.
 * @param parts - A sequence without components. Of repetitions beyond `least`, see {@link many}.
 * @throws Url1738Error - With the code `invalid-definition` if the numbers are not whole or out of order.
 * @public
 */
export function times(least: number, most: number, ...parts: readonly Part[]): Sequence<readonly []> {
  const isCount = (number: unknown) => Number.isInteger(number) && (number as number) >= 0;
  if (!isCount(least) || !(most === Number.POSITIVE_INFINITY || isCount(most)) || most < least)
    throw invalidDefinition(wrongPiece("not-times"));
  const item = together(parts);
  const items: Node[] = Array(least).fill(item);
  if (most === Number.POSITIVE_INFINITY) return { kind: "sequence", items: [...items, many(item)] };
  let more: readonly Node[] = [];
  for (let count = least; count < most; count++) more = [optional(item, ...more)];
  return { kind: "sequence", items: [...items, ...more] };
}

/**
 * Makes a named component with a codec of its own, for values that differ from their text in more than escapes.
 *
 * @param name - The name of the field in the value.
 * @param item - The rule of the component's text.
 * @param codec - The conversion from text to value and back.
 * @public
 */
export function component<const N extends string, V, const O extends ComponentOptions = {}>(
  name: N,
  item: Part,
  codec: Codec<V>,
  options?: O & Only<O, ComponentOptions>,
): Component<readonly [Field<N, V, AbsentValue<V, O>>]> {
  // Anything that is not an object is reported with all other errors of a definition.
  const ownOptions = withoutInherited<ComponentOptions>(options ?? {});
  const rule = asNode(item);
  const isClaimed = ownOptions.usual !== undefined && Object(codec) === codec;
  const copy = isClaimed ? withUsual(codec, rule, ownOptions.usual) : withoutInherited(codec);
  return { kind: "component", name, item: rule, codec: copy, options: ownOptions };
}

/**
 * Makes a component that is a list.
 *
 * @param name - The name of the field in the value.
 * @param item - One item: a component or list (the item has its value; its name is not used), or parts with components (the item is an
 *   object of them). The separator cannot occur in it.
 * @param separator - One character of ASCII, neither `%` nor a hexadecimal digit, of which escapes are made.
 * @param place - The position of the separator. `"between"` makes one item or more: `item *[ separator item ]`; `"before"` and `"after"`
 *   any number: `*[ separator item ]`, `*[ item separator ]`.
 * @public
 */
export function list<
  const N extends string,
  const P extends Node,
  const W extends Placement,
  const O extends ListOptions = {},
>(
  name: N,
  item: P,
  separator: string,
  place: W,
  options?: O & Only<O, ListOptions>,
): List<readonly [Field<N, ItemOf<P>[], W extends "between" ? AbsentValue<ItemOf<P>[], O> : ItemOf<P>[]>]> {
  const node = { kind: "list", name, item: asNode(item), separator, place } as const;
  return options === undefined ? node : { ...node, options };
}
