import { ownFields } from "../errors/own-fields.ts";
import { checkedNames, refusedError } from "../scheme/refused-error.ts";
import type { Scheme } from "../scheme/scheme.ts";
import { rulesOf, type Source } from "../scheme/source.ts";
import type { LooseValue, UrlValue } from "../scheme/url-value.ts";
import type { Registry } from "./registry.ts";
import { attempt, methodOf, type SafeResult } from "./safe.ts";
import type { NameAmong, SchemeIn, UrlNamed, UrlsOf } from "./url-types.ts";

/** The parts of a value to replace, in any form that `build` accepts; `undefined` removes one. @public */
export type Replacing<U> = U extends unknown
  ? { readonly [K in keyof U as Exclude<K, "scheme">]?: LooseValue<U[K]> | undefined }
  : never;

/** The scheme of a URL that is given as a text or a value, as precisely as the type checker knows it. @public */
export type SchemeGiven<T> = T extends string
  ? string extends T
    ? string
    : SchemeIn<T>
  : T extends { readonly scheme: infer N extends string }
    ? N
    : string;

/** The values whose scheme a URL can have that is given as a text or a value; none if its scheme is another. @public */
export type ValuesFor<U extends UrlValue, N> = U extends unknown
  ? string extends N
    ? U
    : N extends U["scheme"]
      ? U
      : never
  : never;

/** The parts to replace in a URL of a registry: those of the scheme that the URL has, or gets. @public */
export type ChangesNamed<S extends readonly Scheme[], G, N extends string> = [UrlNamed<S, G, Lowercase<N>>] extends [
  never,
]
  ? { readonly scheme: unknown; readonly [name: string]: unknown }
  : Replacing<UrlNamed<S, G, Lowercase<N>>>;

/** A scheme's methods that `update` uses. @public */
export interface Updatable<U extends UrlValue> {
  /** See `Scheme.parse`. */
  parse(text: string): U;
  /** See `Scheme.build`. */
  build(parts: never): U;
}

/** Returns the default port of a scheme. */
const portOf = (source: unknown, scheme: unknown) => rulesOf(source as Source, `${scheme}:`)?.defaultPort;

/** The result of changing a URL: the value, or, where nothing is thrown, a result that has it as `url`. @public */
export type Updated<Safe extends boolean, U> = Safe extends true ? SafeResult<"url", U> : U;

/** The two ways to call `update` and `safeUpdate`. @public */
export interface Updating<Safe extends boolean> {
  /**
   * Changes a URL of a registry.
   *
   * @param source - The registry.
   * @param url - The URL, as a text or a value.
   * @param changes - The parts to replace, in any form that `build` accepts; `undefined` removes a part.
   */
  <
    const S extends readonly Scheme[],
    G,
    W extends string,
    const T extends string | UrlsOf<S, G>["any"],
    const N extends string = SchemeGiven<T>,
  >(
    source: Registry<S, G, W>,
    url: T,
    changes: { readonly scheme?: NameAmong<S, G, N> | undefined } & ChangesNamed<S, G, NoInfer<N>>,
  ): Updated<Safe, UrlNamed<S, G, Lowercase<N>>>;
  /**
   * Changes a URL of one scheme.
   *
   * @param source - The scheme.
   * @param url - The URL, as a text or a value.
   * @param changes - The parts to replace, in any form that `build` accepts; `undefined` removes a part.
   */
  <U extends UrlValue, const T extends string | NoInfer<U> = string>(
    source: Updatable<U>,
    url: T,
    changes: { readonly scheme?: NoInfer<U>["scheme"] | undefined } & Replacing<ValuesFor<NoInfer<U>, SchemeGiven<T>>>,
  ): Updated<Safe, U>;
}

/** Copies the fields of an object that can be read. An engine keeps the copy of `ownFields`, which inherits nothing, as a hash table. */
function copyOf(value: unknown): Record<string, unknown> | undefined {
  try {
    return { ...(value as object) };
  } catch {
    return undefined;
  }
}

function updated(source: Updatable<UrlValue>, url: unknown, changes: unknown): UrlValue {
  const parse = (text: string) => methodOf<"parse", Updatable<UrlValue>["parse"]>(source, "parse")(text);
  const value = typeof url === "string" ? parse(url) : url;
  // A value that cannot be read has no fields.
  const fields = copyOf(value) ?? {};
  try {
    checkedNames(changes);
  } catch (refusal) {
    throw refusedError(undefined, refusal);
  }
  const changed = copyOf(changes) ?? ownFields(changes as Record<string, unknown>);
  const { scheme = fields.scheme } = Object.hasOwn(changed, "scheme") ? changed : fields;
  // A port that the old scheme means by itself is no part of the URL.
  if (scheme !== fields.scheme && fields.port === portOf(source, fields.scheme)) fields.port = undefined;
  const build = methodOf<"build", (parts: never, input: object) => UrlValue>(source, "build");
  return build({ ...fields, ...changed, scheme } as never, changed);
}

/**
 * Replaces parts of a URL. Where the changes have another scheme, and no port, a port that was the default of the old scheme becomes that of
 * the new one.
 *
 * @returns The value with these parts.
 * @throws Url1738Error - As `parse` does for a text; as `build` does for parts that cannot be normalised, or that the scheme does not have,
 *   whether they were given or left over from another scheme.
 * @public
 */
export const update: Updating<false> = updated as Updating<false>;

/**
 * Calls `update` without throwing.
 *
 * @returns The value as `url`, or the error.
 * @public
 */
export const safeUpdate: Updating<true> = ((source: Updatable<UrlValue>, url: unknown, changes: unknown) =>
  attempt("url", () => updated(source, url, changes))) as Updating<true>;
