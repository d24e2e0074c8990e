import type { UrlError } from "../errors/url-error.ts";
import { departureError, faultError } from "../explain/explain.ts";
import { escapeAdvice } from "../explain/hints.ts";
import type { SchemeRules } from "../scheme/scheme.ts";
import { checkSource, rulesOf, type Source } from "../scheme/source.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import { fixed, moved } from "./fixes.ts";
import { type Mended, mend } from "./mend.ts";

/** All that is wrong with a text that obeys the grammar once it is fixed. */
function faults(rules: SchemeRules, scheme: string, text: string, { fixes }: Mended): readonly UrlError[] {
  const mended = fixed(text, fixes);
  return rules.faults(mended).map((fault) => moved(faultError(rules, scheme, mended, fault), text, fixes));
}

/**
 * Finds every violation in a text: not just the first character that would have to be escaped, but all of them, and all
 * components that break a rule beyond the grammar. It ends where escaping does not help: what follows has no meaning then.
 *
 * @param source - A scheme or a registry.
 * @param text - Anything.
 * @returns The errors, from left to right; none for a URL.
 * @throws Url1738Error - With the code `contract-version` where the scheme was built against a newer version of the contract.
 * @public
 */
export function diagnose(source: Source, text: unknown): readonly UrlError[] {
  checkSource(source);
  const result = source.safeParse(text);
  if (result.ok) return [];
  const rules = rulesOf(source, text);
  if (rules === undefined || result.error.code === "too-long") return [result.error];
  const url = text as string;
  const scheme = schemeOf(url) as string;
  const machine = rules.machine();
  const mended = mend(machine, url, scheme.length + 1);
  const escapes = mended.fixes.map(({ leaving, index, end, replacement }) =>
    departureError(rules, machine, scheme, url, leaving, escapeAdvice(index, end, replacement)),
  );
  const { leaving } = mended;
  if (leaving !== undefined) return [...escapes, departureError(rules, machine, scheme, url, leaving)];
  return [...escapes, ...faults(rules, scheme, url, mended)].sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
}
