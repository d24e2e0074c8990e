import { noAccess } from "../errors/sentences.ts";
import { Url1738Error, urlError } from "../errors/url-error.ts";
import type { UrlValue } from "./url-value.ts";

/**
 * Makes the `access` of a scheme whose URLs cannot be accessed (RFC 1738 §4).
 *
 * @param section - The section that describes the scheme.
 * @param sentence - The author's sentence on what its names designate instead.
 * @returns A function that throws the error `no-access`, with the sentence as its hint.
 */
export function designates(section: string | undefined, sentence: string): (url: UrlValue) => never {
  return ({ scheme }) => {
    const advice = { reason: `${scheme}/designates`, sentence };
    throw new Url1738Error(
      urlError({ code: "no-access", scheme, section }, { ...noAccess, params: { scheme } }, advice),
    );
  };
}
