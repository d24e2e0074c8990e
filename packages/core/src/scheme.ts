import type { UrlError } from "./errors.ts";
import type { Encoded } from "./escape.ts";
import type { Hazards } from "./hazards.ts";
import type { Fields, FieldsOf, Flat, Node, Place, RecordOf, ValuesOf } from "./nodes.ts";
import type { StandardSchema } from "./standard-schema.ts";

/** What every parsed URL has: its scheme, in lower case. @public */
export interface UrlValue {
  /** The scheme, in lower case. */
  readonly scheme: string;
}

/**
 * What `safeParse` returns. The error is computed when it is looked at.
 *
 * @public
 */
export type Result<U> = { readonly ok: true; readonly url: U } | { readonly ok: false; readonly error: UrlError };

/** A part as `build` takes it: a number also as digits, an `Encoded` also as a plain string. @public */
export type LooseValue<T> = T extends Encoded
  ? string
  : T extends number
    ? number | string
    : T extends readonly (infer Item)[]
      ? readonly LooseValue<Item>[]
      : T extends object
        ? { readonly [K in keyof T]: LooseValue<T[K]> }
        : T;

/** What `build` takes: the fields of a URL, in any form that `parse` would normalise, or left out. @public */
export type Parts<U> = U extends unknown ? { readonly [K in keyof U]?: LooseValue<U[K]> | undefined } : never;

/**
 * One scheme. Its methods are bound and can be taken off it; all strings in a `U` are decoded unless they are `Encoded`.
 *
 * @public
 */
export interface Scheme<U extends UrlValue = UrlValue, A = unknown, C = unknown> {
  /** The version of the contract, see {@link CONTRACT}: that of the copy which made the scheme. */
  readonly contract: number;
  /** The scheme's name, in lower case. */
  readonly name: U["scheme"];
  /** The port that a URL without one means, 0-65535. */
  readonly defaultPort: number | undefined;
  /** The grammar of what follows the name and the colon: `genericurl = scheme ":" schemepart` (RFC 1738 §5). */
  readonly schemepart: Node;
  /**
   * See {@link Definition.value}, loosely typed: it writes the value of any scheme with these components, under the name that it is
   * given. `undefined` where it was not declared.
   */
  readonly value: ((scheme: string, ...components: readonly unknown[]) => unknown) | undefined;
  /** The section of RFC 1738 that describes the scheme. */
  readonly section: string | undefined;
  /** See {@link Definition.hint}. */
  readonly hint: ((place: Place) => string | undefined) | undefined;
  /** See {@link Definition.meant}. */
  readonly meant: ((text: string) => string | undefined) | undefined;
  /** See {@link Definition.hazards}. */
  readonly hazards: Hazards<U> | undefined;
  /** The scheme as a validator of strings, for every library that takes a Standard Schema. */
  readonly "~standard": StandardSchema<U>;
  /**
   * Takes a URL apart, strictly by RFC 1738.
   *
   * @param text - The URL, at most 1,048,576 characters.
   * @returns Its meaning: a plain object with all fields of the scheme, `undefined` where the URL has no such component.
   * @throws Url1738Error - Where the text is no URL of this scheme.
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
   * @returns Whether it is a URL of this scheme.
   */
  canParse(text: unknown): boolean;
  /**
   * Makes a value of what a person has at hand, normalising whatever `parse` would: defaults left out, capitals in a host,
   * digits for a number. Inside an `Encoded` part it encodes nothing.
   *
   * @param parts - The components.
   * @returns A value that `format` takes.
   * @throws Url1738Error - With the code `invalid-value` and the component that cannot be normalised.
   */
  build(parts: Parts<U>): U;
  /**
   * Spells a URL canonically. It takes exactly the values that `parse` returns.
   *
   * @param url - The value.
   * @returns The URL: `parse` of it deeply equals `url`.
   * @throws Url1738Error - With the code `invalid-value` and the component at fault, or `too-long`.
   */
  format(url: U): string;
  /**
   * Says how the resource is reached (RFC 1738 §3). It opens no connection. Its strings are decoded as those of a value are, so
   * what is to be sent are their `octets`.
   *
   * @param url - The value, checked as `format` does.
   * @param context - What the URL does not say.
   * @returns The steps, as plain data, after everything has been checked.
   * @throws Url1738Error - With the code `no-access` where the scheme names nothing that can be accessed (its hint says what
   *   the names designate instead); `unsafe-argument` and the component for a string that must not be sent; `invalid-value`
   *   for a value that `format` refuses, or a context whose values are not of their types.
   */
  access(url: U, context?: C): A;
}

/** The value of a scheme's URLs, of its name and the components of its grammar. @public */
export type ValueOf<N extends string, F extends Fields> = Flat<{ scheme: N } & RecordOf<F>>;

/**
 * The value that a grammar yields: what {@link defineScheme} infers where no interface is declared.
 *
 * @public
 */
export type Inferred<N extends string, P> = ValueOf<N, FieldsOf<P>>;

/**
 * What the functions that stand beside parsing need of a scheme, or of the generic fallback, which has no name.
 *
 * @public
 */
export type Grammar = Pick<Scheme, "defaultPort" | "schemepart" | "section" | "hint" | "hazards"> & {
  readonly name: string | undefined;
};

/**
 * What an author says of a scheme.
 *
 * @public
 */
export interface Definition<N extends string, F extends Fields, U extends UrlValue, A, C> {
  /** The scheme's name: lower-case letters, digits, `+`, `.` and `-`. Names with `x-` are free for anyone (RFC 1738 §4). */
  readonly name: N;
  /** The section of RFC 1738 that describes the scheme. */
  readonly section?: string;
  /** The port that a URL without one means; needed where the grammar has `hostport`. */
  readonly defaultPort?: number;
  /** The grammar of what follows the name and the colon. */
  readonly schemepart: Node<F>;
  /**
   * Writes the value as one object with every field, which is faster than the object that is made without it.
   *
   * @param scheme - The name.
   * @param components - The values of the grammar's components, in order.
   * @returns The value, with the components under their names.
   */
  readonly value?: (scheme: N, ...components: ValuesOf<F>) => U;
  /**
   * What to write instead, where a text leaves the grammar; for mistakes that people make in URLs of just this scheme.
   *
   * @param place - The place.
   * @returns A sentence, if there is advice.
   */
  readonly hint?: (place: Place) => string | undefined;
  /**
   * What a text that begins with no known scheme may have been meant to be, such as `www.host.dom`.
   *
   * @param text - The text.
   * @returns A URL of this scheme.
   */
  readonly meant?: (text: string) => string | undefined;
  /** What is dangerous in URLs of the scheme, for `audit`. */
  readonly hazards?: Hazards<U, F[number]["name"]>;
  /**
   * How a resource is reached, or one sentence on what the scheme's names designate if not that (RFC 1738 §4). The function gets
   * a value that has been checked, and that nobody else holds.
   */
  readonly access: string | ((url: U, context: C | undefined) => A);
}
