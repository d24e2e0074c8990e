import type { Scheme, SchemeRules } from "../scheme/scheme.ts";
import { schemeOf } from "../syntax/scheme-name.ts";

/** By whose rules a text is looked at: one scheme or a registry. @public */
export type Source = Pick<Scheme, "safeParse"> & (SchemeRules | { find(text: unknown): SchemeRules | undefined });

/** The scheme of a text, if it is one of these; of version 1 of the contract, it tells no rules. */
export function ownerOf(source: Source, text: unknown): Partial<SchemeRules> | undefined {
  if ("find" in source) return source.find(text);
  return typeof text === "string" && schemeOf(text) === source.name ? source : undefined;
}

/** The rules of a text's scheme, if it is one of these and tells them. */
export function rulesOf(source: Source, text: unknown): SchemeRules | undefined {
  const owner = ownerOf(source, text);
  return typeof owner?.machine === "function" ? (owner as SchemeRules) : undefined;
}
