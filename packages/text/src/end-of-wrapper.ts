import { endOfMatch } from "./boundaries.ts";

/** The beginning of a wrapper, in any case (RFC 1738, Appendix). */
export const OPENING = "<URL:";

/** The characters that end a line, for use inside a character class. */
export const LINE_ENDS = "\\n\\r\\v\\f\\u2028\\u2029";

/** The offset where a wrapper ends; "none" if it is not a wrapper; "more" if only more text can tell. */
export type Outcome = number | "none" | "more";

const BRACKET = /[<>]/g;
const BRACKET_OR_LINE_END = new RegExp(`[<>${LINE_ENDS}]`, "g");
const QUOTE_MARKS = /(?:[ \t]*>+[ \t]+)*/y;
const PERHAPS_MARKS = /[ \t>]*/y;

const isOpening = (text: string, at: number) => text.slice(at, at + OPENING.length).toUpperCase() === OPENING;

/**
 * Looks for the end of a wrapper.
 *
 * @param text - The text, as far as it is known.
 * @param start - The offset of `<URL:`.
 * @param limit - The greatest length of a wrapper.
 * @param isQuoted - True if `> ` at the beginning of a line marks quoted text.
 * @param isEnd - True if nothing follows the text.
 * @returns The offset of its `>`; "none" if another wrapper begins first, or the wrapper would be too long.
 */
export function endOfWrapper(text: string, start: number, limit: number, isQuoted: boolean, isEnd: boolean): Outcome {
  const pattern = isQuoted ? BRACKET_OR_LINE_END : BRACKET;
  const last = start + limit - 1;
  for (let from = start + OPENING.length; ; ) {
    pattern.lastIndex = from;
    const at = pattern.test(text) ? pattern.lastIndex - 1 : -1;
    if (at < 0) return isEnd || text.length > last ? "none" : "more";
    if (at > last) return "none";
    from = at + 1;
    if (text[at] === ">") return at;
    if (text[at] === "<") {
      if (at + OPENING.length > text.length && !isEnd) return "more";
      if (isOpening(text, at)) return "none";
    } else {
      from = endOfMatch(QUOTE_MARKS, text, from);
      const known = endOfMatch(PERHAPS_MARKS, text, from);
      if (known > last) return "none";
      if (known === text.length && !isEnd) return "more";
    }
  }
}
