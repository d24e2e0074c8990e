import { fr } from "@url1738/fr";
import type { Said } from "./said.ts";

/** Returns the data of `url1738 explain` for a reason: its sentence in all languages, and the example that gives it. */
export function explanationOf(example: string, { reason, params, sentence, fact, isHint }: Said): object {
  const { message, hint = "" } = fr(fact);
  const isFinding = "severity" in fact;
  return {
    reason,
    kind: isHint ? "hint" : isFinding ? "finding" : "error",
    code: isFinding ? fact.severity : fact.code,
    section: fact.section ?? "",
    params: Object.keys(params).join(", "),
    example,
    en: sentence,
    fr: isHint ? hint : message,
  };
}
