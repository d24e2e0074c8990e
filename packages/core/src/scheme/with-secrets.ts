import { Url1738Error, type UrlError, urlErrorOf } from "../errors/url-error.ts";
import { VEIL } from "../redact/veiled.ts";
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
    const { found, hint, advice, ...rest } = error;
    if (found === undefined || !(error.code === "syntax" || secrets.includes(error.component ?? ""))) return error;
    const character = String.fromCodePoint(found);
    const isTold = [character, encodedOctets(character)].some((text) => text !== undefined && hint?.includes(text));
    const shown = hint === undefined || isTold ? {} : { hint, ...(advice !== undefined && { advice }) };
    if (error.code !== "syntax") return { ...rest, ...shown };
    const message = rest.message.replace(/^.+? cannot stand here/s, "What is hidden cannot stand here");
    return { ...rest, message, params: { ...rest.params, ...VEIL }, ...shown };
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
