import { brokenEscape } from "@url1738/core/grammar";
import { escapeAdvice } from "./escape-advice.ts";
import { escapesOf } from "./escape-hint.ts";
import { isEscapable } from "./host-hints.ts";
import { at, type Look } from "./look.ts";
import { isNear } from "./names-near.ts";
import { BLANK, isLoginAhead, spaceEnd, unseenEnd } from "./runs.ts";
import { instead, leaveOut, sayings } from "./sentences.ts";

/** Hints on texts that leave a grammar; they need no knowledge of any scheme. */

const sentences = sayings({
  /** `parse("ftp://host.dom/#top")` */
  fragment: "Leave out the fragment, from the # on, or write the # as %23.",
  /** `parse("gopher://host.dom#top")` */
  "fragment-alone": "Leave out the fragment, from the # on.",
  /** `parse("http://host.dom/a\nb")` */
  "line-break": "Leave out the line break.",
  /** `parse("http://host.dom/caf\ufffd")` */
  "lost-character": "A character was lost here before the URL was copied: look it up at the source.",
  /** `parse("http://host.dom/\ud800")` */
  "half-character": "Leave it out: it is only half of a character.",
  /** `parse("http://host.dom/a\u00adb")` */
  unseen: "Leave out this invisible character; if it belongs to the URL, write {escapes}.",
  /** `parse("telnet://host.dom/x")` */
  "leave-out-rest": "Leave this out: the URL ends before it.",
  /** `parse("prospero://host.dom")` */
  "last-slash": "Write a / after the host.",
});

/** The greatest length of an unfinished part at the end that a fix leaves out. */
const MOST_TRAILING = 8;

/** The greatest length of the marks that close something around a URL or end its sentence. */
const MOST_MARKS = 4;

/** Returns the length of the longest beginning of a literal that a text ends with. */
function longestEnd(literal: string, text: string): number {
  let length = Math.max(0, literal.length - 1);
  while (!text.endsWith(literal.slice(0, length))) length--;
  return length;
}

export const barePercent: Look = ({ text, index }) => {
  const begun = brokenEscape(text, index);
  return begun < 0 ? undefined : escapeAdvice(begun, begun + 1, "%25");
};

const NOT_ASCII = /[^\0-\x7f]/;

