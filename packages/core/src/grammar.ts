import type { CharacterSet } from "./characters.ts";

/**
 * What the type of a grammar remembers of a component: its name, the type of its value, and the type that it has where the
 * text leaves it out.
 *
 * @public
 */
export interface Field<Name extends string = string, Value = unknown, Absent = unknown> {
  readonly name: Name;
  readonly value: Value;
  readonly absent: Absent;
}

/** The components of a piece of grammar, in order. @public */
export type Fields = readonly Field[];

/** The part of every node that only the type checker sees. @public */
export interface Typed<F extends Fields> {
  /** Never there at run time. */
  readonly "~fields"?: F;
}

/** `"text"`: these very characters. @public */
export interface Literal extends Typed<readonly []> {
  readonly kind: "literal";
  readonly text: string;
}

/** Items one after the other. @public */
export interface Sequence<F extends Fields = Fields> extends Typed<F> {
  readonly kind: "sequence";
  readonly items: readonly Node[];
}

/** `a | b`. @public */
export interface Choice<F extends Fields = Fields> extends Typed<F> {
  readonly kind: "choice";
  readonly items: readonly Node[];
}

/** `[ a ]`. @public */
export interface Optional<F extends Fields = Fields> extends Typed<F> {
  readonly kind: "optional";
  readonly item: Node;
  /** Whether leaving it out means the same as writing it with its defaults, as the canonical spelling does. */
  readonly implied: boolean;
}

/** `*a` or, with 1 as `least`, `1*a`. @public */
export interface Repeat extends Typed<readonly []> {
  readonly kind: "repeat";
  readonly item: Node;
  readonly least: 0 | 1;
}

/** A line of the grammar: `name = item`. @public */
export interface Rule<F extends Fields = Fields> extends Typed<F> {
  readonly kind: "rule";
  readonly name: string;
  readonly item: Node;
}

/**
 * A part of a component's text that breaks a rule beyond the grammar.
 *
 * @public
 */
export interface Fault {
  /** Where the part begins, a UTF-16 offset in the component's text. */
  readonly index: number;
  /** The offset after it. */
  readonly end: number;
  /** A sentence that names the part and the rule. */
  readonly message: string;
}

/**
 * How a component's text becomes its value and its value becomes text.
 *
 * @public
 */
export interface Codec<Value> {
  /**
   * @param text - A text that the component's rule accepts and in which `check` finds no fault.
   * @returns Its value.
   */
  readonly read: (text: string) => Value;
  /**
   * @param value - Any value. What `read` does not return, but `build` should take, may be spelt too.
   * @returns A text of which `read` makes this value (for `build`: the value that is meant), else `undefined`.
   */
  readonly spell: (value: unknown) => string | undefined;
  /**
   * The rules beyond the grammar.
   *
   * @param text - A text that the component's rule accepts.
   * @returns The leftmost fault, else `undefined`.
   */
  readonly check?: ((text: string) => Fault | undefined) | undefined;
}

/**
 * Gives the text that an absent component stands for.
 *
 * @param scheme - What the scheme says.
 * @returns The text.
 * @public
 */
export type AbsentOf = (scheme: { readonly defaultPort: number | undefined }) => string | undefined;

/**
 * What a component may declare beside its rule and codec.
 *
 * @public
 */
export interface ComponentOptions {
  /** The text that an absent component stands for, or a function that gives it, of the scheme's default port. */
  readonly absent?: string | AbsentOf | undefined;
  /** The section of RFC 1738 that describes the component. */
  readonly section?: string | undefined;
  /** A grammar of decoded text to draw random examples from, where few texts of the rule pass `check`. */
  readonly sample?: Node | undefined;
}

/**
 * The options of a component whose codec is ready-made.
 *
 * @public
 */
export interface CheckedOptions extends ComponentOptions {
  /** The rules beyond the grammar, see {@link Codec.check}. */
  readonly check?: ((text: string) => Fault | undefined) | undefined;
}

