import type { Sentence } from "@url1738/core/runtime";
import { isSpace, lastBefore, runEnd, unseenEnd } from "./runs.ts";
import type { Look } from "./spot.ts";
import { advised } from "./spot.ts";

/** Hints on what to leave out after a URL. */

/** Characters that close something or end a sentence in any language, and are not part of a URL. */
const CLOSES = />"»”’›。，、；：！？）」』】》〉/.source;

const closer = new RegExp(`[${CLOSES}\\s]`);

/** Finds the end of what is left of the marks around a URL. */
const closingEnd = runEnd(new RegExp(`[${CLOSES}')\\]\\s.,;:!?]*`, "y"));

const lastEscapedQuote = lastBefore("%22");
const lastQuote = lastBefore('"');

/** `parse("http://host.dom/ ")` */
export const spaceAfterSentence: Sentence = {
  reason: "space-after",
  sentence: "Leave out the white space after the URL.",
};

/** `parse("http://host.dom/\u200b")` */
const unseenAfterSentence: Sentence = {
  reason: "unseen-after",
  sentence: "Leave out the invisible characters after the URL.",
};

export const unseenAfter: Look = ({ text, index, found }) => {
  const end = unseenEnd(text, index);
  if (found === "" || end < text.length) return undefined;
  return advised(isSpace(text, index, end) ? spaceAfterSentence : unseenAfterSentence, index, end, "");
};

/** `parse("http://host.dom/a>")` */
export const closingSentence: Sentence = {
  reason: "closing",
  sentence: "Leave out everything after the URL.",
};

/** The functions that find the last opening mark, or its escape, for each closing mark. */
const openings: Readonly<Record<string, readonly ReturnType<typeof lastBefore>[]>> = {
  "]": [lastBefore("["), lastBefore("%5B")],
  "}": [lastBefore("{"), lastBefore("%7B")],
  "`": [lastBefore("`"), lastBefore("%60")],
};

const isUnopened = (text: string, index: number) =>
  openings[text.charAt(index)]?.every((last) => last(text, index) < 0) === true;

const lastBracket = lastBefore("(");
const lastApostrophe = lastBefore("'");

/** Finds the beginning of the marks right before a place that a URL may contain, but that nothing in the text has opened. */
function marksStart(text: string, index: number): number {
  const last = { ")": lastBracket, "'": lastApostrophe }[text.charAt(index - 1)];
  return last !== undefined && last(text, index - 1) < 0 ? marksStart(text, index - 1) : index;
}

/** A tag of HTML, or the rest of one; the rest of a link of Markdown or reStructuredText. */
const MARKUP = /^(?:<\/?[a-z]\w*(?:\s[^<>]*)?\/?>|"\s*\/?>|"[),;:.\]}]|"\s+[a-z-]+=["']|>`_{1,2}(?!\w))/i;

/** Marks that close something opened before the URL, or that were typed by accident; markup. */
export const closing: Look = ({ text, index, found, canEndWith }) => {
  const start = marksStart(text, index);
  const isAlone = isUnopened(text, index);
  // Whatever follows a closing bracket directly is not part of the URL.
  if (text[index - 1] === ")" && start < index && found > " ") return advised(closingSentence, start, text.length, "");
  if (!closer.test(found) && found !== "<" && !isAlone) return undefined;
  const rest = text.slice(index, index + 200);
  const isMarkup = MARKUP.test(rest) || (isAlone && rest.startsWith("]("));
  const isAtEnd = closingEnd(text, isAlone ? index + 1 : index) === text.length;
  const isClosing = isAtEnd && found !== "<" && (isAlone || /^\s*[^\s')\]]/.test(rest));
  // This is the second of two quotation marks, and the first one is or will be escaped.
  if (found === '"' && (lastEscapedQuote(text, index) >= 0 || lastQuote(text, index) >= 0)) return undefined;
  return (isMarkup && canEndWith("")) || isClosing ? advised(closingSentence, start, text.length, "") : undefined;
};

const lastQuestionMark = lastBefore("?");
const bracketEnd = runEnd(/[^\]]*/y);

/** Tells whether an opening bracket at a place is the only one that is open, or that the end of the text closes. */
export const isLinkText = (text: string, index: number) =>
  /^\[(?!\d)/.test(text.slice(index, index + 2)) && bracketEnd(text, index + 1) >= text.length - 1;

/** The text of a link in brackets, as AsciiDoc has it; but brackets may be part of a search, or a name in a path. */
export const linkText: Look = ({ text, index, canEndWith }) => {
  if (!isLinkText(text, index) || !canEndWith("")) return undefined;
  const isClosed = text.endsWith("]");
  if (isClosed && lastQuestionMark(text, index) >= 0) return undefined;
  const isName = isClosed && text[index - 1] === "/" && index < text.length - 2;
  return isName ? closingSentence : advised(closingSentence, index, text.length, "");
};

/** `parse("http://host.dom/a\u2026")` */
export const cutOffSentence: Sentence = {
  reason: "cut-off",
  sentence: "The rest of the URL was cut off: look it up at the source.",
};

/** Dots in place of the rest of a URL. */
export const cutOff: Look = ({ text, index, found }) =>
  found === "…" && closingEnd(text, index + 1) === text.length ? cutOffSentence : undefined;

/** `parse("http://host.dom/ http://host.dom/a")` */
export const anotherSentence: Sentence = {
  reason: "another",
  sentence: "Another URL begins here: write one at a time.",
};

/** Another URL after white space. */
export const another: Look = ({ text, index, found }) =>
  /\s/.test(found) && /^\s.*?(?<=\s)[a-z][\da-z+.-]*:\/\/\S/is.test(text.slice(index, index + 200))
    ? anotherSentence
    : undefined;
