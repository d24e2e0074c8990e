import type { Advice, Place } from "@url1738/core/define";
import { schemeEnd } from "@url1738/core/grammar";
import { neededEscape } from "@url1738/core/runtime";
import { escapeAdvice } from "./escape-advice.ts";
import { escapedText } from "./escape-hint.ts";
import { firstOf } from "./first-of.ts";
import { inAscii } from "./host-hints.ts";
import { hostInAscii } from "./host-in-ascii.ts";
import type { KnownSchemes } from "./known-schemes.ts";
import { at, type Look } from "./look.ts";
import { unseenEnd } from "./runs.ts";
import { instead, shared } from "./sentences.ts";

/**
 * Hints on typing errors that people make everywhere, if neither a grammar nor a scheme has advice. Each counts only if its fix makes the
 * text a URL.
 */

/** A place where something is wrong. */
export interface Typo extends Place {
  /** The offset after the scheme's colon. */
  readonly start: number;
}

/** The greatest length of a text that is searched for typing errors. */
export const MOST_WITH_TYPO = 2_048;

function leftOut(text: string, index: number, end: number): Advice {
  const written = text.slice(index, end).trim();
  return written === "."
    ? shared.advised("one-dot", index, end, "")
    : shared.advised("leave-out", index, end, "", { leftOut: written });
}

/** Proposes another text after the scheme's colon, and names the whole URL. */
const perhaps = (text: string, start: number, rest: string) =>
  shared.advised("perhaps", start, text.length, rest, { replacement: text.slice(0, start) + rest });

/** @param pattern - A sticky pattern. */
function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text) ?? undefined;
}

/** Proposes to leave out the end of a text that a pattern matches. */
function endLeftOut(pattern: RegExp): Look<Typo> {
  return ({ text }) => {
    const index = text.search(pattern);
    return index < 0 ? undefined : leftOut(text, index, text.length);
  };
}

