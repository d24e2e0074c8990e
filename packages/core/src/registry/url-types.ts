import type { GenericUrl } from "../scheme/generic-scheme.ts";
import type { Scheme } from "../scheme/scheme.ts";
import type { Loose, NeededIn, UrlValue } from "../scheme/url-value.ts";

/** The value of a scheme's URLs. @public */
export type UrlOf<S> = S extends Scheme<infer U, infer _A, infer _C> ? U : never;

/**
 * The values of a registry. The types of methods refer to this interface so that editors show the values by their own names,
 * `FtpUrl | GopherUrl`, not as type expressions.
 *
 * @public
 */
export interface UrlsOf<S extends readonly Scheme[], G> {
  /** All values that `parse` can return. */
  readonly any: NonNullable<S[number]["~standard"]["types"]>["output"] | (G extends true ? GenericUrl : never);
}

/** All values that a registry's `parse` can return. @public */
export type AnyUrlOf<S extends readonly Scheme[], G> = UrlsOf<S, G>["any"];

/** The scheme of a URL whose text is known to the type checker. @public */
export type SchemeIn<T extends string> = T extends `${infer N}:${string}`
  ? string extends N
    ? string
    : Lowercase<N>
  : never;

/** Values by their schemes. @public */
export type ByScheme<U extends UrlValue> = { readonly [K in U as K["scheme"]]: K };

/** The value of a URL whose scheme the type checker knows by its name in lower case; for any other, all that `parse` can return. @public */
export type UrlNamed<S extends readonly Scheme[], G, N extends string> =
  Lowercase<string> extends N
    ? UrlsOf<S, G>["any"]
    : N extends keyof ByScheme<UrlOf<S[number]>>
      ? ByScheme<UrlOf<S[number]>>[N]
      : G extends true
        ? GenericUrl
        : never;

/** The value of a URL, as precisely as the type checker knows its text. @public */
export type ParsedUrl<S extends readonly Scheme[], G, T extends string> = string extends T
  ? UrlsOf<S, G>["any"]
  : UrlNamed<S, G, SchemeIn<T>>;

/**
 * The argument of a registry's `build`, apart from the scheme: the components of that scheme, or any if they are not known.
 *
 * @typeParam R - See `Scheme`.
 * @public
 */
export type PartsOf<U, R extends string = string> = U extends unknown
  ? [Exclude<keyof U, "scheme">] extends [never]
    ? Readonly<Record<string, unknown>>
    : Loose<Omit<U, "scheme">, NeededIn<U, R>>
  : never;

/** The components that `build` of the scheme with this name cannot do without, see `Scheme`. @public */
export type NeededFor<S, N extends string> =
  S extends Scheme<infer U, infer _A, infer _C, infer R> ? (N extends U["scheme"] ? R : never) : never;

/**
 * The name of a scheme where one is written; for a name that a registry does not have, the names that it has, so that the type checker's
 * complaint lists them.
 *
 * @public
 */
export type NameAmong<S extends readonly Scheme[], G, N extends string> = [UrlNamed<S, G, Lowercase<N>>] extends [never]
  ? UrlOf<S[number]>["scheme"]
  : N;

/** The argument of a registry's `build` apart from the scheme, as precisely as the type checker knows the scheme. @public */
export type PartsNamed<S extends readonly Scheme[], G, N extends string> = [UrlNamed<S, G, Lowercase<N>>] extends [
  never,
]
  ? Readonly<Record<string, unknown>>
  : Lowercase<string> extends Lowercase<N>
    ? PartsOf<UrlsOf<S, G>["any"]>
    : PartsOf<UrlNamed<S, G, Lowercase<N>>, NeededFor<S[number], Lowercase<N>>>;

/** The result of a scheme's `access`. @public */
export type AccessOf<S> = S extends Scheme<infer _U, infer A, infer _C> ? A : never;

/** A function that takes a scheme's context, if it has one. The argument of a union of such functions is all contexts in one. @public */
export type TakesContext<S> =
  S extends Scheme<infer _U, infer _A, infer C> ? (unknown extends C ? never : (context: Partial<C>) => void) : never;

/** The contexts of a registry's schemes in one; each scheme picks its own fields. @public */
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

/** The result of `access` through a gateway: that of any scheme, since only the gateway's text names its scheme. @public */
export type Through<S extends readonly Scheme[], W> = [W] extends [never] ? never : AccessOf<S[number]> & Via;

/** The schemes of this name, or with it among several. @public */
export type Called<S, N> = S extends { readonly name: infer M } ? (N extends M ? S : never) : never;

/** The result of `access` for the scheme of this name; that of any scheme if the type does not name the schemes. @public */
export type Direct<S extends readonly Scheme[], N> = string extends S[number]["name"]
  ? AccessOf<S[number]>
  : AccessOf<Called<S[number], N>>;

/** The result of a registry's `access` for a URL: that of its scheme or, if there is a gateway, that of another one. @public */
export type AccessIn<S extends readonly Scheme[], W extends string, U> = U extends { readonly scheme: infer N }
  ? string extends N
    ? U extends GenericUrl
      ? Through<S, W>
      : AccessOf<S[number]>
    : N extends W
      ? Through<S, W> | (string extends W ? Direct<S, N> : never)
      : Direct<S, N>
  : never;
