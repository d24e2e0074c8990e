import type { Span } from "@url1738/redact/masking";
import type { Advice, RuleSentence } from "../errors/sentence.ts";
import type { CharacterSet } from "../syntax/character-set.ts";
import type { Field, Fields, FieldsOf, RecordOf, Typed } from "./fields.ts";

/** `"text"`: these characters; letters match in either case if `anyCase` is true. @public */
export interface Literal extends Typed<readonly []> {
  /** The kind of the node. */
  readonly kind: "literal";
  /** The characters, as the canonical spelling writes them. */
  readonly text: string;
  /** True if each ASCII letter may be written in either case. */
  readonly anyCase?: boolean | undefined;
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
  /** True if the alternatives are tried in order, and the first one that allows a text reads it. */
  readonly ordered?: boolean | undefined;
}

/** `[ a ]`. @public */
export interface Optional<F extends Fields = Fields> extends Typed<F> {
  /** The kind of the node. */
  readonly kind: "optional";
  /** The part that may be left out. */
  readonly item: Node;
  /** True if leaving it out means the same as writing its defaults; the canonical spelling writes them. */
  readonly implied: boolean;
}

/** `*a` or, with 1 as `least`, `1*a`. @public */
export interface Repeat extends Typed<readonly []> {
  /** The kind of the node. */
  readonly kind: "repeat";
  /** The part that repeats. */
  readonly item: Node;
  /** The least number of repetitions. */
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

/** A part of a component's text that breaks a rule beyond the grammar, in UTF-16 offsets of that text. @public */
export interface RuleError extends Span, RuleSentence {}

/** A part of a component's value in its text. @public */
export interface PlaceInside extends Span {
  /** Its path in the value of the component, such as `.timeout` or `[1].port`. */
  readonly path: string;
}

/** An error in a component, or in a part of its value. @public */
export interface ErrorInside extends RuleError {
  /** The path of the part in the value of the component; without it, the error is in the component itself. */
  readonly path?: string | undefined;
  /** The section of the rule, or that of the part; without it, the component's. */
  readonly section?: string | undefined;
}

/** The conversion of a component's text to its value and back. @public */
export interface Codec<Value> {
  /**
   * Converts a text to its value.
   *
   * @param text - A text that the component's rule accepts and for which `check` finds no errors.
   * @returns Its value.
   */
  readonly read: (text: string) => Value;
  /**
   * Converts a value to its text.
   *
   * @param value - Any value: one that `read` returns, or another one that `build` should take.
   * @param exact - True to refuse a value that `read` does not return, with the place that is wrong; without it, the text is read to find out.
   * @param name - The name of the component, with which the path of a refused part begins.
   * @returns A text that `read` converts to this value (for `build`: to the value that is meant); `undefined` if there is none.
   */
  readonly spell: (value: unknown, exact?: boolean, name?: string) => string | undefined;
  /**
   * Checks the rules beyond the grammar.
   *
   * @param text - A text that the component's rule accepts.
   * @returns All errors, from left to right.
   */
  readonly check?: ((text: string) => readonly ErrorInside[]) | undefined;
  /**
   * Finds the parts of a value that is an object.
   *
   * @param text - A text that the component's rule accepts and for which `check` finds no errors.
   * @returns Their places in the text and paths in the value, in the order of the text.
   */
  readonly inside?: ((text: string) => readonly PlaceInside[]) | undefined;
  /**
   * Tells whether a value is the one that absence means; without it, one that equals what `read` returns for the absent text.
   *
   * @param exact - False if `build` accepts others for it as well, such as an empty object.
   */
  readonly isAbsent?: ((value: unknown, exact: boolean) => boolean) | undefined;
  /** True if an exact `spell` itself refuses all other values than those of `read`; otherwise, its text is checked and read back. */
  readonly isExact?: boolean | undefined;
}

/**
 * Returns the text that an absent component means.
 *
 * @param scheme - The facts that the scheme gives.
 * @returns The text.
 * @public
 */
export type AbsentOf = (scheme: { readonly defaultPort: number | undefined }) => string | undefined;

/** The place where a text leaves a grammar. @public */
export interface Place {
  /** The whole text. */
  readonly text: string;
  /** The UTF-16 offset up to which the text is right. */
  readonly index: number;
  /** The character there; empty at the end. */
  readonly found: string;
}

/** Returns advice for a place: as facts or, without a reason, as a sentence in English; `undefined` if it has none. @public */
export type Hint = (place: Place) => Advice | string | undefined;

/** The options of a component, in addition to its rule and codec. @public */
export interface ComponentOptions {
  /** The text that an absent component means, or a function that returns it for the scheme's default port. */
  readonly absent?: string | AbsentOf | undefined;
  /** The section of the specification that describes the component. */
  readonly section?: string | undefined;
  /** The specification that has the section; without it, that of the scheme. */
  readonly specification?: string | undefined;
  /**
   * True if its text is a secret, such as a key or a token: no error shows a character of it, `redact` masks it if given the scheme, and
   * `audit` reports it. By default, it is one if the component has the name of a secret (`isSecretName` of `@url1738/redact`). The name of a
   * list makes the whole list secret.
   */
  readonly secret?: boolean | undefined;
  /**
   * The parts of its value that may be secrets, by their paths, such as `.token`: true if they are, false if not; `undefined` if the name tells.
   */
  readonly parts?: Readonly<Record<string, boolean | undefined>> | undefined;
  /**
   * Returns advice on what to write instead, where a text leaves the grammar in this component.
   *
   * @param place - The place.
   * @returns Advice for just this component, if there is any.
   */
  readonly hint?: Hint | undefined;
  /** A grammar of decoded text from which random examples are drawn, if few texts of the rule pass `check`. */
  readonly sample?: Node | undefined;
  /** The texts that most URLs have here, for which a compiled scheme calls no function of the codec. */
  readonly usual?: Usual | undefined;
}

/**
 * A claim about a component, which makes a compiled scheme faster: for some texts none of the codec's functions need be called. `checkDefinition`
 * of `@url1738/prove` tries it.
 *
 * @public
 */
export interface Usual {
  /**
   * The grammar of these texts, without components: each obeys the rule, `check` finds no errors in it, `read` returns it as it is, and `spell`
   * writes that value so. An expression is made of the grammar, so the first character of each part should tell it from what else could come
   * there. A set with escapes has those of the octets that no set has raw. The parts may be made with `unlike`.
   */
  readonly texts: Part;
  /** Those of these texts for which the functions must be called after all. */
  readonly except?: Part | undefined;
  /**
   * The texts that `read` returns as they are. A table follows them, so a rough grammar is better than a fine one: it may have texts that the
   * rule has not. By default, {@link Usual.texts}, if no part of them is made with `unlike` and there is no {@link Usual.except}.
   */
  readonly unchanged?: Part | undefined;
  /** The texts in which `check` finds no errors; otherwise as {@link Usual.unchanged}. */
  readonly passing?: Part | undefined;
  /** The greatest length of a text for which the claim holds, in characters; without it, any length. */
  readonly most?: number | undefined;
  /**
   * Finds the errors that only a longer text can have: the claim also holds for one without such errors; by default, for none. It must be an
   * exported function. It may be asked about the component and its neighbours at once, so if it finds no error in a text, no part of that text
   * may be too long.
   */
  readonly checkLong?: ((text: string) => readonly RuleError[]) | undefined;
  /** True if `read` must be called, because it returns another value than the text, such as an object. */
  readonly mustRead?: boolean | undefined;
}

/** The options of a component whose codec is ready-made. @public */
export interface CheckedOptions extends ComponentOptions {
  /** Checks the rules beyond the grammar, see {@link Codec.check}. */
  readonly check?: ((text: string) => readonly RuleError[]) | undefined;
}

/** A named part of the URL that has a field in the value. @public */
export interface Component<F extends Fields = Fields> extends Typed<F> {
  /** The kind of the node. */
  readonly kind: "component";
  /** The name of the field. */
  readonly name: string;
  /** The rule of its text. */
  readonly item: Node;
  /** The conversion from text to value and back. */
  readonly codec: Codec<unknown>;
  /** The options of the component. */
  readonly options: ComponentOptions;
  /**
   * Its value, and the only text of its rule, if it tells alternatives apart: other alternatives have the same component with other words. Only
   * the alternative with the word of the value is written.
   */
  readonly word?: string | undefined;
}

/** The position of a list's separator: `*[ "/" a ]`, `a *[ "/" a ]` or `*[ a "/" ]`. @public */
export type Placement = "before" | "between" | "after";

/** The options of a list, in addition to its items. @public */
export interface ListOptions {
  /**
   * The text that an absent list means. The empty text means the list without items, even if the separator comes between items, where every
   * text of the rule has at least one. By default, a list whose separator comes before or after each item is empty.
   */
  readonly absent?: string | undefined;
}

/** The values of components, by the names of their fields. @public */
export type FieldValues = Readonly<Record<string, unknown>>;

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
  /** The position of the separator. */
  readonly place: Placement;
  /** The options of the list. */
  readonly options?: ListOptions | undefined;
}

/** A named part: it has a field in the value. @public */
export type ElementNode = Component | List;

/** A piece of grammar, as plain data. The list of kinds is closed: nodes cross between versions. @public */
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

/** The value of a list's item: that of a component or list, else an object of its components. @public */
export type ItemOf<P> = P extends Component<readonly [Field<string, infer V>]> | List<readonly [Field<string, infer V>]>
  ? V
  : RecordOf<FieldsOf<P>>;