/** Replaces the words for `@` and dots that people write in an address to hide it from robots. */
export function withoutWords(address: string): string {
  if (address.length > MOST_WITH_TYPO || !/[\s([{<]/.test(address)) return address;
  // No match begins in the middle of white space: in a long run of it, those attempts would take quadratic time.
  return address
    .replace(/(?:(?<!\s)\s+)?[([{<](?:\s*at\s*|@)[)\]}>]\s*|(?<!\s)\s+at\s+/gi, "@")
    .replace(/(?:(?<!\s)\s+)?[([{<]\s*dot\s*[)\]}>]\s*|(?<!\s)\s+dot\s+|[([{]\.[)\]}]/gi, ".");
}

/** The reasons of general advice on characters that must be escaped, for want of better advice. */
const GENERAL = /^escape/;

/** The reasons of advice that has no fix, and that no typing error explains better. */
const SETTLED: readonly string[] = [
  "ipv6",
  "one-host",
  "closing",
  "cut-off",
  "another",
  "placeholder",
  "placeholder-or-escape",
  "option-raw",
];

/** Tells whether a typing error may explain more: the known advice has no fix, or an escape that does not make the text a URL. */
export function mayBeTypo(text: string, advice: Advice | string | undefined, { isUrl }: KnownSchemes): boolean {
  if (typeof advice !== "object") return true;
  const { fix, reason } = advice;
  if (fix === undefined) return !SETTLED.includes(reason);
  if (text.length > MOST_WITH_TYPO) return false;
  return GENERAL.test(reason) && !isUrl(text.slice(0, fix.index) + fix.replacement + escapedText(text.slice(fix.end)));
}

/** The looks at a whole text for a typing error. */
export const typoLooks = {
  unseen: at(/[^\0-\x7f]/, ({ text, index }) => {
    const end = unseenEnd(text, index);
    return end > index && !/\s/.test(text.slice(index, end))
      ? shared.advised("unseen-here", index, end, "")
      : undefined;
  }),
  /** White space before or after a delimiter. */
  space: at(/[\s%]/, ({ text, index }) => {
    const [written = "", delimiter = ""] = matchAt(/(?:\s|%20)+(?:([.:@])\s+)?/y, text, index) ?? [];
    const end = index + written.length;
    const isAround = delimiter !== "" || /[.:@/]/.test(`${text.charAt(index - 1)}${text.charAt(end)}`);
    return written !== "" && isAround ? shared.advised("space-here", index, end, delimiter) : undefined;
  }),
  /** Text in angle brackets, whatever comes before them; also escaped, or in other brackets and quotation marks. */
  inBrackets: ({ text, start }) => {
    const rest = text.slice(start);
    const patterns = [/^[^</]*<\s*([^<>\s]+)\s*>\s*$/, /^%3C(.+)%3E$/i, /^&lt;(.+)&gt;$/i, /^["'([{](.+)["')\]}]$/];
    const inside = firstOf(patterns, (pattern) => pattern.exec(rest)?.[1]);
    return inside === undefined ? undefined : perhaps(text, start, inside);
  },
  /** A character that must be escaped, perhaps with others after it. */
  unescaped: ({ index, found }) => {
    // Do not escape an escape again, nor the sign of a lost character.
    const replacement = /[%\ufffd]/.test(found) ? undefined : neededEscape(found);
    if (replacement === undefined) return undefined;
    const { fix, ...advice } = escapeAdvice(index, index + found.length, replacement);
    return { ...advice, fix: { ...fix, sure: false } };
  },
  /** A text in parentheses at the end, such as somebody's name after an address. */
  inParentheses: endLeftOut(/\s*\([^()]*\)\s*$/),
  inWords: ({ text, start }) => {
    const rest = text.slice(start);
    const plain = withoutWords(rest);
    return plain === rest ? undefined : perhaps(text, start, plain);
  },
  /** The same delimiter twice. */
  twice: ({ text, index }) => {
    for (const at of [index, index - 1])
      if (/[.@:,]/.test(text.charAt(at)) && text[at] === text[at - 1]) return leftOut(text, at, at + 1);
    return undefined;
  },
  /** A dot next to a delimiter. */
  edge: ({ text, index }) => {
    const at = text[index] === "@" ? index - 1 : index;
    return text[at] === "." && /[@:/]/.test(`${text[at - 1]}${text[at + 1]}`) ? leftOut(text, at, at + 1) : undefined;
  },
  /** A character in another form, such as a full-width `@`. */
  form: at(/[^\0-\x7f]/, ({ index, found }) => {
    const plain = inAscii(found);
    return plain === undefined ? undefined : instead(index, found, plain);
  }),
  comma: at(/,/, ({ index }) => instead(index, ",", ".")),
  /** Something other than a colon and two slashes after the scheme; but not the separators of a name in a program. */
  beginning: ({ text, start }) => {
    if (/^\w+(?:::\w+)+$/.test(text)) return undefined;
    const [written = ""] = /^[\da-z+.-]+:[:;,/\\\s|-]+/i.exec(text.slice(0, start + 8)) ?? [];
    const signs = written.slice(start);
    return /^\/*$|^\/\/[-|]/.test(signs) ? undefined : instead(start, signs, "//");
  },
  /** Slashes after the colon of a URL without a host. */
  slashes: ({ text, start }) => {
    const [slashes] = matchAt(/\/+/y, text, start) ?? [];
    return slashes === undefined ? undefined : leftOut(text, start, start + slashes.length);
  },
  /** A port where none is allowed. */
  port: at(/:/, ({ text, index }) => {
    const [, port] = /@[\dA-Za-z.-]+(:\d+)$/.exec(text) ?? [];
    return port === undefined || index !== text.length - port.length
      ? undefined
      : shared.advised("no-port-here", index, text.length, "", { leftOut: port });
  }),
  /** A domain that is not in ASCII. Nothing but a host is ever written in Punycode. */
  domain: ({ text, start }) => {
    const at = text.lastIndexOf("@") + 1;
    if (at <= start) return undefined;
    const written = text.slice(at);
    const ascii = /^[\p{L}\p{N}.-]*$/u.test(written) && /[^\0-\x7f]/.test(written) ? hostInAscii(written) : undefined;
    return ascii === undefined ? undefined : shared.advised("international", at, text.length, ascii);
  },
  /** The punctuation of the sentence around the URL. */
  punctuation: endLeftOut(/(?:[\s.,;:!?)\]}>'"/]|%20)+$/),
} satisfies Readonly<Record<string, Look<Typo>>>;

/** Advises to leave out a scheme, and slashes if it has them, before a URL that has its own scheme. */
export function schemeAgain(text: string, start: number, { names, isBegun }: KnownSchemes): Advice | undefined {
  const rest = text.slice(start).replace(/^\/+/, "");
  const inner = text.length - rest.length;
  const end = schemeEnd(rest);
  if (!names.includes(rest.slice(0, end).toLowerCase())) return undefined;
  // The colon of the second scheme may be missing.
  const isAgain = rest.startsWith("//", end) && inner < start + 2;
  // The user of a login may be called like a scheme: its slashes, or what it has in their place, must follow.
  return isAgain || isBegun(rest, end + (rest.includes("@") ? 3 : 1))
    ? shared.advised("twice", 0, inner, "")
    : undefined;
}
