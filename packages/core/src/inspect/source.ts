import { checkKnown } from "../grammar/check-node.ts";
import type { Scheme, SchemeRules } from "../scheme/scheme.ts";
import { schemeOf } from "../syntax/scheme-name.ts";

/** By whose rules a text is looked at: one scheme or a registry. @public */
export type Source = Pick<Scheme, "safeParse"> & (SchemeRules | { find(text: unknown): SchemeRules | undefined });

/** The rules of a text's scheme, if it is one of these. */
export function rulesOf(source: Source, text: unknown): SchemeRules | undefined {
  const isOne = !("find" in source);
  const rules = isOne ? source : source.find(text);
  if (rules !== undefined) checkKnown(rules);
  return isOne && (typeof text !== "string" || schemeOf(text) !== source.name) ? undefined : rules;
}
