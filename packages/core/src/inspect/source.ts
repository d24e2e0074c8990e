import { checkVersion } from "../errors/check-version.ts";
import type { UrlError } from "../errors/url-error.ts";
import type { Scheme, SchemeRules } from "../scheme/scheme.ts";
import { schemeOf } from "../syntax/scheme-name.ts";

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

/** Whether no more can be said of a text than an error says: it is too long, or a function of its scheme has a bug. */
export function isFinal({ code }: UrlError): boolean {
  return code === "too-long" || code === "plugin";
}
