import type { GenericUrl } from "../scheme/generic-scheme.ts";
import type { Scheme } from "../scheme/scheme.ts";

/** What `access` of a scheme returns. @public */
export type AccessOf<S> = S extends Scheme<infer _U, infer A, infer _C> ? A : never;

/** A function of a scheme's context, if it has one: the argument of a union of such functions is all contexts in one. @public */
export type TakesContext<S> =
  S extends Scheme<infer _U, infer _A, infer C> ? (unknown extends C ? never : (context: Partial<C>) => void) : never;

/** What the schemes of a registry take as context, in one; each picks what it needs. @public */
export type ContextOf<S extends readonly Scheme[]> = [TakesContext<S[number]>] extends [never]
  ? unknown
  : TakesContext<S[number]> extends (context: infer C) => void
    ? C
    : never;

/** What an access through a gateway says in addition to the access of the gateway's URL. @public */
export interface Via {
  /** The gateway, as it was given to `createRegistry`. */
  readonly via: string;
}

/** What `access` returns where a gateway is passed: which scheme's, only the gateway's text tells. @public */
export type Through<S extends readonly Scheme[], W> = [W] extends [never] ? never : AccessOf<S[number]> & Via;

/** What `access` of the scheme with a name returns; of schemes of which only that is known that they are some, anything. @public */
export type Direct<S extends readonly Scheme[], N> = string extends S[number]["name"]
  ? AccessOf<S[number]>
  : AccessOf<Extract<S[number], { readonly name: N }>>;

/**
 * What a registry's `access` returns for a URL: what its scheme's does, or, where there is a gateway, that of another.
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
