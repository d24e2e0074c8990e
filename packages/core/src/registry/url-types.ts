import type { GenericUrl } from "../scheme/generic-scheme.ts";
import type { Scheme } from "../scheme/scheme.ts";

/** The value of a scheme's URLs. @public */
export type UrlOf<S> = S extends Scheme<infer U, infer _A, infer _C> ? U : never;

/** All values that a registry's `parse` can return. @public */
export type AnyUrlOf<S extends readonly Scheme[], G> = UrlOf<S[number]> | (G extends true ? GenericUrl : never);

/** The scheme of a URL whose text is known to the type checker. @public */
export type SchemeIn<T extends string> = T extends `${infer N}:${string}`
  ? string extends N
    ? string
    : Lowercase<N>
  : never;

/**
 * The value of a URL, as precisely as its text is known to the type checker.
 *
 * @public
 */
export type ParsedUrl<S extends readonly Scheme[], G, T extends string> = string extends T
  ? AnyUrlOf<S, G>
  : string extends SchemeIn<T>
    ? AnyUrlOf<S, G>
    : SchemeIn<T> extends UrlOf<S[number]>["scheme"]
      ? Extract<UrlOf<S[number]>, { scheme: SchemeIn<T> }>
      : G extends true
        ? GenericUrl
        : never;
