import type { UrlValue } from "@url1738/core";
import { endOfMatch } from "./boundaries.ts";
import { MORE, MORE_UNTIL_BRACKET, type More } from "./more.ts";
import type { Search } from "./search.ts";

/** The beginning of a wrapper, in any case (RFC 1738, Appendix). */
export const OPENING = "<URL:";

/** The characters that end a line, for use inside a character class. */
export const LINE_ENDS = "\\n\\r\\v\\f\\u2028\\u2029";

const BRACKET = /[<>]/g;
const BRACKET_OR_LINE_END = new RegExp(`[<>${LINE_ENDS}]`, "g");

/** The marks of quoted text at the beginning of a line, for use inside a pattern. */
export const QUOTE_MARK = "(?:[ \\t]*>+[ \\t]+)";
const QUOTE_MARKS = new RegExp(`${QUOTE_MARK}*`, "y");

/** Text that may turn out to be such marks once more is known. */
export const PERHAPS_MARKS: RegExp = /[ \t>]*/y;

const isOpening = (text: string, at: number) => text.slice(at, at + OPENING.length).toUpperCase() === OPENING;

/**
 * Looks for the end of the wrapper that begins at an offset.
 *
 * @returns The offset of its `>`; `undefined` if another wrapper begins first, or the wrapper would be too long.
 */
export function endOfWrapper(
  { text, isEnd, settings: { limit, quoted } }: Search<UrlValue>,
  start: number,
): number | More | undefined {
  const [pattern, more] = quoted ? [BRACKET_OR_LINE_END, MORE] : [BRACKET, MORE_UNTIL_BRACKET];
  const last = start + limit - 1;
  for (let from = start + OPENING.length; ; ) {
    pattern.lastIndex = from;
    const at = pattern.test(text) ? pattern.lastIndex - 1 : -1;
    if (at < 0) return isEnd || text.length > last ? undefined : more;
    if (at > last) return undefined;
    from = at + 1;
    if (text[at] === ">") return at;
    if (text[at] === "<") {
      if (at + OPENING.length > text.length && !isEnd) return more;
      if (isOpening(text, at)) return undefined;
    } else {
      from = endOfMatch(QUOTE_MARKS, text, from);
      const known = endOfMatch(PERHAPS_MARKS, text, from);
      if (known > last) return undefined;
      if (known === text.length && !isEnd) return more;
    }
  }
}
