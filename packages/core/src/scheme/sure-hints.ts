import type { Edit, Sentence } from "../errors/sentence.ts";
import type { Place } from "../grammar/nodes.ts";
import { escapesOf } from "../syntax/percent-encoding.ts";

/** The advice that leaves no doubt about what to write instead of a character that is not allowed as it is. */

/** The advice to write an escape, as in `parse("ftp://host.dom/~anna")`. @public */
export const writeInstead: Sentence = {
  reason: "escape",
  sentence: "Write {replacement} instead.",
};

/** Returns the offset of an unfinished escape just before a place, or -1 if there is none. @public */
export function brokenEscape(text: string, index: number): number {
  if (text[index - 1] === "%") return index - 1;
  return text[index - 2] === "%" && /[\dA-Fa-f]/.test(text[index - 1] as string) ? index - 2 : -1;
}

/** Returns the escapes of a character that must always be escaped (§2.2): a space or a graphic character, but not an `xchar`. */
export function neededEscape(character: string): string | undefined {
  return /^[ "%<>[-^`{-}~\u0080-\u{10ffff}]/u.test(character) ? escapesOf(character) : undefined;
}

/** Returns the escape to write at a place that a grammar cannot get past. @public */
export function escapeAt({ text, index, found }: Place, canEscape: boolean): Edit | undefined {
  const begun = brokenEscape(text, index);
  if (begun >= 0) return { index: begun, end: begun + 1, replacement: "%25" };
  // Do not escape blanks at the end: nobody means them as part of the URL.
  const replacement = canEscape && text.slice(index).trim() ? neededEscape(found) : undefined;
  return replacement ? { index, end: index + found.length, replacement } : undefined;
}

/** Returns the place at an offset of a text. @public */
export function placeAt(text: string, index: number): Place {
  const code = text.codePointAt(index);
  return { text, index, found: code === undefined ? "" : String.fromCodePoint(code) };
}

/** Returns the fields of an error that describe a place. */
export function placeFields({ index, found }: Place) {
  return { index, end: index + found.length, found: found.codePointAt(0) };
}
