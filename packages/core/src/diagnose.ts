import { checkVersion } from "./contract.ts";
import type { UrlError } from "./errors.ts";
import { departureError, faultError, schemeOf } from "./explain.ts";
import { fixHint } from "./hints.ts";
import { automaton } from "./machines/automaton.ts";
import { componentsReader } from "./machines/read.ts";
import { schemePrefix } from "./machines/regexp.ts";
import { departure } from "./machines/simulate.ts";
import { checkGrammar } from "./machines/well-formed.ts";
import { type Fix, type Mended, mend } from "./mend.ts";
import type { Registry } from "./registry.ts";
import type { Grammar, Scheme } from "./scheme.ts";

/** By whose rules a text is looked at: one scheme or several. @public */
export type Source = Pick<Scheme, "safeParse"> & (Grammar | Pick<Registry, "find">);

/** The grammar of a text's scheme, if it is one of these. */
export function grammarOf(source: Source, text: unknown): Grammar | undefined {
  const isOne = !("find" in source);
  const grammar = isOne ? source : source.find(text);
  if (grammar !== undefined) checkGrammar(grammar);
  return isOne && (typeof text !== "string" || schemeOf(text) !== source.name) ? undefined : grammar;
}

/** The text with its fixes. */
function fixed(text: string, fixes: readonly Fix[]): string {
  let mended = "";
  let position = 0;
  for (const { index, end, replacement } of fixes) {
    mended += text.slice(position, index) + replacement;
    position = end;
  }
  return mended + text.slice(position);
}

/** Where an offset in the fixed text lies in the original: that of a replaced character where it is inside its replacement. */
function original(fixes: readonly Fix[], offset: number): number {
  let grown = 0;
  for (const { index, end, replacement } of fixes) {
    if (offset < index + grown + replacement.length) return Math.min(offset - grown, index);
    grown += replacement.length - (end - index);
  }
  return offset - grown;
}

/** An error in the fixed text as one in the original. */
function moved(error: UrlError, text: string, fixes: readonly Fix[]): UrlError {
  if (error.index === undefined || error.end === undefined) return error;
  const index = original(fixes, error.index);
  const found = text.codePointAt(index);
  const end = Math.max(index, original(fixes, error.end));
  return { ...error, index, end, ...(found === undefined ? {} : { found }) };
}

/** All that is wrong with a text that obeys the grammar once it is fixed. */
function faults(grammar: Grammar, scheme: string, text: string, { fixes }: Mended): readonly UrlError[] {
  const reader = componentsReader(grammar.schemepart, schemePrefix(scheme), grammar);
  const mended = fixed(text, fixes);
  return reader.faults(mended).map((located) => moved(faultError(grammar, scheme, mended, located), text, fixes));
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
  checkVersion(source);
  const result = source.safeParse(text);
  if (result.ok) return [];
  const grammar = grammarOf(source, text);
  if (grammar === undefined || result.error.code === "too-long") return [result.error];
  const url = text as string;
  const scheme = schemeOf(url) as string;
  const mended = mend(automaton(grammar.schemepart), url, scheme.length + 1);
  const escapes = mended.fixes.map(({ leaving, index, end, replacement }) =>
    departureError(
      grammar,
      scheme,
      url,
      departure(leaving.front, leaving.index),
      fixHint(url.slice(index, end), replacement),
    ),
  );
  const { leaving } = mended;
  if (leaving !== undefined)
    return [...escapes, departureError(grammar, scheme, url, departure(leaving.front, leaving.index))];
  return [...escapes, ...faults(grammar, scheme, url, mended)].sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
}

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
  /** What stands in its place: the escapes of its octets. */
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
 * Makes the nearest URL of a text. It escapes what must be escaped and stands where an escape may stand: unsafe characters,
 * characters that are not ASCII (as UTF-8), and a `%` that begins no escape. Everything else is somebody's decision: where to
 * split off a fragment, what white space around the URL or a control character in it is there for, which `@` ends the user.
 *
 * @param source - A scheme or a registry.
 * @param text - Anything.
 * @returns The URL and the changes, none for a text that is a URL; or the error that escaping does not mend.
 * @throws Url1738Error - With the code `contract-version` where the scheme was built against a newer version of the contract.
 * @public
 */
export function repair(source: Source, text: unknown): Repair {
  checkVersion(source);
  const result = source.safeParse(text);
  if (result.ok) return { ok: true, href: text as string, changes: [] };
  const grammar = grammarOf(source, text);
  if (grammar === undefined || result.error.code === "too-long") return { ok: false, error: result.error };
  const url = text as string;
  const scheme = schemeOf(url) as string;
  const { fixes, leaving } = mend(automaton(grammar.schemepart), url, scheme.length + 1);
  if (leaving !== undefined)
    return { ok: false, error: departureError(grammar, scheme, url, departure(leaving.front, leaving.index)) };
  const href = fixed(url, fixes);
  const mended = source.safeParse(href);
  if (!mended.ok) return { ok: false, error: moved(mended.error, url, fixes) };
  return { ok: true, href, changes: fixes.map(({ index, end, replacement }) => ({ index, end, replacement })) };
}
