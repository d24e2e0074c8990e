import type { Sentence } from "@url1738/core/runtime";
import { advised } from "./advised.ts";
import { closingSentence } from "./behind-hints.ts";
import { isLoginAhead } from "./login-ahead.ts";
import { insteadSentence } from "./shared-sentences.ts";
import type { Look } from "./spot.ts";

/** What to write instead of escapes that are not those of URLs. */

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

/** The backslash with which Markdown, LaTeX and shells escape what follows. */
export const backslashEscape: Look = ({ text, index, found }) =>
  found === "\\" && /[_~*&?=%$ ]/.test(text.charAt(index + 1)) && !isLoginAhead(text, index + 1)
    ? advised(escapingBackslashSentence, index, index + 1, "")
    : undefined;

/** A line break at the end, as programs write it. */
export const writtenBreak: Look = ({ text, index, found }) =>
  found === "\\" && text.lastIndexOf("\\", index - 1) < 0 && /^(?:\\[nrt])+$/.test(text.slice(index))
    ? advised(closingSentence, index, text.length, "")
    : undefined;
