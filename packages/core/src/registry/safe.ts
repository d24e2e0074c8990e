import { ownField } from "../errors/own-fields.ts";
import { invalidDefinition, type UrlError, urlError, urlErrorOf } from "../errors/url-error.ts";
import { isCallersError } from "../scheme/access-arguments.ts";
import type { UrlValue } from "../scheme/url-value.ts";

/** Returns errors as results instead of throwing them, for a scheme or a registry. */

const contextHasThrown = { reason: "context-has-thrown", sentence: "A function of the {component} threw an error." };

/** The result of a function that may fail: its value, in a field of the given name, or the error. @public */
export type SafeResult<K extends string, V> =
  | ({ readonly ok: true } & { readonly [N in K]: V })
  | { readonly ok: false; readonly error: UrlError };

/** Returns what a function returns, under a name, or the error that it throws. */
export function attempt<K extends string, V>(name: K, run: () => V): SafeResult<K, V> {
  try {
    return { ok: true, [name]: run() } as SafeResult<K, V>;
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error === undefined) throw thrown;
    return { ok: false, error };
  }
}

/** Returns a bound method of a source. @throws Url1738Error */
export function methodOf<N extends string, F>(source: { readonly [K in N]: F }, name: N): F {
  const method = ownField(source, name);
  if (typeof method === "function") return method as F;
  throw invalidDefinition({
    reason: "definition/lacks-method",
    sentence: "This has no {method}, so it is neither a scheme nor a registry.",
    params: { method: name },
  });
}

/**
 * Calls `build` of a scheme or a registry without throwing.
 *
 * @returns The value as `url`, or the error.
 * @public
 */
export function safeBuild<P, U extends UrlValue>(
  source: { build(parts: P): U },
  parts: NoInfer<P>,
): SafeResult<"url", U> {
  return attempt("url", () => methodOf(source, "build")(parts));
}

/**
 * Calls `normalize` of a scheme or a registry without throwing.
 *
 * @returns The canonical spelling as `href`, or the error.
 * @public
 */
export function safeNormalize(source: { normalize(text: string): string }, text: string): SafeResult<"href", string> {
  return attempt("href", () => methodOf(source, "normalize")(text));
}

/**
 * Calls `format` of a scheme or a registry without throwing.
 *
 * @returns Its canonical spelling as `href`, or the error.
 * @public
 */
export function safeFormat<U>(source: { format(url: U): string }, url: NoInfer<U>): SafeResult<"href", string> {
  return attempt("href", () => methodOf(source, "format")(url));
}

/**
 * Calls `access` of a scheme or a registry without throwing, also if a function of the context throws.
 *
 * @param context - The facts that the URL does not contain.
 * @returns The steps to reach the resource as `access`, or the error.
 * @public
 */
export function safeAccess<U, A, C>(
  source: { access(url: U, context?: C): A },
  url: NoInfer<U>,
  context?: NoInfer<C>,
): SafeResult<"access", A> {
  try {
    return attempt("access", () => methodOf(source, "access")(url, context));
  } catch (thrown) {
    if (!isCallersError(thrown)) throw thrown;
    return { ok: false, error: urlError({ code: "invalid-value", component: "context" }, contextHasThrown) };
  }
}