/** A named part of the URL, of which the value tells. @public */
export interface Component<F extends Fields = Fields> extends Typed<F> {
  readonly kind: "component";
  readonly name: string;
  readonly item: Node;
  readonly codec: Codec<unknown>;
  readonly options: ComponentOptions;
}

/** Where the separator of a list stands: `*[ "/" a ]`, `a *[ "/" a ]` or `*[ a "/" ]`. @public */
export type Place = "before" | "between" | "after";

/** A named part that is a list. @public */
export interface List<F extends Fields = Fields> extends Typed<F> {
  readonly kind: "list";
  readonly name: string;
  readonly item: Node;
  readonly separator: string;
  readonly place: Place;
}

/**
 * A piece of grammar, as plain data. This list of kinds is closed: it is what crosses between versions.
 *
 * @public
 */
export type Node<F extends Fields = Fields> =
  | (CharacterSet & Typed<F>)
  | (Literal & Typed<F>)
  | Sequence<F>
  | Choice<F>
  | Optional<F>
  | (Repeat & Typed<F>)
  | Rule<F>
  | Component<F>
  | List<F>;

/** A piece of grammar; a plain string is a {@link Literal}. @public */
export type Part = Node | string;

/** The components of a piece of grammar. @public */
export type FieldsOf<P> = P extends string ? readonly [] : P extends Typed<infer F extends Fields> ? F : readonly [];

/** The components of pieces that follow one another. @public */
export type Concat<P extends readonly unknown[]> = P extends readonly [infer First, ...infer Rest]
  ? readonly [...FieldsOf<First>, ...Concat<Rest>]
  : readonly [];

/** The components of something that the text may leave out. @public */
export type Maybe<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer N, infer V, infer A> ? Field<N, V | A, A> : never;
};

/** The values of components, in order. @public */
export type ValuesOf<F extends Fields> = { [K in keyof F]: F[K] extends Field<string, infer V> ? V : never };

/** An intersection as one object type. @public */
export type Flat<T> = { [K in keyof T]: T[K] } & {};
/** All components as fields. @public */
export type Named<F extends Fields> = { [E in F[number] as E["name"]]: E["value"] };
/** The fields that are always there. @public */
export type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };
/** The fields that may be absent. @public */
export type Absent<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: T[K] | undefined };

/** The object that has the components as its fields. @public */
export type RecordOf<F extends Fields> = Flat<Present<Named<F>> & Absent<Named<F>>>;

/** The value of a list's item: that of the component or list that it is, else an object of its components. @public */
export type ItemOf<P> = P extends Component<readonly [Field<string, infer V>]> | List<readonly [Field<string, infer V>]>
  ? V
  : RecordOf<FieldsOf<P>>;

function node(part: Part): Node {
  return typeof part === "string" ? { kind: "literal", text: part } : part;
}

/** Several parts as one node: the arguments of every combinator below form a sequence. */
function together(parts: readonly Part[]): Node {
  return parts.length === 1 ? node(parts[0] as Part) : { kind: "sequence", items: parts.map(node) };
}

/**
 * A line of the grammar, `name = parts`. The name appears in the BNF and in what errors expect.
 *
 * @param name - The left side.
 * @param parts - The right side, a sequence.
 * @returns The rule.
 * @public
 */
export function rule<const P extends readonly Part[]>(name: string, ...parts: P): Rule<Concat<P>> {
  return { kind: "rule", name, item: together(parts) };
}

/**
 * Parts one after the other: `"/" group`.
 *
 * @param parts - What follows one another.
 * @returns The sequence.
 * @public
 */
export function sequence<const P extends readonly Part[]>(...parts: P): Sequence<Concat<P>> {
  return { kind: "sequence", items: parts.map(node) };
}

/**
 * Alternatives: `a | b`.
 *
 * @param parts - One part an alternative. A component may stand in one of them only.
 * @returns The choice.
 * @public
 */
export function choice<const P extends readonly Part[]>(...parts: P): Choice<Maybe<Concat<P>>> {
  return { kind: "choice", items: parts.map(node) };
}

