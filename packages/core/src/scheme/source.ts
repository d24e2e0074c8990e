import { checkVersion } from "../errors/check-version.ts";
import type { UrlError } from "../errors/url-error.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import type { Scheme, SchemeRules } from "./scheme.ts";

/** By whose rules a text is looked at: one scheme or a registry. @public */
export type Source = Pick<Scheme, "safeParse"> & (SchemeRules | { find(text: unknown): SchemeRules | undefined });

/** The scheme of a text, if it is one of these; of version 1 of the contract, it tells no rules. @throws Url1738Error */
export function ownerOf(source: Source, text: unknown): Partial<SchemeRules> | undefined {
  if ("find" in source) {
    const found = source.find(text);
    if (found !== undefined) checkVersion(found);
    return found;
  }
  return typeof text === "string" && schemeOf(text) === source.name ? source : undefined;
}

/** The rules of a text's scheme, if it is one of these and tells them. */
export function rulesOf(source: Source, text: unknown): SchemeRules | undefined {
  const owner = ownerOf(source, text);
  return typeof owner?.machine === "function" ? (owner as SchemeRules) : undefined;
}

/**
 * Adds to an error what to write instead.
 *
 * @param source - By whose rules the text was looked at.
 * @param text - The text.
 * @param error - Why it is not a URL.
 * @returns The same error, with the best advice that there is.
 * @public
 */
export type Advise = (source: Source, text: unknown, error: UrlError) => UrlError;
