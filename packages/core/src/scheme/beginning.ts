import { MAX_LENGTH, tooLongError } from "../errors/length-limit.ts";
import { noColon, noName, notAString, typeOf } from "../errors/sentences.ts";
import { unknownSchemeError } from "../errors/unknown-scheme-error.ts";
import { type UrlError, urlError } from "../errors/url-error.ts";
import { schemeEnd, schemeOf } from "../syntax/scheme-name.ts";
import { placeAt, placeFields } from "./sure-hints.ts";

function noScheme(text: string): UrlError {
  const place = placeAt(text, schemeEnd(text));
  const isName = place.index > 0;
  return urlError(
    {
      code: "no-scheme",
      ...placeFields(place),
      expected: isName ? ["scheme", '":"'] : ["scheme"],
      section: "2.1",
    },
    isName ? noColon : noName,
  );
}

/** Returns the error that a text has before the rules of its scheme apply: of its type, its length or its scheme. */
export function explainBeginning(text: unknown, takes: (scheme: string) => boolean): UrlError | undefined {
  if (typeof text !== "string")
    return urlError({ code: "not-a-string" }, { ...notAString, params: { type: typeOf(text) } });
  if (text.length > MAX_LENGTH) return tooLongError(MAX_LENGTH);
  const scheme = schemeOf(text);
  if (scheme === undefined) return noScheme(text);
  return takes(scheme) ? undefined : unknownSchemeError(scheme, { index: 0, end: scheme.length });
}
