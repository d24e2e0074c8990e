/** The space before a colon, and between a number and its unit: it does not break, and is as wide as one between words. */
const NO_BREAK_SPACE = "\u00a0";

/** The space before other high punctuation, inside quotation marks, and between groups of three digits. */
const NARROW_NO_BREAK_SPACE = "\u202f";

/**
 * Sets the spaces of a French text: those before `:`, `;`, `?`, `!` and `»`, and after `«`, do not break, and all but that before a colon
 * are narrow.
 *
 * @param text - The text, with plain spaces in these places.
 * @returns The text with French spaces.
 * @public
 */
export function typeset(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N}»)}\]%…"’]) :/gu, `${NO_BREAK_SPACE}:`)
    .replace(/(?<=[\p{L}\p{N}»)}\]%…"’]) (?=[;?!])/gu, NARROW_NO_BREAK_SPACE)
    .replace(/« /g, `«${NARROW_NO_BREAK_SPACE}`)
    .replace(/ »/g, `${NARROW_NO_BREAK_SPACE}»`);
}

/** Puts a text in French quotation marks. */
export function quoted(text: string): string {
  return `«${NARROW_NO_BREAK_SPACE}${text}${NARROW_NO_BREAK_SPACE}»`;
}

/** Writes a number as the French do: 1 048 576, and 0,5. */
export function spelledNumber(number: number): string {
  const [whole = "", decimals] = String(number).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, NARROW_NO_BREAK_SPACE);
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
