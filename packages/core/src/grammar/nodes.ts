import type { Span } from "@url1738/redact";
import type { Advice, Params } from "../errors/sentence.ts";
import type { CharacterSet } from "../syntax/character-set.ts";
import type { Field, Fields, FieldsOf, RecordOf, Typed } from "./fields.ts";

/** `"text"`: these very characters. @public */
export interface Literal extends Typed<readonly []> {
  /** The kind of the node. */
  readonly kind: "literal";
  /** The characters. */
  readonly text: string;
}

/** Items one after the other. @public */
export interface Sequence<F extends Fields = Fields> extends Typed<F> {
  /** The kind of the node. */
  readonly kind: "sequence";
  /** The items, in order. */
  readonly items: readonly Node[];
}

/** `a | b`. @public */
export interface Choice<F extends Fields = Fields> extends Typed<F> {
  /** The kind of the node. */
  readonly kind: "choice";
  /** The alternatives. */
  readonly items: readonly Node[];
}

/** `[ a ]`. @public */
export interface Optional<F extends Fields = Fields> extends Typed<F> {
  /** The kind of the node. */
  readonly kind: "optional";
  /** What may be left out. */
  readonly item: Node;
  /** Whether leaving it out means the same as writing it with its defaults, as the canonical spelling does. */
  readonly implied: boolean;
}

/** `*a` or, with 1 as `least`, `1*a`. @public */
export interface Repeat extends Typed<readonly []> {
  /** The kind of the node. */
  readonly kind: "repeat";
  /** What is repeated. */
  readonly item: Node;
  /** How often at least. */
  readonly least: 0 | 1;
}

/** A line of the grammar: `name = item`. @public */
export interface Rule<F extends Fields = Fields> extends Typed<F> {
  /** The kind of the node. */
  readonly kind: "rule";
  /** The left side of the line. */
  readonly name: string;
  /** The right side. */
  readonly item: Node;
}

/**
 * A part of a component's text that breaks a rule beyond the grammar, in UTF-16 offsets of that text.
 *
 * @public
 */
export interface Fault extends Span {
  /** A sentence in English that names the part and the rule, see {@link Sentence.sentence}. */
  readonly message: string;
  /** Which sentence it is, see {@link Sentence.reason}; without it, no other language has the sentence. */
  readonly reason?: string | undefined;
  /** What the sentence speaks of. */
  readonly params?: Params | undefined;
  /** What to write instead. The offsets of its fix are those in the component's text, like those of the fault. */
  readonly hint?: Advice | string | undefined;
}

/**
 * How a component's text becomes its value and its value becomes text.
 *
 * @public
 */
export interface Codec<Value> {
  /**
   * Text to value.
   *
   * @param text - A text that the component's rule accepts and in which `check` finds nothing.
   * @returns Its value.
   */
  readonly read: (text: string) => Value;
  /**
   * Value to text.
   *
   * @param value - Any value. What `read` does not return, but `build` should take, may be spelt as well.
   * @returns A text of which `read` makes this value (for `build`: the value that is meant), else `undefined`.
   */
  readonly spell: (value: unknown) => string | undefined;
  /**
   * The rules beyond the grammar.
   *
   * @param text - A text that the component's rule accepts.
   * @returns All faults, from left to right.
   */
  readonly check?: ((text: string) => readonly Fault[]) | undefined;
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
 * Where a text leaves a grammar.
 *
 * @public
 */
export interface Place {
  /** The whole text. */
  readonly text: string;
  /** How much of it can be trusted, a UTF-16 offset. */
  readonly index: number;
  /** What stands there: one character, or nothing at the end. */
  readonly found: string;
}

/** What to write instead at a place: as facts or, without a reason, as a sentence in English; nothing where it has none. @public */
export type Hint = (place: Place) => Advice | string | undefined;

/**
 * What a component may declare besides its rule and codec.
 *
 * @public
 */
export interface ComponentOptions {
  /** The text that an absent component stands for, or a function that gives it, of the scheme's default port. */
  readonly absent?: string | AbsentOf | undefined;
  /** The section of the specification that describes the component. */
  readonly section?: string | undefined;
  /** The specification that the section is of; without it, that of the scheme. */
  readonly specification?: string | undefined;
  /**
   * Whether its text is a secret, such as a key or a token: no error shows a character of it, `redact` hides it where it is given the
   * scheme, and `audit` says that it is there. A component inside a list makes a secret of the whole list.
   */
  readonly secret?: boolean | undefined;
  /**
   * What to write instead, where a text leaves the grammar in this component.
   *
   * @param place - The place.
   * @returns Advice for just this component, if there is any.
   */
  readonly hint?: Hint | undefined;
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
  readonly check?: ((text: string) => readonly Fault[]) | undefined;
}

/** A named part of the URL, of which the value tells. @public */
export interface Component<F extends Fields = Fields> extends Typed<F> {
  /** The kind of the node. */
  readonly kind: "component";
  /** The name of the field. */
  readonly name: string;
  /** The rule of its text. */
  readonly item: Node;
  /** How the text becomes the value, and back. */
  readonly codec: Codec<unknown>;
  /** What else the component declares. */
  readonly options: ComponentOptions;
}

/** Where the separator of a list stands: `*[ "/" a ]`, `a *[ "/" a ]` or `*[ a "/" ]`. @public */
export type Placement = "before" | "between" | "after";

/**
 * What a list may declare besides its items.
 *
 * @public
 */
export interface ListOptions {
  /**
   * The text that an absent list stands for. The empty text is the list without items, also where the separator stands between items,
   * so that a text of the rule has one at least. Lists whose separator stands before or after each item are empty without it.
   */
  readonly absent?: string | undefined;
}

/** A named part that is a list. @public */
export interface List<F extends Fields = Fields> extends Typed<F> {
  /** The kind of the node. */
  readonly kind: "list";
  /** The name of the field. */
  readonly name: string;
  /** The rule of one item. */
  readonly item: Node;
  /** The character between items, or before or after each. */
  readonly separator: string;
  /** Where the separator stands. */
  readonly place: Placement;
  /** What else the list declares. */
  readonly options?: ListOptions | undefined;
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

/** The value of a list's item: that of the component or list that it is, else an object of its components. @public */
export type ItemOf<P> = P extends Component<readonly [Field<string, infer V>]> | List<readonly [Field<string, infer V>]>
  ? V
  : RecordOf<FieldsOf<P>>;
