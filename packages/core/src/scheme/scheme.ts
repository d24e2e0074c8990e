import type { Machine } from "../automaton/machine.ts";
import type { Hint } from "../grammar/nodes.ts";
import type { ComponentPlace, FaultOf } from "../values/component-place.ts";
import type { Explained } from "./explain.ts";
import type { Hazards } from "./hazards.ts";
import type { Result } from "./result.ts";
import type { StandardSchema } from "./standard-schema.ts";
import type { LooseParts, UrlValue } from "./url-value.ts";

/**
 * One scheme. Its methods are bound and can be taken off it; all strings in a `U` are decoded unless they are `Encoded`.
 *
 * @public
 */
export interface Scheme<U extends UrlValue = UrlValue, A = unknown, C = unknown> {
  /** The version of the contract, see `CONTRACT`: that of the copy which made the scheme. */
  readonly contract: number;
  /** The scheme's name, in lower case. */
  readonly name: U["scheme"];
  /** The port that a URL without one means, 0-65535. */
  readonly defaultPort: number | undefined;
  /** The section that describes the scheme, see `UrlError.section`. */
  readonly section: string | undefined;
  /** See `Definition.hint`. */
  readonly hint: Hint | undefined;
  /** See `Definition.meant`. */
  readonly meant: ((text: string) => string | undefined) | undefined;
  /** See `Definition.hazards`. */
  readonly hazards: Hazards<U> | undefined;
  /** See `Definition.bare`. */
  readonly bare?: boolean | undefined;
  /** See `Explained.secrets`. */
  readonly secrets?: readonly string[] | undefined;
  /** See `Explained.machine`: the same whether the scheme is interpreted or compiled. */
  machine(): Machine;
  /** See `Explained.faults`. */
  faults(text: string): readonly FaultOf[];
  /**
   * Tells where the components of a URL stand in its text.
   *
   * @param text - A URL that the grammar accepts, its length aside.
   * @returns The components that it has, in the order of the grammar; of a list, the whole list.
   */
  places(text: string): readonly ComponentPlace[];
  /** The scheme as a validator of strings, for every library that takes a Standard Schema. */
  readonly "~standard": StandardSchema<U>;
  /**
   * Takes a URL apart, strictly by RFC 1738.
   *
   * @param text - The URL, at most 1,048,576 characters.
   * @returns Its meaning: a plain object with all fields of the scheme, `undefined` where the URL has no such component.
   * @throws Url1738Error - Where the text is not a URL of this scheme.
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
  build(parts: LooseParts<U>): U;
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
   * @throws Url1738Error - With the code `no-access` where the scheme designates nothing that can be accessed (its hint says what
   *   the names designate instead); `unsafe-argument` and the component for a string that must not be sent; `invalid-value`
   *   for a value that `format` refuses, or a context whose values are not of their types.
   */
  access(url: U, context?: C): A;
}

/**
 * What errors, diagnosis, repair and audit need to know of a scheme, or of the generic fallback, which has no name.
 *
 * @public
 */
export type SchemeRules = Explained & Pick<Scheme, "defaultPort" | "hazards" | "places" | "bare">;
