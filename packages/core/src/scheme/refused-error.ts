import { isMaskedAt } from "@url1738/redact/masking";
import { notPlain, unreadable } from "../errors/sentences.ts";
import { Url1738Error } from "../errors/url-error.ts";
import { fieldNames } from "../values/record.ts";
import { isRefusal, Refusal } from "../values/refusal.ts";
import { maskedError } from "./explain.ts";
import type { Explained } from "./failure.ts";
import { neededEscape, placeAt, writeInstead } from "./sure-hints.ts";

/** Returns the names of the fields of a value that must be an object of components. @throws {@link Refusal} */
export function checkedNames(parts: unknown): readonly string[] {
  const names = fieldNames(parts);
  if (names !== undefined) return names;
  throw new Refusal("scheme", { ...notPlain, params: { component: "value", kind: "object" } });
}

/** Returns the error of a value that cannot be made into a URL. It gives the reason of a refusal; anything else thrown is its cause. */
export function refusedError(
  scheme: string | undefined,
  thrown: unknown,
  explained: Pick<Explained, "secrets" | "labels"> = {},
): Url1738Error {
  const isRefused = isRefusal(thrown);
  // Anything else thrown usually comes from the value: a getter, a proxy, an infinite nesting.
  const refusal = isRefused ? thrown : new Refusal("scheme", unreadable);
  const { component, sentence, details } = refusal;
  const { text = "", index = 0, section, canEscape } = details;
  const { found } = placeAt(text, index);
  // Mask as in a URL, where a question mark comes before the search.
  const isMasked = isMaskedAt(`?${text}`, index + 1) || explained.secrets?.concern(component);
  const replacement = canEscape ? neededEscape(found) : undefined;
  const hint = details.hint ?? (replacement && { ...writeInstead, params: { replacement } });
  const facts = { code: "invalid-value", scheme, component, found: found.codePointAt(0), section } as const;
  const error = new Url1738Error(maskedError(explained, isMasked, facts, sentence, hint));
  return isRefused ? error : Object.assign(error, { cause: thrown });
}
