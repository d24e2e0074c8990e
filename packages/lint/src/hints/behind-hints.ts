import type { Sentence } from "@url1738/core/runtime";
import { advised } from "./advised.ts";
import { lastBefore } from "./last-before.ts";
import { runEnd } from "./run-end.ts";
import type { Look } from "./spot.ts";
import { isSpace, unseenEnd } from "./unseen.ts";

/** What to leave out that stands behind a URL. */

/** What closes something, or ends a sentence, and is not part of a URL, whatever the language. */
const CLOSES = />"»”’›。，、；：！？）」』】》〉/.source;

const closer = new RegExp(`[${CLOSES}\\s]`);

/** What is left of what was around a URL. */
const closingEnd = runEnd(new RegExp(`[${CLOSES}')\\]\\s.,;:!?]*`, "y"));

const lastEscapedQuote = lastBefore("%22");
const lastQuote = lastBefore('"');

export const spaceAfterSentence: Sentence = {
  reason: "space-after",
  sentence: "Leave out the white space after the URL.",
};

const unseenAfterSentence: Sentence = {
  reason: "unseen-after",
  sentence: "Leave out the characters after the URL that are not seen.",
};

export const unseenAfter: Look = ({ text, index, found }) => {
  const end = unseenEnd(text, index);
  if (found === "" || end < text.length) return undefined;
  return advised(isSpace(text, index, end) ? spaceAfterSentence : unseenAfterSentence, index, end, "");
};

export const closingSentence: Sentence = {
  reason: "closing",
  sentence: "Leave out what stands after the URL.",
};

/** What closes what was opened before the URL, or behind it is a slip of the pen; a tag of HTML, or the rest of one. */
export const closing: Look = ({ text, index, found, canEndWith }) => {
  if (!closer.test(found) && found !== "<") return undefined;
  const rest = text.slice(index, index + 200);
  const isTag = /^(?:<\/?[a-z]\w*(?:\s[^<>]*)?\/?>|"\s*\/?>|"\s+[a-z-]+=["'])/i.test(rest);
  const isClosing = closingEnd(text, index) === text.length && /^\s*[^\s')\]]/.test(rest) && found !== "<";
  // The second of two quotation marks, of which the first is or will be escaped.
  if (found === '"' && (lastEscapedQuote(text, index) >= 0 || lastQuote(text, index) >= 0)) return undefined;
  return (isTag && canEndWith("")) || isClosing ? advised(closingSentence, index, text.length, "") : undefined;
};

export const cutOffSentence: Sentence = {
  reason: "cut-off",
  sentence: "The rest of the URL was cut off: look it up where it was copied from.",
};

/** Dots that stand for the rest of a URL. */
export const cutOff: Look = ({ text, index, found }) =>
  found === "…" && closingEnd(text, index + 1) === text.length ? cutOffSentence : undefined;

export const anotherSentence: Sentence = {
  reason: "another",
  sentence: "Another URL begins here: write one at a time.",
};

/** Another URL behind white space. */
export const another: Look = ({ text, index, found }) =>
  /\s/.test(found) && /^\s.*?(?<=\s)[a-z][\da-z+.-]*:\/\/\S/is.test(text.slice(index, index + 200))
    ? anotherSentence
    : undefined;
