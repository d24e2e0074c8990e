import type { Fields, FieldsOf, Flat, RecordOf } from "../grammar/fields.ts";
import type { Hint, Node } from "../grammar/nodes.ts";
import type { Labels } from "../grammar/walk.ts";
import type { ValueError } from "../values/cross-checked.ts";
import type { Hazards } from "./hazards.ts";
import type { UrlValue } from "./url-value.ts";

/** The value of a scheme's URLs: the scheme's name and the components of its grammar. @public */
export type ValueOf<N extends string, F extends Fields> = Flat<{ scheme: N } & RecordOf<F>>;

/** The value that a grammar yields: the type that {@link defineScheme} infers if no interface is declared. @public */
export type Inferred<N extends string, P> = ValueOf<N, FieldsOf<P>>;

/** A further name of a scheme; an object if a URL with this name means another port than one with the first name. @public */
export type FurtherName<N extends string = string> = N | { readonly name: N; readonly defaultPort: number };

/** The author's definition of a scheme. @public */
export interface Definition<N extends string, F extends Fields, U, A, C> {
  /** The scheme's name: lower-case letters, digits, `+`, `.` and `-`. Names with `x-` are free for anyone (RFC 1738 §4). */
  readonly name: N;
  /**
   * Further names of the same scheme: one value is of all of them, and is spelt with its own. One whose URLs mean another port is an object:
   * `names: [{ name: "wss", defaultPort: 443 }]`.
   */
  readonly names?: readonly FurtherName<N>[];
  /** The section of the specification that describes the scheme. */
  readonly section?: string;
  /**
   * The specification that the sections belong to, such as `RFC 1288`; by default, RFC 1738. Errors then say `RFC 1288, section 2.3`.
   * The ready-made rules, such as `hostport`, keep citing RFC 1738.
   */
  readonly specification?: string;
  /** The port that a URL without one means; required if the grammar has `hostport`. */
  readonly defaultPort?: number;
  /** The grammar of the text after the name and the colon. */
  readonly schemepart: Node<F>;
  /**
   * The characters that may appear raw in its URLs although RFC 1738 §2.2 calls them unsafe, such as `"~[]"`. The sets, literals and lists
   * of the grammar may contain no other unsafe characters. Any character of `national` (RFC 1738 §5) except the backslash may be named
   * here.
   */
  readonly unsafe?: string;
  /**
   * Checks the rules that concern several components at once, such as a first page that must not come after the last one.
   *
   * @param url - A value whose components each obey their own rules.
   * @returns The errors, each with the name of a component.
   */
  readonly check?: (url: U) => readonly ValueError<F[number]["name"]>[];
  /**
   * Returns the value that stands for all equivalent ones, where that concerns several components at once: those that `parse` reads and
   * `build` is given become it, and `format` refuses any other.
   *
   * @param url - A value whose components each obey their own rules; it may be changed and returned.
   */
  readonly normalize?: (url: U) => object;
  /**
   * Finds an error in parts that `build` or `update` is given: what a person must have meant otherwise, such as a query with its `?`.
   *
   * @param parts - The parts as given, of any type. Parts that `update` leaves as they are do not count.
   * @returns The first error, with the name of a part.
   */
  readonly checkParts?: (parts: Readonly<Record<string, unknown>>) => ValueError | undefined;
  /** Returns advice on what to write instead where a text leaves the grammar; for errors that are typical of URLs of this scheme. */
  readonly hint?: Hint;
  /**
   * Guesses which URL is meant by a text that begins with no known scheme, such as `www.host.dom`.
   *
   * @returns A URL of this scheme.
   */
  readonly meant?: (text: string) => string | undefined;
  /**
   * True if URLs of the scheme are found in running text even where they look like prose: a name, a colon and a word, as in
   * `isbn:0306406152`. Otherwise, only URLs that have a `//`, or an `@` or a dot between other characters, are found.
   */
  readonly bare?: boolean;
  /** The relative references that the scheme allows (RFC 1808 §2.3), for `@url1738/relative`; by default `never`. */
  readonly relative?: "never" | "generic" | "always";
  /**
   * The names by which people know components whose own names are only a specification's or a program's: `{ gtype: "item type" }`. Errors
   * and findings then say "the item type". For lists and what is in them, the name of the field without its index.
   */
  readonly labels?: Labels;
  /** The dangers of the scheme's URLs, for `audit`. */
  readonly hazards?: Hazards<U, F[number]["name"]>;
  /**
   * The function that says how a resource is reached, or one sentence on what the scheme's names designate instead (RFC 1738 §4). The
   * function gets a value that has been checked and that nobody else holds.
   */
  readonly access: string | ((url: U, context: C | undefined) => A);
}

/** The names of the fields of any alternative. @public */
export type KeyOf<T> = T extends unknown ? keyof T : never;

/** The field of this name in any alternative, with its type; nothing where an alternative has none. @public */
export type FieldNamed<T, K> = T extends unknown ? (K extends keyof T ? Pick<T, K> : {}) : never;

/** The names of the fields of a value that do not fit the declared type. @public */
export type Unfit<V, U> = V extends unknown
  ? V extends U
    ? never
    : { [K in KeyOf<V> | KeyOf<U>]: FieldNamed<V, K> extends FieldNamed<U, K> ? never : K }[KeyOf<V> | KeyOf<U>]
  : never;

/**
 * The names of the fields in which a grammar and a declared type differ: all of them if each fits by itself, but they do not fit together.
 *
 * @public
 */
export type Differing<V, U> = ([Unfit<V, U>] extends [never] ? Exclude<KeyOf<V>, "scheme"> : Unfit<V, U>) & string;

/** One name of several: a message with all of them would not begin with a sentence. @public */
export type OneOf<K> = (K extends unknown ? (name: () => K) => void : never) extends (all: infer All) => void
  ? All extends () => infer One
    ? One & string
    : never
  : never;

/**
 * Requires a grammar to yield values of the type declared for them: the type checker begins its message with a sentence that names a field.
 * Requires nothing if the grammar has no specific type.
 *
 * @public
 */
export type Yields<N extends string, F extends Fields, U> = Fields extends F
  ? unknown
  : ValueOf<N, F> extends U
    ? unknown
    : { readonly access: `The grammar and the interface differ in the field "${OneOf<Differing<ValueOf<N, F>, U>>}".` };

/**
 * The type of a scheme's values: the one declared for them or, if that is only what a function needs of them, such as `{ host: string }`, the
 * one that the grammar yields.
 *
 * @public
 */
export type Declared<N extends string, F extends Fields, U> = [U] extends [Fields extends F ? UrlValue : ValueOf<N, F>]
  ? U
  : ValueOf<N, F>;

/** The definition of any scheme whose values are of a type. @public */
export type AnyDefinition<U extends UrlValue = UrlValue> = Definition<string, Fields, U, unknown, never>;

/**
 * Gives a definition its type when `defineScheme` is called elsewhere: code that needs the grammar imports the definition, and code
 * that needs only the URLs imports the scheme, which may be compiled.
 *
 * @param definition - The author's definition of the scheme.
 * @public
 */
export function schemeDefinition<const N extends string, F extends Fields, U = ValueOf<N, F>, A = never, C = unknown>(
  definition: Definition<N, F, U, A, C> & Yields<N, F, U>,
): Definition<N, F, U, A, C> {
  return definition;
}
