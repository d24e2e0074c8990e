import type { Advice } from "./sentence.ts";
import { unknownScheme } from "./sentences.ts";
import { type Facts, type UrlError, urlError } from "./url-error.ts";

/** The greatest number of characters of a name that a message shows. */
const SHOWN = 40;

/**
 * Returns the error for a scheme that is not known.
 *
 * @param scheme - The name of the scheme, in lower case.
 * @param place - The other facts, such as its place.
 */
export function unknownSchemeError(scheme: string, place: Omit<Facts, "code">, advice?: Advice): UrlError {
  const name = scheme.length > SHOWN ? `${scheme.slice(0, SHOWN)}…` : scheme;
  return urlError(
    { code: "unknown-scheme", scheme, section: "4", ...place },
    { ...unknownScheme, params: { name } },
    advice,
  );
}
