import { ownFields } from "../contract/own-fields.ts";
import { checkVersion } from "../errors/check-version.ts";
import type { UrlError } from "../errors/url-error.ts";
import { invalidDefinition } from "../errors/url-error.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import type { Scheme, SchemeRules } from "./scheme.ts";

/**
 * What people write who mean a URL: a pattern, as a rule of the beginning of a text, and what is meant by what it matches, as
 * `replace` takes both. It counts only where that makes a URL of the text.
 *
 * @public
 */
export type Habits = readonly (readonly [pattern: RegExp, instead: string])[];

/** By whose rules a text is looked at: one scheme or a registry. @public */
export type Source = Pick<Scheme, "safeParse"> & (SchemeRules | { find(text: unknown): SchemeRules | undefined });

const isRegistry = (source: Source): source is Extract<Source, { find: unknown }> => Object.hasOwn(source, "find");

/**
 * Checks what a function was given to look at texts with.
 *
 * @throws Url1738Error - With the code `contract-version`; with `invalid-definition` where it is neither a scheme nor a registry.
 */
export function checkSource(source: unknown): asserts source is Source {
  const own: { readonly safeParse?: unknown } = ownFields(Object(source));
  checkVersion(own);
  if (typeof own.safeParse !== "function")
    throw invalidDefinition({
      reason: "definition/not-a-source",
      sentence: "This is neither a scheme nor a registry.",
    });
}

/** The scheme of a text, if it is one of these; of version 1 of the contract, it tells no rules. @throws Url1738Error */
export function ownerOf(source: Source, text: unknown): Partial<SchemeRules> | undefined {
  if (isRegistry(source)) {
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

/** Whether no more can be said of a text than an error says: it is too long, or a function of its scheme has a bug. */
export function isFinal({ code }: UrlError): boolean {
  return code === "too-long" || code === "plugin";
}
