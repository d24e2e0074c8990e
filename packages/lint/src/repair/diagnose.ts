import type { SchemeRules, UrlError } from "@url1738/core/runtime";
import { checkSource, faultError, isFinal, rulesOf, type Source, schemeOf } from "@url1738/core/runtime";
import { hidingOf } from "@url1738/redact";
import { advice } from "../hints/advice.ts";
import { begun } from "./beginnings.ts";
import { edited, moved, originalOf } from "./fixes.ts";
import { mend, type Step } from "./mend.ts";
import { remembering } from "./remembering.ts";
import { toldErrors } from "./told-errors.ts";
import { trusted } from "./trusted.ts";

/** All that is wrong with a text that obeys the grammar once it is mended, but for components that are wrong in themselves. */
function faults(rules: SchemeRules, scheme: string, text: string, steps: readonly Step[]): readonly UrlError[] {
  const mended = edited(text, steps);
  const original = originalOf(steps);
  const wrong = new Set(steps.map((step) => step.wrong));
  const isHidden = hidingOf(mended);
  return rules
    .faults(mended)
    .filter(({ component }) => !wrong.has(component))
    .map((fault) => moved(faultError(rules, scheme, mended, fault, isHidden), text, original));
}

/** All that is wrong with a text whose scheme is known. */
function violations(rules: SchemeRules, text: string): readonly UrlError[] {
  const scheme = schemeOf(text) as string;
  const machine = remembering(rules.machine());
  const { hint } = rules;
  const { steps, stuck } = mend(machine, text, scheme.length + 1, { hint, likely: false, passesOver: true });
  const told = steps.filter(({ wrong }, index) => wrong === undefined || wrong !== steps[index - 1]?.wrong);
  const errorOf = toldErrors(rules, machine, scheme, text);
  const errors = told.map(errorOf);
  if (stuck !== undefined) return [...errors, errorOf(stuck)];
  return [...errors, ...faults(rules, scheme, text, steps)].sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
}

/** What diagnose finds, before it is known whether its fixes can be trusted. */
function errorsIn(source: Source, text: unknown): readonly UrlError[] {
  const result = source.safeParse(text);
  if (result.ok) return [];
  if (typeof text !== "string" || isFinal(result.error)) return [result.error];
  if (result.error.code === "not-allowed" && rulesOf(source, text) === undefined) return [result.error];
  const { text: mended, edit, errors, rules } = begun(source, text);
  if (rules === undefined) return errors.length > 0 ? errors : [advice(source, text, result.error)];
  const original = originalOf(edit === undefined ? [] : [edit]);
  const found = violations(rules, mended);
  return [...errors, ...(edit === undefined ? found : found.map((error) => moved(error, text, original)))];
}

/**
 * Finds every violation in a text: not just the first, but all of them, and all components that break a rule beyond the grammar. It goes
 * on behind what can be mended, and behind a component that is wrong in itself.
 *
 * @param source - A scheme or a registry.
 * @param text - Anything.
 * @returns The errors, from left to right; none for a URL.
 * @throws Url1738Error - With the code `contract-version` where the scheme was built against a newer version of the contract.
 * @public
 */
export function diagnose(source: Source, text: unknown): readonly UrlError[] {
  checkSource(source);
  const errors = errorsIn(source, text);
  return typeof text === "string" ? trusted(text, errors, (changed) => errorsIn(source, changed)) : errors;
}
