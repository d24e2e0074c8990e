import type { Advice } from "./sentence.ts";
import { unknownScheme } from "./sentences.ts";
import { type Facts, type UrlError, urlError } from "./url-error.ts";

/** How many characters of a name are shown. */
const SHOWN = 40;

/**
 * The error of a scheme that is not known.
 *
 * @param scheme - Its name, in lower case.
 * @param place - Where it is.
 */
export function unknownSchemeError(scheme: string, place: Omit<Facts, "code">, advice?: Advice): UrlError {
  const name = scheme.length > SHOWN ? `${scheme.slice(0, SHOWN)}…` : scheme;
  return urlError(
    { code: "unknown-scheme", scheme, section: "4", ...place },
    { ...unknownScheme, params: { name } },
    advice,
  );
}
