import type { Advice } from "@url1738/core/define";
import { schemeEnd } from "@url1738/core/grammar";
import { firstOf } from "./first-of.ts";
import type { Beginning, KnownSchemes } from "./known-schemes.ts";
import { sayings } from "./sentences.ts";

/** Hints on a URL with something around it. */

const sentences = sayings({
  /** `parse("<http://host.dom/>")` */
  wrapped: "Leave out everything around the URL.",
});

/** The marks that people put around a URL, each with the one that closes it. */
export const PAIRS: Readonly<Record<string, string>> = {
  "<": ">",
  '"': '"',
  "'": "'",
  "`": "`",
  "(": ")",
  "[": "]",
  "{": "}",
  "“": "”",
  "„": "“",
  "‘": "’",
  "‚": "‘",
  "«": "»",
  "»": "«",
  "‹": "›",
  "（": "）",
  "「": "」",
  "『": "』",
  "【": "】",
  "《": "》",
  "〈": "〉",
};

/** Tells whether all text between two marks belongs together: no mark closes before the last one. */
function isWhole(inside: string, opening: string, closing: string): boolean {
  let depth = 0;
  for (const character of inside) {
    if (character === closing) depth--;
    else if (character === opening) depth++;
    if (depth < 0) return false;
  }
  return true;
}

/** Finds the URL between two marks: the whole text, or the part before a chat's `|` or the title in Markdown. */
function urlIn(inside: string, opening: string, { urlOf, meant }: KnownSchemes): string | undefined {
  const text = inside
    .trim()
    .replace(/^url:\s*/i, "")
    .replace(/\s*[\r\n]\s*/g, "");
  // In a wiki, the text of a link follows the URL.
  const ends = [opening === "[" ? /\s/ : /\s+["'(]/, /\|/];
  const cut = ends.flatMap((pattern) => (pattern.test(text) ? text.slice(0, text.search(pattern)) : []));
  return firstOf([...cut, text], urlOf) ?? urlOf(meant(text) ?? text);
}

/** Returns the length of the mark that opens a wrapper, and the mark that closes it. */
function wrapperOf(text: string): readonly [start: number, closing: string] | undefined {
  // A mark as HTML escapes it.
  const [mark = ""] = /^&(?:lt|quot|apos|#34|#39);/.exec(text) ?? [];
  if (mark !== "") return [mark.length, mark === "&lt;" ? "&gt;" : mark];
  // A link as Markdown writes it, or an image.
  const [link = ""] = /^!?\[[^\]]*\]\(/.exec(text) ?? [];
  const closing = PAIRS[link.at(-1) ?? text.charAt(0)];
  return closing === undefined ? undefined : [link.length || 1, closing];
}

/** A URL with marks on both sides. */
export function wrapped({ text, schemes, end }: Beginning): Advice | undefined {
  // No mark begins with a character that a scheme can have.
  const [start, closing] = (end === 0 && wrapperOf(text)) || [];
  if (start === undefined || closing === undefined) return undefined;
  const seen = text.endsWith(closing) ? text : text.replace(/[\s.,;:!?]+$/, "");
  const inside = seen.endsWith(closing) ? seen.slice(start, -closing.length) : "";
  const mark = text.charAt(start - 1);
  const url = isWhole(inside, mark, closing) ? urlIn(inside, mark, schemes) : undefined;
  return url === undefined ? undefined : sentences.advised("wrapped", 0, text.length, url);
}

/** An address after somebody's name, or before it. */
export function named({ text, schemes: { isUrl, meant } }: Beginning): Advice | undefined {
  const [, bracketed, before] = /^[^<>:@]*<([^<>\s]+)>$|^([^()\s]+) \([^()]*\)$/.exec(text.trim()) ?? [];
  const address = bracketed ?? before;
  const url = address && meant(address);
  return url !== undefined && isUrl(url) ? sentences.advised("perhaps", 0, text.length, url) : undefined;
}

/** The opening mark of a wrapper with other errors in it, before the name of a known scheme. */
export function opening({ text, end, schemes: { names } }: Beginning): Advice | undefined {
  const [start] = (end === 0 && wrapperOf(text)) || [];
  const rest = text.slice(start).replace(/^\s*(?:url:\s*)?/i, "");
  const colon = schemeEnd(rest);
  const isBegun = rest[colon] === ":" && names.includes(rest.slice(0, colon).toLowerCase());
  return start === undefined || !isBegun ? undefined : sentences.advised("wrapped", 0, start, "");
}

/** The greatest length of a text that is searched for an embedded URL. */
const MOST = 10_000;

/** Returns the offsets where URLs of the known schemes may begin. */
function beginnings(text: string, { begun }: KnownSchemes): readonly number[] {
  const indices: number[] = [];
  // `matchAll` would make another expression each time.
  for (let match = begun?.exec(text); match; match = begun?.exec(text))
    indices.push(match.index - (match[1] as string).length);
  return indices;
}

/**
 * Returns a function that finds the mark that closes the last open bracket before a place, or `[` after the tag of a bulletin board. It
 * takes places in ascending order, and reads the text once for all of them.
 */
function closingsOf(text: string): (place: number) => string | undefined {
  const open: string[] = [];
  let read = 0;
  return (place) => {
    for (; read < place; read++) {
      const character = text.charAt(read);
      if (character === open.at(-1)) open.pop();
      else if (/[<([{]/.test(character)) open.push(PAIRS[character] as string);
    }
    return open.at(-1) ?? (text.charAt(place - 1) === "]" ? "[" : undefined);
  };
}

/** Returns the run of the same chat mark before a place. */
function runBefore(text: string, place: number): string {
  const mark = text.charAt(place - 1);
  if (!/[*_~|']/.test(mark)) return "";
  let start = place - 1;
  while (text.charAt(start - 1) === mark) start--;
  return text.slice(start, place);
}

/** Finds the URL that begins at a place. It ends before white space, or before the mark that closes one opened before the URL. */
function urlAt(
  text: string,
  start: number,
  closingAt: ReturnType<typeof closingsOf>,
  schemes: KnownSchemes,
): string | undefined {
  const closing = PAIRS[text.charAt(start - 1)] ?? (runBefore(text, start) || closingAt(start) || "");
  const closed = closing === "" ? -1 : text.indexOf(closing, start);
  if (closed > start) return urlIn(text.slice(start, closed), text.charAt(start - 1), schemes);
  const [word = ""] = /^[^\s<>"]+/.exec(text.slice(start)) ?? [];
  const [, url = ""] = /^(.*?)[.,;:!?)\]}']*$/s.exec(word) ?? [];
  return schemes.urlOf(url) ?? schemes.urlOf(word);
}

/** Text before a URL; anything but words or a sign may be the beginning of a URL itself. */
const BEFORE = /^[<[!]|^\/[/*]\s+$|^[^/?@\\]*[\s=<>"'({*_~|`-]$|^\\?[a-z]+[{(]$/i;

/** A URL in the middle of something else: after words or a sign, in a tag. */
export function embedded({ text, schemes }: Beginning): Advice | undefined {
  if (text.length > MOST) return undefined;
  const [first = 0, ...others] = beginnings(text, schemes);
  if (!BEFORE.test(text.slice(0, first))) return undefined;
  const closingAt = closingsOf(text);
  const url = urlAt(text, first, closingAt, schemes);
  // If two URLs differ, nobody can know which one is meant.
  return url === undefined || others.some((start) => urlAt(text, start, closingAt, schemes) !== url)
    ? undefined
    : sentences.advised("wrapped", 0, text.length, url);
}
