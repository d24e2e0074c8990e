import { brokenEscape } from "@url1738/core/grammar";
import { escapedText } from "./escape-hint.ts";
import { hostInAscii } from "./host-in-ascii.ts";
import { at, type Look } from "./look.ts";
import { isAtAhead, isAtNeeded, lastAt, spaceEnd } from "./runs.ts";
import { instead, sayings } from "./sentences.ts";
import type { Spot } from "./spot.ts";

/** Hints on errors in a host, and before and after a port. */

const sentences = sayings({
  /** `parse("http://host.dom::8080/")` */
  "colon-twice": "Write the colon only once.",
  /** `parse("http://host.dom;8080/")` */
  "colon-before-port": "Write a colon before the port.",
  /** `parse("https://www.host.dom,www.host.dom/")` */
  "one-host": "Write only one host: another one begins here.",
  /** `parse("http://host%2Edom/")` */
  "no-escape-in-host": "A host cannot contain escapes.",
  /** `parse("ftp://host.dom;type=d")` */
  "slash-before": 'Write a / before the "{following}".',
});

/** Characters that people write for a delimiter, though Unicode gives them no ASCII form. */
const FORMS: Readonly<Record<string, string>> = {
  "\u3002": ".",
  "\u2044": "/",
  "\u2215": "/",
  "\u2010": "-",
  "\u2012": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u2212": "-",
  "\u2236": ":",
};

/** Returns the ASCII form of a character, such as `/` for a full-width slash; `undefined` if there is none. */
export function inAscii(character: string): string | undefined {
  if (character <= "\x7f") return undefined;
  const plain = character.normalize("NFKC");
  const ascii = FORMS[plain] ?? plain;
  return /^[!-~]$/.test(ascii) ? ascii : undefined;
}

/** Tells whether a port has begun before a place. */
const isInPortAt = (text: string, index: number) => /:\d*$/.test(text.slice(Math.max(0, index - 20), index));

/** Tells whether a character could be escaped here: if an `@` has to follow, only if there is one. */
export function isEscapable(spot: Spot): boolean {
  const { text, index, found, canEscape } = spot;
  return canEscape && (!isAtNeeded(spot) || isAtAhead(text, index + found.length));
}

/** White space next to a delimiter, or right after the colon of the scheme. */
export const spaceHere: Look = at(/\s/, (spot) => {
  const { text, index } = spot;
  const end = spaceEnd(text, index);
  if (end === text.length) return undefined;
  const isFirst = /^[^/:]*:\/{0,2}$/.test(text.slice(0, index));
  const around = `${text[index - 1]}${text[end]}`;
  const isAround = around.includes("@") || (!isEscapable(spot) && /[./:=]/.test(around));
  return isFirst || isAround ? sentences.advised("space-here", index, end, "") : undefined;
});

/** A doubled colon: before a port, after it, after the scheme. */
export const colonTwice: Look = at(/:/, ({ text, index }) => {
  // A label has at most 63 characters.
  const before = text.slice(Math.max(0, index - 70), index);
  const isScheme = /^[^/:]*:$/.test(text.slice(0, index)) && text[index + 1] === "/";
  // An address of IPv6 contains two colons, but no dot before them.
  const isBefore = /\.[\dA-Za-z-]+:$/.test(before) && /^:\d+(?:\/|$)/.test(text.slice(index));
  const isAfter = /[\dA-Za-z-]:\d+$/.test(before) && /^:(?:\/|$)/.test(text.slice(index));
  return isScheme || isBefore || isAfter ? sentences.advised("colon-twice", index, index + 1, "") : undefined;
});

/** A port in a URL that cannot have one. */
export const noPort: Look = at(/:/, ({ text, index, component, earlier }) => {
  const [leftOut] = /^:\d+(?=\/|$)/.exec(text.slice(index)) ?? [];
  if (leftOut === undefined || component !== "host" || !/[\dA-Za-z]/.test(text.charAt(index - 1))) return undefined;
  // After a host that is wrong in itself, no port could follow either.
  if (earlier(text.indexOf("//") + 2).canFollow("h:")) return undefined;
  return sentences.advised("no-port-here", index, index + leftOut.length, "", { leftOut });
});

/** The greatest length of a host. */
const MOST_IN_HOST = 253;

