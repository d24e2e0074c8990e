import { escapeOctet } from "@url1738/core";
import type { Advice } from "@url1738/core/define";
import { neededEscape } from "@url1738/core/runtime";
import { at, type Look } from "./look.ts";
import { isLoginAhead, lastBefore } from "./runs.ts";
import { instead, leaveOut, sayings } from "./sentences.ts";
import type { Spot } from "./spot.ts";

/** Hints on escapes of other languages. */

const sentences = sayings({
  /** `parse("http://host.dom/a\\_b")` */
  "escaping-backslash": "Leave out the backslash.",
});

/** The characters that HTML has names for, and that people escape wherever they stand. */
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", apos: "'", gt: ">", lt: "<", quot: '"' };

const ENTITY = /&(?:#(\d{1,4})|#x([\da-f]{1,4})|(amp|apos|gt|lt|quot));/iy;

/** The greatest length of an entity. */
const MOST = 8;

/** Proposes the character of an entity that begins at an offset, if it reaches the place and the character can stand there. */
function entityAt({ text, index, earlier }: Spot, start: number): Advice | undefined {
  ENTITY.lastIndex = start;
  const [written = "", decimal, hex, name] = ENTITY.exec(text) ?? [];
  if (start + written.length < index || written === "") return undefined;
  const code = decimal === undefined ? Number.parseInt(`${hex}`, 16) : Number(decimal);
  const character = name === undefined ? String.fromCharCode(code) : (ENTITIES[name.toLowerCase()] as string);
  const { canFollow, index: reached } = earlier(start);
  const replacement = [character, neededEscape(character) ?? ""].find(
    (candidate) => candidate !== "" && canFollow(candidate),
  );
  return replacement === undefined || reached < start ? undefined : instead(start, written, replacement);
}

/** A character by its number or its name, as HTML and XML write it; the text may leave the grammar in the middle of it or after it. */
export const entity: Look = (spot) => {
  const { text, index } = spot;
  const first = Math.max(0, index - MOST);
  const before = text.slice(first, index).lastIndexOf("&");
  const entity = text[index] === "&" ? entityAt(spot, index) : undefined;
  return entity ?? (before < 0 ? undefined : entityAt(spot, first + before));
};

/** A character by its number, as JSON and JavaScript write it; or an octet, as C and Python write it. */
export const unicodeEscape: Look = at(/\\/, ({ text, index }) => {
  const [written, first = "", other = ""] =
    /^\\(?:u00([2-7][\da-f])|x([2-9a-f][\da-f]))/i.exec(text.slice(index, index + 6)) ?? [];
  if (written === undefined) return undefined;
  const code = Number.parseInt(first + other, 16);
  const character = code < 0x80 ? String.fromCharCode(code) : escapeOctet(code);
  return instead(index, written, character);
});

/** Escapes of roff that are not part of a URL: a place to break a line, a dot inside a sentence, another font, a quotation mark. */
const ROFF = /^\\(?:&(?=[.,;:!?'"`)\]]|$)|:(?=[/?#]|$)|\*\((?:[CLR]['"`]?|Aq)|f(?:[BIPR]|\([A-Z]{2}|\[\w*\]))/;

/** The characters that a URL can have, by their names in roff. */
const NAMED: Readonly<Record<string, string>> = { "\\[aq]": "'", "\\[ha]": "%5E", "\\[hy]": "-", "\\[ti]": "%7E" };

export const namedInRoff: Look = at(/\\/, ({ text, index, canFollow }) => {
  const written = text.slice(index, index + 5);
  const character = Object.hasOwn(NAMED, written) ? NAMED[written] : undefined;
  return character !== undefined && canFollow(character) ? instead(index, written, character) : undefined;
});

const lastSlash = lastBefore("/");

/** Tells whether a slash after the host comes before a place. */
function isInPath(text: string, index: number): boolean {
  const start = text.indexOf(":") + 1;
  return text.startsWith("//", start) && lastSlash(text, index) > start + 1;
}

/** An escape of roff, or the backslash that Markdown, LaTeX, roff and shells put before a character. */
export const backslashEscape: Look = at(/\\/, ({ text, index, canFollow }) => {
  const rest = text.slice(index, index + 40);
  // Before an @, a backslash separates the parts of a user's name, unless a path has begun.
  if (isLoginAhead(text, index + 1) && !/^\\[&-]/.test(rest) && !isInPath(text, index)) return undefined;
  const mayBePort = /^\\:\d/.test(rest) && text[index - 1] !== "/";
  const [leftOut = mayBePort ? undefined : /^\\[&:]/.exec(rest)?.[0]] = ROFF.exec(rest) ?? [];
  const isNothing =
    leftOut !== undefined && (ROFF.test(rest) || text[index - 1] === "/" || !canFollow(leftOut.slice(1)));
  if (isNothing) return leaveOut(index, leftOut);
  return /^\\[_~*&?=%$# .:()-]/.test(rest) ? sentences.advised("escaping-backslash", index, index + 1, "") : undefined;
});

/** An escaped line break or quotation mark at the end, or a backslash that continues a line, also in roff. */
export const writtenBreak: Look = at(/\\/, ({ text, index }) =>
  text.lastIndexOf("\\", index - 1) < 0 &&
  (/^(?:(?:\\[nrt"'])+[\s"'.,;:!?>)\]}]*$|\\["']\s*\/?>)/.test(text.slice(index)) ||
    (/^\\e?$/.test(text.slice(index, index + 3)) && isInPath(text, index) && !/:\/\/[^/]*\/[A-Za-z][:|]/.test(text)))
    ? sentences.advised("closing", index, text.length, "")
    : undefined,
);
