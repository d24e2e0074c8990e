import type { Advice, UrlError } from "@url1738/core/runtime";
import { neededEscape, placeAt, schemeEnd, writeInstead } from "@url1738/core/runtime";
import { anotherSentence, cutOffSentence, placeholderSentence } from "./after-hints.ts";
import { unseenHereSentence } from "./departure-hints.ts";
import { escapedText } from "./escaped-text.ts";
import { internationalSentence, noPortHereSentence } from "./host-hints.ts";
import { hostInAscii, inAscii } from "./host-in-ascii.ts";
import { ipv6Sentence, oneDotSentence } from "./host-shape.ts";
import type { Acquainted } from "./known-schemes.ts";
import { unseenEnd } from "./runs.ts";
import { insteadSentence, leaveOutSentence, perhapsSentence, spaceHereSentence } from "./shared-sentences.ts";
import { twiceSentence } from "./slash-hints.ts";
import { advised } from "./spot.ts";

/**
 * What to write instead where neither a grammar nor a scheme tells: slips that people make everywhere. Each of them counts only where what
 * is left is a URL.
 */

/** A place where something is wrong. */
interface Slip {
  readonly text: string;
  /** Where the part at fault begins. */
  readonly index: number;
  readonly end: number;
  /** Where what follows the scheme's colon begins. */
  readonly start: number;
}

/** How long a text may be in which slips are looked for. */
const MOST = 2_048;

/** Names a change; nothing where another slip was made. */
type Look = (slip: Slip) => Advice | undefined;

/** A change that leaves something out. */
function leftOut(text: string, index: number, end: number): Advice {
  const written = text.slice(index, end).trim();
  return written === "."
    ? advised(oneDotSentence, index, end, "")
    : advised(leaveOutSentence, index, end, "", { leftOut: written });
}

/** A change of all that follows the scheme's colon, which names the whole URL. */
const perhaps = (text: string, start: number, rest: string) => ({
  ...advised(perhapsSentence, start, text.length, rest),
  params: { replacement: text.slice(0, start) + rest },
});

/** What matches at a place, or ends there. */
function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | undefined {
  const sticky = new RegExp(pattern.source, `${pattern.flags}y`);
  sticky.lastIndex = index;
  return sticky.exec(text) ?? undefined;
}

/** A character that must be escaped, as others behind it. */
const unescaped: Look = ({ text, index }) => {
  const { found } = placeAt(text, index);
  // An escape is not escaped again; what was lost does not come back.
  const replacement = /[%\ufffd]/.test(found) ? undefined : neededEscape(found);
  return replacement === undefined ? undefined : advised(writeInstead, index, index + found.length, replacement);
};

/** White space before or behind a delimiter. */
const space: Look = ({ text, index }) => {
  const [written = "", delimiter = ""] = matchAt(/(?:\s|%20)+(?:([.:@])\s+)?/, text, index) ?? [];
  const end = index + written.length;
  const isAround = delimiter !== "" || /[.:@/]/.test(`${text.charAt(index - 1)}${text.charAt(end)}`);
  return written !== "" && isAround ? advised(spaceHereSentence, index, end, delimiter) : undefined;
};

/** Characters that are not seen. */
const unseen: Look = ({ text, index }) => {
  const end = unseenEnd(text, index);
  return end > index && !/\s/.test(text.slice(index, end)) ? advised(unseenHereSentence, index, end, "") : undefined;
};