/** Returns the text up to the last character in another form that a host or a port may have gone on to, and its ASCII form. */
function inOtherForm(text: string, index: number): readonly [written: string, plain: string] {
  const name = /^[\dA-Za-z.-]$/;
  let [written, plain] = ["", ""];
  let [read, mapped] = ["", ""];
  for (const character of text.slice(index, index + MOST_IN_HOST)) {
    const ascii = inAscii(character);
    const isOfName = name.test(ascii ?? character);
    if (!isOfName && read !== "") break;
    read += character;
    mapped += ascii ?? character;
    if (ascii !== undefined) [written, plain] = [read, mapped];
    if (!isOfName) break;
  }
  return [written, plain];
}

/** Characters in another form, such as a full-width slash, if they cannot be escaped here. */
export const otherForm: Look = at(/[^\0-\x7f]/, (spot) => {
  const { text, index, found, canFollow } = spot;
  if (inAscii(found) === undefined || isEscapable(spot)) return undefined;
  const [written, plain] = inOtherForm(text, index);
  return canFollow(plain) ? instead(index, written, plain) : undefined;
});

/** The looks of this file that are asked only where a host or a port is wrong. */
export const hostLooks = {
  /** Something other than a colon before a port. */
  colonBeforePort: at(/[;,\s]/, ({ text, index, canFollow }) => {
    const [written] = /^[;,\s]\s*(?=\d+(?:\/|$))/.exec(text.slice(index)) ?? [];
    return written && canFollow(":")
      ? sentences.advised("colon-before-port", index, index + written.length, ":")
      : undefined;
  }),
  /** A dot that people disguise so that no program recognizes the host: `[.]`, ` dot `; or a comma. */
  dot: at(/[,[({ ]/, ({ text, index, canFollow }) => {
    if (/^,[\dA-Za-z-]+\.[\dA-Za-z-]+\./.test(text.slice(index, index + 130))) return sentences.said("one-host");
    const [written] = /^(?:[[({] ?(?:\.|dot) ?[\])}]| dot |,)(?=[\dA-Za-z])/i.exec(text.slice(index)) ?? [];
    return written && canFollow(".")
      ? sentences.advised("instead", index, index + written.length, ".", { written: written.trim() })
      : undefined;
  }),
  /** Brackets around a host that needs none. */
  brackets: at(/\[/, ({ text, index, canFollow }) => {
    const [written, inside] = /^\[([\d.A-Za-z-]+)\]/.exec(text.slice(index)) ?? [];
    return written && inside && canFollow(inside)
      ? sentences.advised("brackets", index, index + written.length, inside)
      : undefined;
  }),
  /** A missing slash before a `;`, or before the name of a home directory. */
  slashBefore: at(/[;~]/, ({ text, index, found, canFollow, canEndWith }) => {
    if (!canFollow("/") || !canEndWith(`/${escapedText(text.slice(index))}`)) return undefined;
    return found === ";"
      ? sentences.advised("slash-before", index, index, "/", { following: found })
      : instead(index, found, "/%7E");
  }),
  escapedDelimiter: at(/%/, ({ text, index, canFollow }) => {
    const [written] = /^%(?:2f|3a|40)/i.exec(text.slice(index, index + 3)) ?? [];
    const delimiter = written && decodeURIComponent(written);
    return written && delimiter && canFollow(delimiter) ? instead(index, written, delimiter) : undefined;
  }),
  /** A host that is not in ASCII, or that has escapes. */
  otherLetters: at(/%|(?![\0-\x7f\p{Cf}\p{DI}])./u, ({ text, index, found }) => {
    const reason = found === "%" ? "no-escape-in-host" : "international";
    const start = Math.max(lastAt(text, index), text.indexOf("//") + 1) + 1;
    const [host = ""] = /^[^/?#:@\s<>"\\|]*/.exec(text.slice(start)) ?? [];
    const ascii = hostInAscii(host);
    return ascii === undefined || index > start + host.length
      ? undefined
      : sentences.advised(reason, start, start + host.length, ascii);
  }),
  /** The same, if nobody knows how it is written in ASCII, or something else is wrong with it. */
  otherLettersAlone: at(/%|(?![\0-\x7f])[\p{L}\p{N}]/u, ({ text, index, found, component }) => {
    if (component === "port" || isInPortAt(text, index)) return undefined;
    return sentences.said(found === "%" ? "no-escape-in-host" : "international");
  }),
  /** An unfinished escape, where none is allowed. */
  brokenEscape: ({ text, index, component, earlier }) => {
    const begun = brokenEscape(text, index);
    return component === "host" && begun >= 0 && !earlier(begun).canEscape
      ? sentences.said("no-escape-in-host")
      : undefined;
  },
} satisfies Readonly<Record<string, Look>>;
