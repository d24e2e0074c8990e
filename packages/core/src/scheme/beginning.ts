import type { Advice } from "../errors/sentence.ts";
import { noColon, noName, notAString, typeOf, unknownScheme } from "../errors/sentences.ts";
import { type ErrorFacts, MAX_LENGTH, tooLongError, type UrlError, urlError } from "../errors/url-error.ts";
import { schemeEnd, schemeOf } from "../syntax/scheme-name.ts";
import { placeAt, placeFields } from "./sure-hints.ts";

function noScheme(text: string, advice: Advice | string | undefined): UrlError {
  const place = placeAt(text, schemeEnd(text));
  const isName = place.index > 0;
  return urlError(
    { code: "no-scheme", ...placeFields(place), expected: isName ? ["scheme", '":"'] : ["scheme"], section: "2.1" },
    isName ? noColon : noName,
    advice,
  );
}

/** The greatest number of characters of a scheme's name that a message shows. */
const SHOWN = 40;

/** Returns the error for a scheme, in lower case, that is not known. */
export function unknownSchemeError(
  scheme: string,
  place: Omit<ErrorFacts, "code">,
  advice?: Advice | string,
): UrlError {
  const name = scheme.length > SHOWN ? `${scheme.slice(0, SHOWN)}…` : scheme;
  const facts = { code: "unknown-scheme", scheme, section: "4", ...place } as const;
  return urlError(facts, { ...unknownScheme, params: { name } }, advice);
}

/**
 * Returns the error of a text to which no scheme's rules apply, because of its type, its length or its scheme.
 *
 * @param text - Anything.
 * @param accepts - Tells whether a scheme, in lower case, is known.
 * @param advise - Gives advice on a text without a known scheme.
 * @public
 */
export function explainBeginning(
  text: unknown,
  accepts: (scheme: string) => boolean,
  advise?: (text: string) => Advice | string | undefined,
): UrlError | undefined {
  if (typeof text !== "string")
    return urlError({ code: "not-a-string" }, { ...notAString, params: { type: typeOf(text) } });
  if (text.length > MAX_LENGTH) return tooLongError(MAX_LENGTH);
  const scheme = schemeOf(text);
  if (scheme === undefined) return noScheme(text, advise?.(text));
  return accepts(scheme) ? undefined : unknownSchemeError(scheme, { index: 0, end: scheme.length }, advise?.(text));
}
