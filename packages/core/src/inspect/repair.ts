import { advice } from "../advice/advice.ts";
import { ownFields } from "../contract/own-fields.ts";
import type { UrlError } from "../errors/url-error.ts";
import { checkSource, isFinal, rulesOf, type Source, takenBy } from "../scheme/source.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import { type Begun, begun } from "./beginnings.ts";
import { type Edit, edited, moved, originalOf } from "./fixes.ts";
import { mend } from "./mend.ts";
import { toldError } from "./told-errors.ts";

/**
 * A change that `repair` made.
 *
 * @public
 */
export interface Change {
  /** Where the replaced part began, a UTF-16 offset in the original text. */
  readonly index: number;
  /** The offset after it. */
  readonly end: number;
  /** What stands in its place. */
  readonly replacement: string;
}

/**
 * What `repair` returns: a URL, as near as can be to the text, and what was changed; or why there is none.
 *
 * @public
 */
export type Repair =
  | { readonly ok: true; readonly href: string; readonly changes: readonly Change[] }
  | { readonly ok: false; readonly error: UrlError };

/**
 * What `repair` may do.
 *
 * @public
 */
export interface RepairOptions {
  /** Whether to make the changes as well that are only likely to be meant; without it, only what must be escaped is. */
  readonly likely?: boolean | undefined;
}

/** The changes of a text whose beginning was mended, as changes of the text as it was given. */
function composed(text: string, edit: Edit | undefined, edits: readonly Edit[], href: string): readonly Change[] {
  if (edit === undefined) return edits;
  const { end, replacement } = edit;
  // Where the beginning and what follows cannot be told apart, all of it has changed.
  if (edits.some(({ index }) => index < replacement.length)) return [{ index: 0, end: text.length, replacement: href }];
  const by = end - replacement.length;
  return [edit, ...edits.map((one) => ({ ...one, index: one.index + by, end: one.end + by }))];
}

/** Mends what follows the scheme of a text that begins with one. */
function repaired(source: Source, text: string, { text: begunText, edit, rules }: Begun, likely: boolean): Repair {
  if (rules === undefined) return { ok: true, href: begunText, changes: edit === undefined ? [] : [edit] };
  const scheme = schemeOf(begunText) as string;
  const machine = rules.machine();
  const { hint } = rules;
  const { steps, stuck } = mend(machine, begunText, scheme.length + 1, {
    hint,
    takes: takenBy(source),
    likely,
    passesOver: false,
  });
  const original = originalOf(edit === undefined ? [] : [edit]);
  if (stuck !== undefined) {
    const error = toldError(rules, machine, scheme, begunText, stuck);
    return { ok: false, error: edit === undefined ? error : moved(error, text, original) };
  }
  const edits = steps.map(({ index, end, replacement }) => ({ index, end, replacement }));
  const href = edited(begunText, edits);
  const result = source.safeParse(href);
  if (!result.ok) {
    const inBegun = moved(result.error, begunText, originalOf(edits));
    return { ok: false, error: edit === undefined ? inBegun : moved(inBegun, text, original) };
  }
  return { ok: true, href, changes: composed(text, edit, edits, href) };
}

/**
 * Makes the nearest URL of a text. By itself, it escapes what must be escaped and stands where an escape may stand: unsafe characters,
 * characters that are not ASCII (as UTF-8), and a `%` that begins no escape. Everything else is somebody's decision: where to
 * split off a fragment, what white space around the URL or a control character in it is there for, which `@` ends the user. With
 * `likely`, it decides as most people would have meant it: it makes every change that the hints of the errors name.
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
  const { likely } = ownFields<RepairOptions>(options);
  const isLikely = likely === true;
  const known = rulesOf(source, text);
  if (typeof text !== "string" || isFinal(result.error) || (known === undefined && !isLikely))
    return { ok: false, error: advice(source, text, result.error) };
  const beginning = begun(source, text);
  const { rules, errors } = beginning;
  if (rules === undefined && !source.safeParse(beginning.text).ok)
    return { ok: false, error: errors[0] ?? result.error };
  return repaired(source, text, beginning, isLikely);
}
