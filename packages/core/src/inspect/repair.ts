import type { UrlError } from "../errors/url-error.ts";
import { departureError } from "../explain/explain.ts";
import { checkSource, rulesOf, type Source } from "../scheme/source.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import { fixed, moved } from "./fixes.ts";
import { mend } from "./mend.ts";

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
  checkSource(source);
  const result = source.safeParse(text);
  if (result.ok) return { ok: true, href: text as string, changes: [] };
  const rules = rulesOf(source, text);
  if (rules === undefined || result.error.code === "too-long") return { ok: false, error: result.error };
  const url = text as string;
  const scheme = schemeOf(url) as string;
  const machine = rules.machine();
  const { fixes, leaving } = mend(machine, url, scheme.length + 1);
  if (leaving !== undefined)
    return {
      ok: false,
      error: departureError(rules, machine, scheme, url, leaving),
    };
  const href = fixed(url, fixes);
  const mended = source.safeParse(href);
  if (!mended.ok) return { ok: false, error: moved(mended.error, url, fixes) };
  return { ok: true, href, changes: fixes.map(({ index, end, replacement }) => ({ index, end, replacement })) };
}
