import type { Encoded } from "../syntax/encoded.ts";

/** The field that every parsed URL has: its scheme, in lower case. @public */
export interface UrlValue {
  /** The scheme, in lower case. */
  readonly scheme: string;
}

/**
 * A part as `build` takes it: digits are accepted for a number, a plain string for an `Encoded`, and items of a list may lack what may be
 * absent.
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

/** The argument of `build`: the fields of a URL, in any form that `parse` would normalise, or left out. @public */
export type LooseParts<U> = U extends unknown ? { readonly [K in keyof U]?: LooseValue<U[K]> | undefined } : never;
