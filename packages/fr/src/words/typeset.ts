/** Before a colon, and between a number and its unit: not broken, as wide as a space between words. */
const NO_BREAK_SPACE = "\u00a0";

/** Before other high punctuation, inside quotation marks, and between groups of three digits. */
export const NARROW_NO_BREAK_SPACE = "\u202f";

/**
 * Sets a French text as French typography wants it: the spaces before `:`, `;`, `?`, `!` and `»`, and behind `«`, do not break, and are narrow
 * but for that before a colon.
 *
 * @param text - The text, with plain spaces there.
 * @returns The text with those spaces.
 * @public
 */
export function typeset(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N}»)}%…"’]) :/gu, `${NO_BREAK_SPACE}:`)
    .replace(/(?<=[\p{L}\p{N}»)}%…"’]) (?=[;?!])/gu, NARROW_NO_BREAK_SPACE)
    .replace(/« /g, `«${NARROW_NO_BREAK_SPACE}`)
    .replace(/ »/g, `${NARROW_NO_BREAK_SPACE}»`);
}

/** A text in French quotation marks. */
export function quoted(text: string): string {
  return `«${NARROW_NO_BREAK_SPACE}${text}${NARROW_NO_BREAK_SPACE}»`;
}

/** A number as it is written in French: 1 048 576, and 0,5. */
export function spelledNumber(number: number): string {
  const [whole = "", decimals] = String(number).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, NARROW_NO_BREAK_SPACE);
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
