import type { Sentence } from "@url1738/core/runtime";
import { closingSentence } from "./after-hints.ts";
import { isLoginAhead } from "./login-ahead.ts";
import { insteadSentence, leaveOutSentence } from "./shared-sentences.ts";
import type { Look } from "./spot.ts";
import { advised } from "./spot.ts";

/** Hints on escapes that are not those of URLs. */

/** A character by its number, as HTML and XML have it. */
export const entity: Look = ({ text, index, canFollow }) => {
  const start = text[index] === "#" && text[index - 1] === "&" ? index - 1 : index;
  const [written, decimal, hex] = /^&#(?:(\d{1,4})|x([\da-f]{1,4}));/i.exec(text.slice(start, start + 9)) ?? [];
  if (written === undefined) return undefined;
  const character = String.fromCharCode(decimal === undefined ? Number.parseInt(`${hex}`, 16) : Number(decimal));
  return start < index || canFollow(character)
    ? advised(insteadSentence, start, start + written.length, character, { written })
    : undefined;
};

/** A character by its number, as JSON and JavaScript have it. */
export const unicodeEscape: Look = ({ text, index }) => {
  const [written, one = "", other = ""] =
    /^\\(?:u00([2-7][\da-f])|x([2-7][\da-f]))/i.exec(text.slice(index, index + 6)) ?? [];
  if (written === undefined) return undefined;
  const character = String.fromCharCode(Number.parseInt(one + other, 16));
  return advised(insteadSentence, index, index + written.length, character, { written });
};

const escapingBackslashSentence: Sentence = {
  reason: "escaping-backslash",
  sentence: "Leave out the backslash.",
};

/** Escapes that print nothing in roff: a place to break a line, a dot that does not end a sentence, another font. */
const ROFF = /^\\(?:&(?=[.,;:!?'"`)\]]|$)|:(?=\/)|f(?:[BIPR]|\([A-Z]{2}|\[\w*\]))/;

/** An escape of roff, or the backslash that Markdown, LaTeX, roff and shells put before a character. */
export const backslashEscape: Look = ({ text, index, found, canFollow }) => {
  if (found !== "\\" || isLoginAhead(text, index + 1)) return undefined;
  const rest = text.slice(index, index + 40);
  const [leftOut = /^\\(?:&|:(?!\d))/.exec(rest)?.[0]] = ROFF.exec(rest) ?? [];
  const isNothing =
    leftOut !== undefined && (ROFF.test(rest) || text[index - 1] === "/" || !canFollow(leftOut.slice(1)));
  if (isNothing) return advised(leaveOutSentence, index, index + leftOut.length, "", { leftOut });
  return /^\\[_~*&?=%$ .:-]/.test(rest) ? advised(escapingBackslashSentence, index, index + 1, "") : undefined;
};

/** A line break or a quotation mark at the end, as programs escape them, or a backslash that continues a line. */
export const writtenBreak: Look = ({ text, index, found }) =>
  found === "\\" &&
  text.lastIndexOf("\\", index - 1) < 0 &&
  (/^(?:(?:\\[nrt"'])+[\s"'.,;:!?>)\]}]*$|\\["']\s*\/?>)/.test(text.slice(index)) ||
    (text[index - 1] === "/" && index === text.length - 1))
    ? advised(closingSentence, index, text.length, "")
    : undefined;
