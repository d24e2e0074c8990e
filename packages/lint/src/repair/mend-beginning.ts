import type { Edit } from "@url1738/core";
import type { SchemeRules, UrlError } from "@url1738/core/runtime";
import { rulesOf, type Source } from "@url1738/core/runtime";
import { advice } from "../hints/advice.ts";
import { moved, originalOf } from "./fixes.ts";

/** How a text comes to begin with a scheme that is known. */
export interface Begun {
  /** The text, with what was changed at its beginning. */
  readonly text: string;
  /** The changes, all in one; nothing where there is none. */
  readonly edit: Edit | undefined;
  /** What was wrong, in order, in the places of the text as it was given. */
  readonly errors: readonly UrlError[];
  /** The rules of the scheme; nothing where the last of the errors cannot be mended. */
  readonly rules: SchemeRules | undefined;
}

/** How many things may be wrong before the scheme: what is mended may have to be mended again. */
const MOST = 8;

/** Mends what stands before a URL, and its scheme. */
export function begun(source: Source, given: string): Begun {
  const errors: UrlError[] = [];
  let head = "";
  let from = 0;
  for (let count = 0; ; count++) {
    const text = head + given.slice(from);
    const edit = from > 0 || head !== "" ? { index: 0, end: from, replacement: head } : undefined;
    const result = source.safeParse(text);
    const rules = rulesOf(source, text);
    if (result.ok || rules !== undefined) return { text, edit, errors, rules };
    const error = advice(source, text, result.error);
    const { fix } = error;
    errors.push(edit === undefined ? error : moved(error, given, originalOf([edit])));
    if (fix === undefined || count === MOST) return { text, edit, errors, rules };
    const behind = Math.max(0, fix.end - head.length);
    head = (head + given.slice(from, from + behind)).slice(0, fix.index) + fix.replacement + head.slice(fix.end);
    from += behind;
  }
}
