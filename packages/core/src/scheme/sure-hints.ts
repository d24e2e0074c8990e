import type { Advice, Sentence } from "../errors/sentence.ts";
import type { Place } from "../grammar/nodes.ts";
import { escapesOf } from "../syntax/percent-encoding.ts";

/** What to write instead of what cannot stand there as it is: the advice of which nobody can be in doubt. */

const barePercent: Sentence = {
  reason: "bare-percent",
  sentence: "Write %25 for a % that does not begin an escape.",
};

export const writeInstead: Sentence = {
  reason: "escape",
  sentence: "Write {replacement} instead.",
};

/** Where an escape was begun just before a place, but not finished; -1 where none was. */
export function brokenEscape(text: string, index: number): number {
  if (text[index - 1] === "%") return index - 1;
  return text[index - 2] === "%" && /[\dA-Fa-f]/.test(text[index - 1] as string) ? index - 2 : -1;
}

/** The escapes of a character that must be escaped wherever it stands (§2.2): one that is graphic or a space, but not an `xchar`. */
export function neededEscape(character: string): string | undefined {
  return /^[ "%<>[-^`{-}~\u0080-\u{10ffff}]/u.test(character) ? escapesOf(character) : undefined;
}

/** The advice to escape. */
export function escapeAdvice(index: number, end: number, replacement: string): Advice {
  return { ...(replacement === "%25" ? barePercent : writeInstead), fix: { index, end, replacement, sure: true } };
}

/**
 * The advice for a place that a grammar cannot get past.
 *
 * @param canEscape - Whether an escape could stand there.
 */
export function departureAdvice({ text, index, found }: Place, canEscape: boolean): Advice | undefined {
  const begun = brokenEscape(text, index);
  if (begun >= 0) return escapeAdvice(begun, begun + 1, "%25");
  const isAfter = text.slice(index).trim() === "";
  const escapes = canEscape && !isAfter ? neededEscape(found) : undefined;
  return escapes === undefined ? undefined : escapeAdvice(index, index + found.length, escapes);
}

/** The place at an offset of a text. */
export function placeAt(text: string, index: number): Place {
  const [found = ""] = text.slice(index, index + 2);
  return { text, index, found };
}

/** The fields of an error that tell of a place. */
export function placeFields({ index, found }: Place) {
  return { index, end: index + found.length, found: found.codePointAt(0) };
}
