import { Url1738Error, type UrlError, urlErrorOf } from "../errors/url-error.ts";
import { encodedOctets } from "../syntax/percent-encoding.ts";
import { failure } from "./result.ts";
import type { Scheme } from "./scheme.ts";
import { standardSchema } from "./standard-schema.ts";
import type { UrlValue } from "./url-value.ts";

/**
 * The same scheme, of which some components are secrets: no error shows a character of them.
 *
 * @param scheme - The scheme.
 * @param secrets - The names of the components, as `secretsOf` gives them.
 * @returns The scheme.
 * @public
 */
export function withSecrets<U extends UrlValue, A, C>(
  scheme: Scheme<U, A, C>,
  secrets: readonly string[],
): Scheme<U, A, C> {
  /** Where a text leaves the grammar, nobody knows of which component the character was to be. */
  function conceal(error: UrlError): UrlError {
    const { found, ...others } = error;
    const isSecret = error.code === "syntax" || secrets.includes(error.component ?? "");
    if (!isSecret || found === undefined) return error;
    const escapes = encodedOctets(String.fromCodePoint(found));
    const { hint, ...rest } = others;
    const shown = hint !== undefined && (escapes === undefined || !hint.includes(escapes)) ? { hint } : {};
    return {
      ...rest,
      message: rest.message.replace(/^.+? cannot stand here/s, "A character cannot stand here"),
      ...shown,
    };
  }

  /** What a function of the scheme returns, or the error that it throws, without secrets. */
  function concealed<R>(run: () => R): R {
    try {
      return run();
    } catch (thrown) {
      const error = urlErrorOf(thrown);
      throw error === undefined ? thrown : new Url1738Error(conceal(error));
    }
  }

  const safeParse: Scheme<U>["safeParse"] = (text) => {
    const result = scheme.safeParse(text);
    return result.ok ? result : failure(() => conceal(result.error));
  };
  return {
    ...scheme,
    secrets,
    conceal,
    safeParse,
    "~standard": standardSchema(safeParse),
    parse: (text) => concealed(() => scheme.parse(text)),
    build: (parts) => concealed(() => scheme.build(parts)),
  };
}
