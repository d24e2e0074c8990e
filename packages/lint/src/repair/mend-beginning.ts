import type { Edit } from "@url1738/core";
import type { SchemeRules, UrlError } from "@url1738/core/runtime";
import { rulesOf, type Source } from "@url1738/core/runtime";
import { advice } from "../hints/advice.ts";
import { moved, originalOf } from "./fixes.ts";

/** A text that has been mended up to its scheme. */
interface MendedBeginning {
  /** The text, changed at its beginning. */
  readonly text: string;
  /** The changes as one edit; `undefined` if there are none. */
  readonly edit: Edit | undefined;
  /** The errors, in order, at their places in the text as it was given. */
  readonly errors: readonly UrlError[];
  /** The rules of the scheme; `undefined` if the last error cannot be mended. */
  readonly rules: SchemeRules | undefined;
}

/** The greatest number of fixes before the scheme: what is mended may have to be mended again. */
const MOST = 8;

/** Mends what is before a URL, and its scheme. */
export function mendBeginning(source: Source, given: string): MendedBeginning {
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
    const after = Math.max(0, fix.end - head.length);
    head = (head + given.slice(from, from + after)).slice(0, fix.index) + fix.replacement + head.slice(fix.end);
    from += after;
  }
}