/** What stands in angle brackets, whatever stands before them; also escaped, or in other brackets and quotation marks. */
const inBrackets: Look = ({ text, start }) => {
  const rest = text.slice(start);
  const patterns = [/^[^</]*<\s*([^<>\s]+)\s*>\s*$/, /^%3C(.+)%3E$/i, /^&lt;(.+)&gt;$/i, /^["'([{](.+)["')\]}]$/];
  const inside = patterns.map((pattern) => pattern.exec(rest)?.[1]).find((one) => one !== undefined);
  return inside === undefined ? undefined : perhaps(text, start, inside);
};

/** What follows in parentheses, as the name of somebody follows an address. */
const inParentheses: Look = ({ text, start }) => {
  const [found] = /\s*\([^()]*\)\s*$/.exec(text.slice(start)) ?? [];
  return found === undefined ? undefined : leftOut(text, text.length - found.length, text.length);
};

/** An address with words for its `@` and its dots, with which it is hidden from robots, without them. */
export function withoutWords(address: string): string {
  if (address.length > MOST) return address;
  // No match begins in the middle of white space: to try that takes long where there is much of it.
  return address
    .replace(/(?:(?<!\s)\s+)?[([{<](?:\s*at\s*|@)[)\]}>]\s*|(?<!\s)\s+at\s+/gi, "@")
    .replace(/(?:(?<!\s)\s+)?[([{<]\s*dot\s*[)\]}>]\s*|(?<!\s)\s+dot\s+|[([{]\.[)\]}]/gi, ".");
}

const inWords: Look = ({ text, start }) => {
  const rest = text.slice(start);
  const plain = withoutWords(rest);
  return plain === rest ? undefined : perhaps(text, start, plain);
};

/** The same delimiter twice. */
const twice: Look = ({ text, index }) => {
  for (const at of [index, index - 1])
    if (/[.@:,]/.test(text.charAt(at)) && text[at] === text[at - 1]) return leftOut(text, at, at + 1);
  return undefined;
};

/** A dot at an edge. */
const edge: Look = ({ text, index }) => {
  const at = text[index] === "@" ? index - 1 : index;
  return text[at] === "." && /[@:/]/.test(`${text[at - 1]}${text[at + 1]}`) ? leftOut(text, at, at + 1) : undefined;
};

/** What belongs to the sentence around the URL. */
const punctuation: Look = ({ text }) => {
  const [found] = /(?:[\s.,;:!?)\]}>'"/]|%20)+$/.exec(text) ?? [];
  return found === undefined ? undefined : leftOut(text, text.length - found.length, text.length);
};

/** A character in another form, such as a full-width `@`. */
const form: Look = ({ text, index }) => {
  const { found } = placeAt(text, index);
  const plain = inAscii(found);
  return plain === undefined
    ? undefined
    : advised(insteadSentence, index, index + found.length, plain, { written: found });
};

/** A comma in place of a dot. */
const comma: Look = ({ text, index }) =>
  text[index] === "," ? advised(insteadSentence, index, index + 1, ".", { written: "," }) : undefined;

/** Something else than a colon and two slashes behind the scheme; but not what a name in a program is made of. */
const beginning: Look = ({ text, start }) => {
  if (/^\w+(?:::\w+)+$/.test(text)) return undefined;
  const [written = ""] = /^[\da-z+.-]+:[:;,/\\\s|-]+/i.exec(text.slice(0, start + 8)) ?? [];
  const signs = written.slice(start);
  return /^\/*$|^\/\/[-|]/.test(signs)
    ? undefined
    : advised(insteadSentence, start, written.length, "//", { written: signs });
};

/** Slashes behind the colon, where there is no host. */
const slashes: Look = ({ text, start }) => {
  const [found] = matchAt(/\/+/, text, start) ?? [];
  return found === undefined ? undefined : leftOut(text, start, start + found.length);
};

/** A port where there is none. */
const port: Look = ({ text }) => {
  const [, found] = /@[\dA-Za-z.-]+(:\d+)$/.exec(text) ?? [];
  return found === undefined
    ? undefined
    : advised(noPortHereSentence, text.length - found.length, text.length, "", { leftOut: found });
};

/** A domain that is not in ASCII. */
const domain: Look = ({ text, start }) => {
  const at = Math.max(start, text.lastIndexOf("@") + 1);
  const written = text.slice(at);
  const ascii = /^[\p{L}\p{N}.-]*$/u.test(written) && /[^\0-\x7f]/.test(written) ? hostInAscii(written) : undefined;
  return ascii === undefined ? undefined : advised(internationalSentence, at, text.length, ascii);
};

/** Advice that stands for any character that cannot stand raw, where nothing better is known. */
const GENERAL = /^escape/;

/** Advice that names no change, since nobody can know what is meant. */
const SETTLED: ReadonlySet<string> = new Set(
  [ipv6Sentence, cutOffSentence, anotherSentence, placeholderSentence].map(({ reason }) => reason),
);

/** Whether a slip may be nearer than what is known already: there is no fix, or an escape that does not make a URL of the text. */
export function mayBeSlip(text: string, known: Advice | string | undefined, { isUrl }: Acquainted): boolean {
  if (typeof known !== "object") return true;
  const { fix, reason } = known;
  if (fix === undefined) return !SETTLED.has(reason);
  return GENERAL.test(reason) && !isUrl(text.slice(0, fix.index) + fix.replacement + escapedText(text.slice(fix.end)));
}

/** The slips, the more particular first. */
const looks: readonly Look[] = [
  unseen,
  space,
  inBrackets,
  unescaped,
  inParentheses,
  inWords,
  twice,
  edge,
  form,
  comma,
  beginning,
  slashes,
  port,
  domain,
  punctuation,
];

/** The first slip without which a text would be a URL. */
export function slipAdvice(text: string, error: UrlError, start: number, { isUrl }: Acquainted): Advice | undefined {
  const { index = 0, end = index } = error;
  if (text.length > MOST) return undefined;
  for (const look of looks) {
    const advice = look({ text, index, end, start });
    if (advice?.fix === undefined) continue;
    const { fix } = advice;
    const before = text.slice(0, fix.index) + fix.replacement;
    const behind = text.slice(fix.end);
    if (isUrl(before + behind) || isUrl(before + escapedText(behind))) return advice;
  }
  return undefined;
}

/** A scheme in front of a URL that has one: the one before it, with slashes or without, is left out. */
export function schemeAgain(text: string, start: number, { isBegun }: Acquainted): Advice | undefined {
  const [slashes = ""] = matchAt(/\/*/, text, start) ?? [];
  const inner = start + slashes.length;
  const rest = text.slice(inner);
  const end = schemeEnd(rest);
  // Of the other one, the colon may be missing.
  const isAgain = rest.slice(0, end) === text.slice(0, start - 1) && rest.startsWith("//", end) && slashes.length < 2;
  return isAgain || isBegun(rest, end + 1) ? advised(twiceSentence, 0, inner, "") : undefined;
}