/** The looks of this file that come before the scheme's own. */
export const certainLooks = {
  /** A line break at which somebody has folded the URL. */
  lineBreak: at(/[\n\r]/, ({ text, index }) => sentences.advised("line-break", index, unseenEnd(text, index), "")),
  /** A `#` before a number, where a number has to follow. */
  numberSign: at(/#/, ({ text, index, canFollow, canEndWith }) => {
    const [, number = ""] = /^#(\d+)$/.exec(text.slice(index)) ?? [];
    return !canFollow("a") && canEndWith(number) ? leaveOut(index, "#") : undefined;
  }),
  /** The `#` of a fragment; but before an `@`, where there can be a login, it belongs to the login. */
  fragment: at(/[#\s]/, ({ text, index, canEscape, isRefused }) => {
    // Before a host, a fragment is not what is wrong.
    if (text[index - 1] === "/" && text[index - 2] === "/" && text[index - 3] === ":") return undefined;
    const start = spaceEnd(text, index);
    if (text[start] !== "#" || (canEscape && isLoginAhead(text, index + 1))) return undefined;
    const isEscapable = canEscape && !isRefused?.({ index: start, end: start + 1, replacement: "%23" });
    return sentences.advised(isEscapable ? "fragment" : "fragment-alone", index, text.length, "");
  }),
  /** A literal with letters that is spelt differently: in capitals, with a colon for its `=`, with white space in it. */
  literal: ({ text, index, expected }) => {
    const [, literal = ""] = /^"(\W*[a-z]+\W*)"$/.exec(expected.length === 1 ? (expected[0] as string) : "") ?? [];
    const begun = longestEnd(literal, text.slice(0, index));
    if (literal === "" || begun === 0) return undefined;
    const start = index - begun;
    const loose = [...literal].map((character) =>
      character === "=" ? "\\s*[=:]\\s*" : /[a-z]/.test(character) ? character : `\\${character}\\s*`,
    );
    const there = text.slice(start, start + 2 * literal.length);
    const [near = ""] = /^\W[a-z]+=/.exec(there) ?? [];
    const [written = isNear(near, literal) ? near : undefined] =
      new RegExp(`^${loose.join("")}`, "i").exec(there) ?? [];
    return written === undefined ? undefined : instead(start, written, literal);
  },
  /** A doubled delimiter, if nothing between the two is required or could be meant. */
  doubled: at(/[;/=]/, (spot) => {
    const { text, index, found, component } = spot;
    const isTwice = text[index - 1] === found && component !== "host";
    return isTwice && (found === ";" || !isEscapable(spot)) ? leaveOut(index, found) : undefined;
  }),
  /** A delimiter at the end: the text after it is missing, or it belongs to the sentence around the URL. */
  trailing: (spot) => {
    const { text, index, earlier } = spot;
    if (text.length - index > MOST_MARKS || (spot.found !== "" && isEscapable(spot))) return undefined;
    for (let end = index; end >= index - MOST_TRAILING; end--) {
      const there = end === index ? spot : earlier(end);
      if (there.index > end) return undefined;
      if (!there.canEndWith("")) continue;
      const leftOut = text.slice(end);
      const isLiteral = () => earlier(end + 1).expected.some((term) => term === `"${leftOut.replace(/=?$/, "=")}"`);
      if (!/^(?:[/;,!?&=]|[)\]}']+[.,;!?]?)$/.test(leftOut) && !(/^;[a-z]+=?$/.test(leftOut) && isLiteral()))
        return undefined;
      return leaveOut(end, leftOut);
    }
    return undefined;
  },
} satisfies Readonly<Record<string, Look>>;

/** The looks of this file that come after the scheme's own. */
export const otherLooks = {
  /** A missing slash after the host, at the end of the URL. */
  lastSlash: at(/^$/, ({ text, index, component, canEndWith, earlier }) => {
    const isEnd = /^(?:host|port)$/.test(component ?? "") && /[\dA-Za-z]$/.test(text);
    if (!isEnd || !canEndWith("/")) return undefined;
    // If a host can be left out, this may be a path.
    const start = text.indexOf("//") + 2;
    const isDoubtful = !/\.|^localhost$/i.test(text.slice(start)) && earlier(start).canFollow("/");
    return isDoubtful ? undefined : sentences.advised("last-slash", index, index, "/");
  }),
  lostCharacter: at(/\ufffd/, () => sentences.said("lost-character")),
  halfCharacter: at(NOT_ASCII, ({ index, found }) =>
    escapesOf(found) === undefined ? sentences.advised("half-character", index, index + 1, "") : undefined,
  ),
  unseen: at(NOT_ASCII, ({ text, index, found, canEscape, isRefused }) => {
    if (BLANK.test(found) || unseenEnd(text, index) === index) return undefined;
    const end = index + found.length;
    const escapes = escapesOf(found) as string;
    const isEscapable = canEscape && !isRefused?.({ index, end, replacement: escapes });
    return sentences.advised(isEscapable ? "unseen" : "unseen-here", index, end, "", { escapes });
  }),
  leaveOutRest: at(/./su, ({ text, index, expected }) => {
    if (expected.length > 0) return undefined;
    const isPort =
      /[\dA-Za-z]\/$/.test(text.slice(Math.max(0, index - 2), index)) && /^:\d+\/?$/.test(text.slice(index));
    return isPort ? leaveOut(index - 1, "/") : sentences.advised("leave-out-rest", index, text.length, "");
  }),
} satisfies Readonly<Record<string, Look>>;