/**
 * What may be left out: `[ parts ]`. The canonical spelling leaves it out when its components are absent or have the values
 * that absence stands for.
 *
 * @param parts - A sequence.
 * @returns The optional part.
 * @public
 */
export function optional<const P extends readonly Part[]>(...parts: P): Optional<Maybe<Concat<P>>> {
  return { kind: "optional", item: together(parts), implied: false };
}

/**
 * What may be left out, `[ parts ]`, but means the same then as with the values that absence stands for; the canonical
 * spelling always writes it.
 *
 * @param parts - A sequence.
 * @returns The optional part.
 * @public
 */
export function implied<const P extends readonly Part[]>(...parts: P): Optional<Maybe<Concat<P>>> {
  return { kind: "optional", item: together(parts), implied: true };
}

/**
 * Zero or more: `*[ parts ]`. To stay linear in time, each repetition must begin with a character with which what it repeats
 * cannot go on.
 *
 * @param parts - A sequence without components.
 * @returns The repetition.
 * @public
 */
export function many(...parts: readonly Part[]): Repeat {
  return { kind: "repeat", item: together(parts), least: 0 };
}

/**
 * One or more: `1*[ parts ]`, see {@link many}.
 *
 * @param parts - A sequence without components.
 * @returns The repetition.
 * @public
 */
export function some(...parts: readonly Part[]): Repeat {
  return { kind: "repeat", item: together(parts), least: 1 };
}

/** The value that a component has where the text leaves it out: with an `absent` text, none other than present. @public */
export type AbsentValue<Value, O> = O extends { readonly absent: unknown } ? Value : undefined;

/**
 * A named component with a codec of its own, for values whose text differs from them in more than escapes.
 *
 * @param name - The name of the field in the value.
 * @param item - The rule of the component's text.
 * @param codec - How the text becomes the value, and back.
 * @param options - What else there is to declare.
 * @returns The component.
 * @public
 */
export function component<const N extends string, V, const O extends ComponentOptions = {}>(
  name: N,
  item: Part,
  codec: Codec<V>,
  options?: O,
): Component<readonly [Field<N, V, AbsentValue<V, O>>]> {
  return { kind: "component", name, item: node(item), codec, options: options ?? {} };
}

/**
 * A component that is a list.
 *
 * @param name - The name of the field in the value.
 * @param item - One item: a component or list (its value is the item's; its name is not used), or parts with components (the
 *   item is an object of them). The separator cannot occur in it.
 * @param separator - One character, not `%`.
 * @param place - Where the separator stands. `"between"` makes one item or more: `item *[ separator item ]`; `"before"` and
 *   `"after"` any number: `*[ separator item ]`, `*[ item separator ]`.
 * @returns The list.
 * @public
 */
export function list<const N extends string, const P extends Node, const W extends Place>(
  name: N,
  item: P,
  separator: string,
  place: W,
): List<readonly [Field<N, ItemOf<P>[], W extends "between" ? undefined : ItemOf<P>[]>]> {
  return { kind: "list", name, item, separator, place };
}

/** The children of a node, in order. */
export function children(parent: Node): readonly Node[] {
  if ("items" in parent) return parent.items;
  return "item" in parent ? [parent.item] : [];
}

/**
 * The components and lists of a grammar, in order, without those inside a list's items.
 *
 * @param parent - The grammar.
 * @returns The fields of the value.
 * @public
 */
export function componentsOf(parent: Node): readonly (Component | List)[] {
  if (parent.kind === "component" || parent.kind === "list") return [parent];
  return children(parent).flatMap(componentsOf);
}

/** All characters that can stand raw in a text of this node. */
export function rawCharacters(parent: Node): string {
  if (parent.kind === "set") return parent.characters;
  if (parent.kind === "literal") return parent.text;
  const own = parent.kind === "list" ? parent.separator : "";
  return own + children(parent).map(rawCharacters).join("");
}
