import { noAccess } from "../errors/sentences.ts";
import { Url1738Error, urlError } from "../errors/url-error.ts";

/**
 * The error of a URL that names nothing that can be accessed.
 *
 * @param designates - A sentence on what the scheme's names designate instead.
 */
export function noAccessError(scheme: string, section: string | undefined, designates: string): Url1738Error {
  const advice = { reason: `${scheme}/designates`, sentence: designates };
  return new Url1738Error(
    urlError({ code: "no-access", scheme, section }, { ...noAccess, params: { scheme } }, advice),
  );
}
