import type { Place } from "@url1738/core/define";
import { PAIRS } from "./around-hints.ts";
import { at, type Look } from "./look.ts";
import { bracketEnd, isSpace, lastBefore, runEnd, unseenEnd } from "./runs.ts";
import { sayings } from "./sentences.ts";

/** Hints on text to leave out after a URL. */

const sentences = sayings({
  /** `parse("http://host.dom/\u200b")` */
  "unseen-after": "Leave out the invisible characters after the URL.",
  /** `parse("http://host.dom/a\u2026")` */
  "cut-off": "The rest of the URL was cut off: look it up at the source.",
  /** `parse("http://host.dom/ http://host.dom/a")` */
  another: "Another URL begins here: write one at a time.",
});

/** Characters that close something or end a sentence in any language, and are not part of a URL. */
const CLOSES = />"»”’›。，、；：！？）」』】》〉/.source;

const closer = new RegExp(`[${CLOSES}\\s]`);

const closingEnd = runEnd(new RegExp(`[${CLOSES}')\\]\\s.,;:!?]*`, "y"));

export const unseenAfter: Look<Place> = at(/[\s\x80-\u{10ffff}]/u, ({ text, index }) => {
  const end = unseenEnd(text, index);
  if (end < text.length) return undefined;
  return sentences.advised(isSpace(text, index, end) ? "space-after" : "unseen-after", index, end, "");
});

/** The functions that find the last opening mark, or its escape, for each closing mark. */
const openings = new Map<string, ReturnType<typeof lastBefore>[]>();
for (const [opening, mark] of Object.entries(PAIRS))
  for (const written of new Set([opening, encodeURIComponent(opening)]))
    openings.set(mark, [...(openings.get(mark) ?? []), lastBefore(written)]);

const isUnopened = (text: string, index: number) =>
  openings.get(text.charAt(index))?.every((last) => last(text, index) < 0) === true;

/** Finds where the unopened `)` and `'` right before a place begin. */
function marksStart(text: string, index: number): number {
  return /[)']/.test(text.charAt(index - 1)) && isUnopened(text, index - 1) ? marksStart(text, index - 1) : index;
}

/**
 * A tag of HTML that closes something or breaks a line, or the rest of one; the rest of a link of Markdown or reStructuredText. What follows
 * another tag is as likely part of the URL's own text: `data:text/html,<b>x</b>`.
 */
const MARKUP =
  /^(?:<(?:\/[a-z]\w*|br|hr|wbr|p|div|li|t[dr])(?:\s[^<>]*)?\/?>|"\s*\/?>|"[),;:.\]}]|"\s+[a-z-]+=["']|>`_{1,2}(?!\w))/i;

/** Marks that close something opened before the URL, or that were typed by accident; markup. */
export const closing: Look = ({ text, index, found, canEndWith }) => {
  const start = marksStart(text, index);
  const isAlone = /[\]}`]/.test(found) && isUnopened(text, index);
  // Text directly after an unopened bracket is not part of the URL.
  if (text[index - 1] === ")" && start < index && found > " ")
    return sentences.advised("closing", start, text.length, "");
  if (!closer.test(found) && found !== "<" && !isAlone) return undefined;
  const rest = text.slice(index, index + 200);
  const isMarkup = MARKUP.test(rest) || (isAlone && rest.startsWith("]("));
  const isAtEnd = closingEnd(text, isAlone ? index + 1 : index) === text.length;
  const isClosing = isAtEnd && found !== "<" && (isAlone || /^\s*[^\s')\]]/.test(rest));
  // The mark that opens is part of the URL as well, and is or will be escaped.
  if (openings.has(found) && !isUnopened(text, index)) return undefined;
  return (isMarkup && canEndWith("")) || isClosing ? sentences.advised("closing", start, text.length, "") : undefined;
};

/** Tells whether an opening bracket is at a place and closed at the end of the text, or not at all. */
const isLinkText = (text: string, index: number) =>
  /^\[(?!\d)/.test(text.slice(index, index + 2)) && bracketEnd(text, index + 1) >= text.length - 1;

/** The text of a link in brackets, as AsciiDoc writes it. Where brackets can be escaped, they belong to a path or a query. */
export const linkText: Look = at(/\[/, ({ text, index, canEscape, canEndWith }) =>
  !canEscape && isLinkText(text, index) && canEndWith("")
    ? sentences.advised("closing", index, text.length, "")
    : undefined,
);

/** Dots in place of the rest of a URL. */
export const cutOff: Look = at(/…/, ({ text, index }) =>
  closingEnd(text, index + 1) === text.length ? sentences.said("cut-off") : undefined,
);

/** Another URL after white space; after a host, also after a mark between the items of a list. */
export const another: Look = at(/[\s,;|]/, ({ text, index, found, component }) => {
  if (/[,;|]/.test(found) && !/^(?:host|port)$/.test(component ?? "")) return undefined;
  const rest = text.slice(index, index + 200);
  return /^(?:\s.*?(?<=\s)|[,;|]\s*)[a-z][\da-z+.-]*:\/\/\S/is.test(rest) ? sentences.said("another") : undefined;
});
