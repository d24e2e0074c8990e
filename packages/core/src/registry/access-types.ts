import type { GenericUrl } from "../scheme/generic-scheme.ts";
import type { Scheme } from "../scheme/scheme.ts";

/** The result of a scheme's `access`. @public */
export type AccessOf<S> = S extends Scheme<infer _U, infer A, infer _C> ? A : never;

/** A function that takes a scheme's context, if it has one. The argument of a union of such functions is all contexts in one. @public */
export type TakesContext<S> =
  S extends Scheme<infer _U, infer _A, infer C> ? (unknown extends C ? never : (context: Partial<C>) => void) : never;

/** The contexts of a registry's schemes in one; each scheme picks what it needs. @public */
export type ContextOf<S extends readonly Scheme[]> = [TakesContext<S[number]>] extends [never]
  ? unknown
  : TakesContext<S[number]> extends (context: infer C) => void
    ? C
    : never;

/** The field that an access through a gateway adds to the access of the gateway's URL. @public */
export interface Via {
  /** The gateway, as it was given to `createRegistry`. */
  readonly via: string;
}

/** The result of `access` through a gateway: only the gateway's text tells which scheme's it is. @public */
export type Through<S extends readonly Scheme[], W> = [W] extends [never] ? never : AccessOf<S[number]> & Via;

/** The result of `access` for the scheme with a name; that of any scheme if the type does not say which schemes there are. @public */
export type Direct<S extends readonly Scheme[], N> = string extends S[number]["name"]
  ? AccessOf<S[number]>
  : AccessOf<Extract<S[number], { readonly name: N }>>;

/**
 * The result of a registry's `access` for a URL: that of its scheme or, if there is a gateway, that of another one.
 *
 * @public
 */
export type AccessIn<S extends readonly Scheme[], W extends string, U> = U extends { readonly scheme: infer N }
  ? string extends N
    ? U extends GenericUrl
      ? Through<S, W>
      : AccessOf<S[number]>
    : N extends W
      ? Through<S, W> | (string extends W ? Direct<S, N> : never)
      : Direct<S, N>
  : never;
