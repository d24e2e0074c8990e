import { shown } from "../errors/english.ts";
import { MAX_LENGTH, tooLong } from "../errors/too-long.ts";
import { type UrlError, urlError } from "../errors/url-error.ts";
import { schemeEnd, schemeOf } from "../syntax/scheme-name.ts";
import { beginningHint } from "./hints.ts";
import { placeAt, placeFields } from "./place.ts";

function noString(value: unknown): UrlError {
  const type = value === null ? "null" : `of type ${typeof value}`;
  return urlError({ code: "not-a-string", message: `A URL is a string, but this is ${type}.` });
}

function noScheme(text: string): UrlError {
  const index = schemeEnd(text);
  const place = placeAt(text, index);
  const here = place.found === "" ? "it ends" : `${shown(place.found)} stands`;
  return urlError({
    code: "no-scheme",
    ...placeFields(place),
    expected: index === 0 ? ["scheme"] : ["scheme", '":"'],
    section: "2.1",
    message: `A URL begins with the name of its scheme and a colon, but ${here} where the ${index === 0 ? "name" : "colon"} should be.`,
    hint: beginningHint(text, index),
  });
}

/** The errors that come before any scheme has its say: of type, of length, of the scheme. */
export function explainBeginning(text: unknown, isKnown: (scheme: string) => boolean): UrlError | undefined {
  if (typeof text !== "string") return noString(text);
  if (text.length > MAX_LENGTH) return tooLong(MAX_LENGTH);
  const scheme = schemeOf(text);
  if (scheme === undefined) return noScheme(text);
  if (isKnown(scheme)) return undefined;
  const name = scheme.length > 40 ? `${scheme.slice(0, 40)}…` : scheme;
  return urlError({
    code: "unknown-scheme",
    scheme,
    index: 0,
    end: scheme.length,
    section: "4",
    message: `The scheme "${name}" is not known here.`,
    hint: beginningHint(text, 0),
  });
}
