import type { Edit } from "@url1738/core";
import type { SchemeRules, UrlError } from "@url1738/core/runtime";
import { checkSource, isFinal, ownFields, rulesOf, type Source } from "@url1738/core/runtime";
import { advice } from "../hints/advice.ts";
import { diagnose } from "./diagnose.ts";
import { edited, editOf, moved, originalOf } from "./fixes.ts";
import { followed } from "./follow.ts";
import { mend } from "./mend.ts";
import { errorsOfPlaces, readingOf } from "./place-errors.ts";

/** The result of `repair`: the URL nearest to the text, and the edits that made it; or the error that prevents one. @public */
export type Repair =
  | { readonly ok: true; readonly href: string; readonly changes: readonly Edit[] }
  | { readonly ok: false; readonly error: UrlError };

/** The options of `repair` and `applyFixes`. @public */
export interface RepairOptions {
  /** True to also make changes that are only likely to be meant; without it, `repair` only writes the needed escapes. */
  readonly likely?: boolean | undefined;
}

/** Returns the first error without a sure fix. */
const doubtIn = (source: Source, text: string) =>
  diagnose(source, text, { limit: Infinity }).find(({ fix }) => fix?.sure !== true);

/** Mends the text after the scheme. */
function repaired(source: Source, text: string, rules: SchemeRules, likely: boolean): Repair {
  const reading = readingOf(text, rules);
  const { steps, stuck } = mend(reading, { likely, limit: undefined });
  if (stuck !== undefined) return { ok: false, error: errorsOfPlaces(reading)(stuck) };
  const changes = steps.flatMap((step) => step.edits ?? editOf(step));
  const href = edited(text, steps);
  const result = source.safeParse(href);
  if (result.ok) return { ok: true, href, changes };
  // Without a broken rule, `diagnose` would find only the errors of these steps, whose fixes are sure.
  const doubt = likely || rules.errors(href).length > 0 ? doubtIn(source, text) : undefined;
  return { ok: false, error: doubt ?? moved(result.error, text, originalOf(changes)) };
}

/** Makes the URL that most people would have meant. */
function likelyRepaired(source: Source, given: string, { text, edits, stuck } = followed(source, given)): Repair {
  if (stuck === undefined) return { ok: true, href: text, changes: edits };
  const rules = stuck.fix && rulesOf(source, text);
  if (rules === undefined) return { ok: false, error: stuck };
  const rest = repaired(source, text, rules, true);
  if (!rest.ok) return { ok: false, error: moved(rest.error, given, originalOf(edits)) };
  // Both passes may have changed the same part, so the whole text counts as changed.
  return { ...rest, changes: [{ index: 0, end: given.length, replacement: rest.href }] };
}

/** The length up to which hints look at a whole text, and not just at the place of an error. */
const SHORT = 2048;

/** Makes a URL that leaves no doubt: the hints would not write it differently. */
function surelyRepaired(source: Source, given: string, rules: SchemeRules): Repair {
  const sure = repaired(source, given, rules, false);
  if (!sure.ok || given.length > SHORT) return sure;
  const all = followed(source, given);
  const likely = likelyRepaired(source, given, all);
  if (!likely.ok) return likely;
  const error = all.errors.find(({ fix }) => fix?.sure !== true) ?? doubtIn(source, given);
  return likely.href === sure.href || error === undefined ? sure : { ok: false, error };
}

/**
 * Turns a text into the nearest URL. By default, it only escapes unsafe characters, characters that are not ASCII (as UTF-8), and a `%` that
 * does not begin an escape, where the grammar allows escapes. It leaves all other decisions to you: where a fragment begins, why there is
 * white space around the URL or a control character in it, which `@` ends the user, and everything that a hint would write differently.
 * With `likely`, it decides as most people would: it makes every change that the hints of the errors name.
 *
 * @param source - A scheme or a registry.
 * @param text - Anything.
 * @param options - The options that tell which changes to make.
 * @returns The URL and the edits (none if the text is a URL already), or the error that it has not mended.
 * @throws Url1738Error - With the code `contract-version` if the scheme was built against a newer version of the contract.
 * @public
 */
export function repair(source: Source, text: unknown, options: RepairOptions = {}): Repair {
  checkSource(source);
  const result = source.safeParse(text);
  if (result.ok) return { ok: true, href: text as string, changes: [] };
  if (typeof text !== "string" || isFinal(result.error))
    return { ok: false, error: advice(source, text, result.error) };
  const { likely } = ownFields<RepairOptions>(options);
  if (likely === true) return likelyRepaired(source, text);
  const rules = rulesOf(source, text);
  return rules === undefined
    ? { ok: false, error: advice(source, text, result.error) }
    : surelyRepaired(source, text, rules);
}
