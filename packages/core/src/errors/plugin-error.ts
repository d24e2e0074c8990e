import { type UrlError, urlError } from "./url-error.ts";

/**
 * The error of a scheme of which a function has done what it must not.
 *
 * @param what - What it has done, as the end of a sentence.
 */
export function pluginError(scheme: string, what: string): UrlError {
  const message = `A function of the scheme "${scheme}" ${what}, so its package has a bug.`;
  return urlError({ code: "plugin", scheme, message });
}
