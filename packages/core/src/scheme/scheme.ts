import type { Advice } from "../errors/sentence.ts";
import type { UrlError } from "../errors/url-error.ts";
import type { AnyDefinition } from "./definition.ts";
import type { Explained, Failure } from "./failure.ts";
import type { Hazards } from "./hazards.ts";
import type { Result, StandardSchema } from "./result.ts";
import type { LooseParts, UrlValue } from "./url-value.ts";

/**
 * A scheme. Its methods are bound, so they can be detached from it; all strings in a `U` are decoded unless they are `Encoded`.
 *
 * @typeParam U - The value of its URLs.
 * @typeParam A - The result of `access`.
 * @typeParam C - The context that `access` takes.
 * @typeParam R - The components that `build` cannot do without, which the type checker then asks for; `string` if they are not known.
 * @public
 */
export interface Scheme<U extends UrlValue = UrlValue, A = unknown, C = unknown, R extends string = string> {
  /** The scheme's name, in lower case. */
  readonly name: U["scheme"];
  /** The port that a URL without one means, 0-65535. */
  readonly defaultPort: number | undefined;
  /** The scheme as a validator of strings, for every library that takes a Standard Schema. */
  readonly "~standard": StandardSchema<U>;
  /**
   * Takes a URL apart, strictly by the specification of its scheme.
   *
   * @param text - The URL, at most 1,048,576 characters.
   * @returns Its meaning: a plain object with all fields of the scheme, `undefined` for components that the URL does not have.
   * @throws Url1738Error - If the text is not a URL of this scheme.
   */
  parse(text: string): U;
  /**
   * Takes a URL apart without throwing.
   *
   * @param text - Anything.
   * @returns The value or the error.
   */
  safeParse(text: unknown): Result<U>;
  /**
   * Tells whether `parse` would return a value.
   *
   * @param text - Anything.
   */
  canParse(text: unknown): boolean;
  /**
   * Spells a URL canonically: the text that `format` makes of what `parse` returns.
   *
   * @param text - The URL, at most 1,048,576 characters.
   * @returns Its canonical spelling, which all equivalent URLs share.
   * @throws Url1738Error - As `parse` does.
   */
  normalize(text: string): string;
  /**
   * Makes a value from whatever a person has at hand, normalising what `parse` would: defaults left out, capitals in a host,
   * digits for a number. It encodes nothing inside an `Encoded` part.
   *
   * @param parts - The components.
   * @param input - The parts among them that a person has given, if not all: `update` gives the others.
   * @returns A value that `format` takes.
   * @throws Url1738Error - With the code `invalid-value` and the component that cannot be normalised.
   */
  build(parts: LooseParts<U, R>, input?: object): U;
  /**
   * Spells a URL canonically. It takes exactly the values that `parse` returns.
   *
   * @returns The URL: `parse` of it deeply equals `url`.
   * @throws Url1738Error - With the code `invalid-value` and the invalid component, or `too-long`.
   */
  format(url: U): string;
  /**
   * Says how the resource is reached. It opens no connection. Its strings are decoded like those of a value, so
   * send their `octets`.
   *
   * @param url - The value, checked as `format` does.
   * @param context - The facts that the URL does not contain.
   * @returns The steps, as plain data, after everything has been checked.
   * @throws Url1738Error - With the code `no-access` if the scheme designates nothing that can be accessed (the hint says what
   *   the names designate instead); `unsafe-argument` and the component for a string that must not be sent; `invalid-value`
   *   for a value that `format` refuses, or a context whose values have the wrong types.
   */
  access(url: U, context?: C): A;
}

/**
 * The part of a scheme that errors, diagnosis, repair and audit need. The generic fallback has it as well, but without a name.
 *
 * @public
 */
export interface SchemeRules<U extends UrlValue = UrlValue> extends Explained {
  /** See `Scheme.defaultPort`. */
  readonly defaultPort: number | undefined;
  /** See `Definition.hazards`. */
  readonly hazards: Hazards<U> | undefined;
  /** See `Definition.bare`. */
  readonly bare?: boolean | undefined;
  /** See `Definition.relative`. */
  readonly relative?: AnyDefinition["relative"] | undefined;
  /**
   * Explains why a text is not a URL of the scheme.
   *
   * @param text - Anything that `parse` refuses.
   * @param advise - Gives advice on what to write instead, for a text of the scheme.
   */
  explain(text: unknown, advise?: (text: string, failure: Failure) => Advice | string | undefined): UrlError;
}

/** The members of every scheme that its type does not show: what one package of this repository asks another's scheme. @public */
export interface SchemeInside<U extends UrlValue = UrlValue> extends SchemeRules<U> {
  /** The scheme's name, in lower case. */
  readonly name: U["scheme"];
  /** The version of the contract of the copy that made the scheme, see `CONTRACT`. */
  readonly contract: number;
  /** See `Definition.meant`. */
  readonly meant: ((text: string) => string | undefined) | undefined;
  /** For a scheme of several names, a scheme for each of them. */
  readonly members?: readonly WholeScheme[] | undefined;
  /** The definition that the scheme interprets; a compiled scheme has none. */
  readonly definition?: AnyDefinition | undefined;
}

/** A scheme with all its members. @public */
export type WholeScheme<U extends UrlValue = UrlValue, A = unknown, C = unknown, R extends string = string> = Scheme<
  U,
  A,
  C,
  R
> &
  SchemeInside<U>;
