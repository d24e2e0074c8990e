import { type KnownText, placeAt } from "@url1738/core/grammar";
import { isHome } from "../hints/missing-hints.ts";
import { placeholderAt } from "../hints/placeholder.ts";
import { BLANK, spaceEnd } from "../hints/runs.ts";

/** The reading of a text, and where its last URL may begin. */
export interface Doubting extends KnownText {
  /** The offset of the last `://`; -1 without one. */
  readonly lastSlashes: number;
}

/** Tells whether white space may need advice: next to a delimiter, before a closing mark, at the end, before another URL. */
function isDoubtfulSpace({ text, lastSlashes }: Doubting, index: number): boolean {
  const around = text.charAt(index - 1) + text.charAt(spaceEnd(text, index));
  return !/^[^./:=@#>"\u00bb\u2019\u201d\u3001-\u3011\uff01-\uff1f]{2}$/u.test(around) || index < lastSlashes;
}

/** Tells whether a mark may need advice: it may close something, or begin a placeholder or a path of a shell. */
const isDoubtfulMark = (text: string, index: number) =>
  text[index - 1] === ")" ||
  isHome(text, index) ||
  placeholderAt(text, index) !== undefined ||
  /[\\|<>\]{}"`\u00bb\u2019\u201d\ufffd\p{DI}\p{Cf}]/u.test(text.charAt(index));

/** Tells whether a character that could be escaped needs advice, since another one, or none, may be meant. */
export function isDoubtful(reading: Doubting, index: number): boolean {
  const { text, rules } = reading;
  const isUnclear = BLANK.test(text.charAt(index)) ? isDoubtfulSpace(reading, index) : isDoubtfulMark(text, index);
  return isUnclear || rules.hint?.(placeAt(text, index)) !== undefined;
}
