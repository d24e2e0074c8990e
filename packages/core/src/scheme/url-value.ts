import type { Encoded } from "../syntax/percent-encoding.ts";

/** The field that every parsed URL has: its scheme, in lower case. @public */
export interface UrlValue {
  /** The scheme, in lower case. */
  readonly scheme: string;
}

/**
 * A part as `build` takes it: digits are accepted for a number, a plain string for an `Encoded`, and items of a list may lack fields.
 *
 * @public
 */
export type LooseValue<T> = T extends Encoded
  ? string
  : T extends number
    ? number | string
    : T extends readonly (infer Item)[]
      ? readonly LooseValue<Item>[]
      : T extends object
        ? { readonly [K in keyof T]?: LooseValue<T[K]> | undefined }
        : T;

/**
 * The names of the fields of a value that `build` cannot do without.
 *
 * @typeParam R - The components that have no value where a text leaves them out; `string` if they are not known.
 * @public
 */
export type NeededIn<U, R extends string> = string extends R
  ? never
  : { [K in keyof U]-?: K extends R ? (undefined extends U[K] ? never : K) : never }[keyof U];

/** Fields of a URL, in any form that `parse` would normalise, or left out; only the needed ones must be there. @public */
export type Loose<U, Needed> = { readonly [K in keyof U as K extends Needed ? K : never]: LooseValue<U[K]> } & {
  readonly [K in keyof U as K extends Needed ? never : K]?: LooseValue<U[K]> | undefined;
};

/** The argument of `build`: the fields of a URL, in any form that `parse` would normalise, or left out. @public */
export type LooseParts<U, R extends string = string> = U extends unknown ? Loose<U, NeededIn<U, R>> : never;
