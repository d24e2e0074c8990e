import type { Advice, Params } from "../errors/sentence.ts";
import type { Fields, FieldsOf, Flat, RecordOf } from "../grammar/fields.ts";
import type { Hint, Node } from "../grammar/nodes.ts";
import type { Hazards } from "./hazards.ts";
import type { UrlValue } from "./url-value.ts";

/** The value of a scheme's URLs, of its name and the components of its grammar. @public */
export type ValueOf<N extends string, F extends Fields> = Flat<{ scheme: N } & RecordOf<F>>;

/**
 * The value that a grammar yields: what {@link defineScheme} infers where no interface is declared.
 *
 * @public
 */
export type Inferred<N extends string, P> = ValueOf<N, FieldsOf<P>>;

/**
 * What is wrong with a value whose components are all right by themselves.
 *
 * @public
 */
export interface ValueFault<N extends string = string> {
  /** The component at fault. */
  readonly component: N;
  /** A sentence in English that names the components and the rule, see {@link Sentence.sentence}. */
  readonly message: string;
  /** Which sentence it is, see {@link Sentence.reason}; without it, no other language has the sentence. */
  readonly reason?: string | undefined;
  /** What the sentence speaks of. */
  readonly params?: Params | undefined;
  /** What to write instead. */
  readonly hint?: Advice | string | undefined;
}

/**
 * What an author says of a scheme.
 *
 * @public
 */
export interface Definition<N extends string, F extends Fields, U extends UrlValue, A, C> {
  /** The scheme's name: lower-case letters, digits, `+`, `.` and `-`. Names with `x-` are free for anyone (RFC 1738 §4). */
  readonly name: N;
  /** The section of the specification that describes the scheme. */
  readonly section?: string;
  /**
   * The specification that the sections are of, such as `RFC 1288`; without it, RFC 1738. Errors then say `RFC 1288, section 2.3`.
   * The ready-made rules, such as `hostport`, keep citing RFC 1738.
   */
  readonly specification?: string;
  /** The port that a URL without one means; needed where the grammar has `hostport`. */
  readonly defaultPort?: number;
  /** The grammar of what follows the name and the colon. */
  readonly schemepart: Node<F>;
  /**
   * The characters that may stand raw in its URLs although RFC 1738 §2.2 calls them unsafe, such as `"~[]"`. Only they may
   * be in the sets, literals and lists of the grammar. What may be named is `national` (RFC 1738 §5) without its backslash.
   */
  readonly unsafe?: string;
  /**
   * The rules that concern several components at once, such as a first page that is not behind the last one.
   *
   * @param url - A value each of whose components obeys its own rules.
   * @returns What is wrong, each with the name of a component at fault.
   */
  readonly check?: (url: U) => readonly ValueFault<F[number]["name"]>[];
  /**
   * What to write instead, where a text leaves the grammar; for mistakes that people make in URLs of just this scheme.
   *
   * @param place - The place.
   * @returns The advice, if there is any.
   */
  readonly hint?: Hint;
  /**
   * What a text that begins with no known scheme may have been meant to be, such as `www.host.dom`.
   *
   * @param text - The text.
   * @returns A URL of this scheme.
   */
  readonly meant?: (text: string) => string | undefined;
  /**
   * Whether URLs of the scheme are found in running text even where they look like prose: a name, a colon and a word, as in
   * `isbn:0306406152`. Without it, only those that have a `//`, or an `@` or a dot between other characters, are found by themselves.
   */
  readonly bare?: boolean;
  /** What is dangerous in URLs of the scheme, for `audit`. */
  readonly hazards?: Hazards<U, F[number]["name"]>;
  /**
   * How a resource is reached, or one sentence on what the scheme's names designate if not that (RFC 1738 §4). The function gets
   * a value that has been checked, and that nobody else holds.
   */
  readonly access: string | ((url: U, context: C | undefined) => A);
}

/**
 * Demands that the values that a grammar yields are of the type that was declared for them. Where the grammar is of no type of its own,
 * nothing can be demanded.
 *
 * @public
 */
export type Yields<N extends string, F extends Fields, U> = Fields extends F
  ? unknown
  : ValueOf<N, F> extends U
    ? unknown
    : { readonly schemepart: never };

/** The definition of any scheme whose values are of a type. @public */
export type AnyDefinition<U extends UrlValue = UrlValue> = Definition<string, Fields, U, unknown, never>;

/**
 * Gives a definition its type, where `defineScheme` is called elsewhere: what needs the grammar of a scheme imports the definition, and
 * what needs only its URLs the scheme, which may be compiled.
 *
 * @param definition - What the author says of the scheme.
 * @returns The same.
 * @public
 */
export function schemeDefinition<
  const N extends string,
  F extends Fields,
  U extends { readonly scheme: N } = ValueOf<N, F>,
  A = never,
  C = unknown,
>(definition: Definition<N, F, U, A, C> & Yields<N, F, U>): Definition<N, F, U, A, C> {
  return definition;
}
