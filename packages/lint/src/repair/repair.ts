import type { Edit } from "@url1738/core";
import type { SchemeRules, UrlError } from "@url1738/core/runtime";
import { checkSource, isFinal, ownFields, rulesOf, type Source, schemeOf } from "@url1738/core/runtime";
import { advice } from "../hints/advice.ts";
import { diagnose } from "./diagnose.ts";
import { composed, edited, moved, originalOf } from "./fixes.ts";
import { mend } from "./mend.ts";
import { remembering, toldError } from "./told-errors.ts";

/**
 * What `repair` returns: a URL, as near as can be to the text, and what was changed; or why there is none.
 *
 * @public
 */
export type Repair =
  | { readonly ok: true; readonly href: string; readonly changes: readonly Edit[] }
  | { readonly ok: false; readonly error: UrlError };

/**
 * What `repair` may do.
 *
 * @public
 */
export interface RepairOptions {
  /** Whether to make changes that are only likely to be meant as well; without it, only what must be escaped is escaped. */
  readonly likely?: boolean | undefined;
}

/** How many hints are followed, one after the other; what is wrong after them is mended in one go. */
const MOST = 16;

/** A text to which hints have been applied. */
interface Followed {
  readonly text: string;
  /** The changes of the text as it was given. */
  readonly edits: readonly Edit[];
  /** Why it is not a URL yet; nothing where it is. */
  readonly error: UrlError | undefined;
  /** The first error, at its place in the text as it was given, of which the fix is not sure. */
  readonly doubt: UrlError | undefined;
}

/** Follows the hints, that of the first error first. */
function followed(source: Source, given: string): Followed {
  let text = given;
  let edits: readonly Edit[] = [];
  let doubt: UrlError | undefined;
  for (let count = 0; ; count++) {
    const result = source.safeParse(text);
    const error = result.ok ? undefined : advice(source, text, result.error);
    if (error?.fix === undefined || count === MOST) return { text, edits, error, doubt };
    if (!error.fix.sure) doubt ??= moved(error, given, originalOf(edits));
    edits = composed(edits, text, error.fix);
    text = edited(text, [error.fix]);
  }
}

/** The first error of a text that cannot be mended, or not surely. */
const doubtIn = (source: Source, text: string) => diagnose(source, text).find(({ fix }) => fix?.sure !== true);

/** Mends what follows the scheme of a text that begins with one. */
function repaired(source: Source, text: string, rules: SchemeRules, likely: boolean): Repair {
  const scheme = schemeOf(text) as string;
  const machine = remembering(rules.machine());
  const { hint } = rules;
  const { steps, stuck } = mend(machine, text, scheme.length + 1, { hint, likely, passesOver: false });
  if (stuck !== undefined) return { ok: false, error: toldError(rules, machine, scheme, text, stuck) };
  const changes = steps.map(({ index, end, replacement }) => ({ index, end, replacement }));
  const href = edited(text, changes);
  const result = source.safeParse(href);
  if (!result.ok) return { ok: false, error: doubtIn(source, text) ?? moved(result.error, text, originalOf(changes)) };
  return { ok: true, href, changes };
}

/** Makes a URL as most people would have meant it. */
function likelyRepaired(source: Source, given: string, { text, edits, error } = followed(source, given)): Repair {
  if (error === undefined) return { ok: true, href: text, changes: edits };
  const rules = rulesOf(source, text);
  const rest = error.fix === undefined || rules === undefined ? undefined : repaired(source, text, rules, true);
  if (!rest?.ok) return { ok: false, error: moved(rest?.error ?? error, given, originalOf(edits)) };
  // Where the changes of the two cannot be told apart, all of it has changed.
  return { ...rest, changes: [{ index: 0, end: given.length, replacement: rest.href }] };
}

/** Up to this length, hints look at all of a text, and not just at the place of an error. */
const SHORT = 2048;

/** Makes a URL of which nobody can be in doubt: nothing that the hints would make in another way. */
function surelyRepaired(source: Source, given: string, rules: SchemeRules): Repair {
  const plain = repaired(source, given, rules, false);
  if (!plain.ok || given.length > SHORT) return plain;
  const all = followed(source, given);
  const likely = likelyRepaired(source, given, all);
  if (!likely.ok) return likely;
  const error = all.doubt ?? doubtIn(source, given);
  return likely.href === plain.href || error === undefined ? plain : { ok: false, error };
}

/**
 * Makes the nearest URL of a text. By itself, it escapes what must be escaped and stands where an escape may stand: unsafe characters,
 * characters that are not ASCII (as UTF-8), and a `%` that begins no escape. Everything else is somebody's decision: where to
 * split off a fragment, what white space around the URL or a control character in it is there for, which `@` ends the user; and so is
 * whatever a hint would have one write in another way. With `likely`, it decides as most people would have meant it: it makes every
 * change that the hints of the errors name.
 *
 * @param source - A scheme or a registry.
 * @param text - Anything.
 * @param options - What it may do.
 * @returns The URL and the changes, none for a text that is a URL; or the error that is not mended.
 * @throws Url1738Error - With the code `contract-version` where the scheme was built against a newer version of the contract.
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
