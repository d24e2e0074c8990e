import type { GenericUrl } from "../scheme/generic-scheme.ts";
import type { Scheme } from "../scheme/scheme.ts";
import type { Loose, NeededIn, UrlValue } from "../scheme/url-value.ts";

/** The value of a scheme's URLs. @public */
export type UrlOf<S> = S extends Scheme<infer U, infer _A, infer _C> ? U : never;

/**
 * The values of a registry. The types of methods refer to this interface so that editors show the values by their own names,
 * `FtpUrl | GopherUrl`, and not as the application of a type.
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

/**
 * The value of a URL whose scheme the type checker knows by its name in lower case; for any other, all that `parse` can return.
 *
 * @public
 */
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
 * The argument of a registry's `build` apart from the scheme: the components of that scheme, or any if none are known.
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

/** The mark at a scheme that a registry does not have: no string fits it. @public */
export interface NotAmong<N> {
  /** The schemes that it has. */
  readonly schemes: N;
}

/** The argument of a registry's `build`, as precisely as the type checker knows the scheme. @public */
export type PartsNamed<S extends readonly Scheme[], G, N extends string> = [UrlNamed<S, G, Lowercase<N>>] extends [
  never,
]
  ? { readonly scheme: NotAmong<UrlOf<S[number]>["scheme"]>; readonly [name: string]: unknown }
  : Lowercase<string> extends Lowercase<N>
    ? PartsOf<UrlsOf<S, G>["any"]>
    : PartsOf<UrlNamed<S, G, Lowercase<N>>, NeededFor<S[number], Lowercase<N>>>;
