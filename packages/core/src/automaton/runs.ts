import type { Table } from "./table.ts";

/** Follows texts through a table: while long ones stay in one row, an expression looks for the character that leaves it. */

/** The number of characters at the beginning of a text that are looked at before all others. */
const BEGINNING = 16;

/** The number of characters that are looked at one by one before a run. */
const LEAD = 8;

/** V8 looks at many characters at once for a class of 2 to 16, all of them ASCII, that are rare in the text that it first sees. */
const MOST = 16;
// biome-ignore lint/suspicious/noControlCharactersInRegex: URLs have no control characters, which is what these expressions tell.
const [CONTROLS, MORE_CONTROLS, UNSAFE] = [/[\0-\x0f]/, /[\x10-\x1f]/, /[ "<>\\^`{|}\x7f]/] as const;

declare const TextEncoder:
  | undefined
  | (new () => { encodeInto(text: string, octets: Uint8Array): { readonly read: number; readonly written: number } });

const octets = /* @__PURE__ */ new Uint8Array(9_999);

/** Tells whether a text, if it fits into `octets`, is ASCII without control characters and those that hardly any rule allows (§2.2). */
function isUsual(text: string): boolean {
  if (typeof TextEncoder === "undefined" || CONTROLS.test(text) || MORE_CONTROLS.test(text) || UNSAFE.test(text))
    return false;
  const { read, written } = new TextEncoder().encodeInto(text, octets);
  return read === text.length && written === read;
}

const DIGITS = [..."0123456789ABCDEFabcdef"];

/** Returns the expression that finds where usual texts leave a row; false if too many characters do. */
function endOfRun({ next, width, like, suspicious, dead }: Table, row: number): RegExp | false {
  const after = (from: number, character: string) => {
    const to = next[character.charCodeAt(0) * width + from] as number;
    return to < suspicious ? (like[to] as number) : dead;
  };
  const stays = (text: string) => [...text].reduce(after, row) === row;
  const hasEscapes = DIGITS.every((high) => DIGITS.every((low) => stays(`%${high}${low}`)));
  // An expression that looks for a digit of escapes would stop inside them.
  if (hasEscapes && !DIGITS.every(stays)) return false;
  const leaving = [];
  for (let code = 0x21; code < 0x7f; code++) {
    const character = String.fromCharCode(code);
    if (!stays(character) && !UNSAFE.test(character) && !(hasEscapes && character === "%"))
      leaving.push(`\\x${code.toString(16)}`);
  }
  return (
    leaving.length < MOST - 1 && new RegExp(`[<${leaving.join("")}]${hasEscapes ? "|%.?(?:[^\\dA-Fa-f]|$)" : ""}`, "g")
  );
}

/**
 * Follows a text through a table.
 *
 * @param row - The row where it begins.
 * @param from - The index of the first character.
 * @param to - The index after the last one.
 * @returns The row that the text leads to, or the first which says that a rule may be broken.
 */
function walk({ next, width, suspicious, dead }: Table, text: string, row: number, from: number, to: number): number {
  let at = row;
  for (let index = from; at < suspicious && index < to; index++) {
    const code = text.charCodeAt(index);
    if (code > 127) return dead;
    at = next[code * width + at] as number;
  }
  return at;
}

/** The length, in characters, from which looking for the ends of runs is quicker than looking at one character after the other. */
const LONG = 256;

/**
 * Follows a text through a table.
 *
 * @param from - The index of the first character, which is the number of the row where it begins as well.
 * @returns A row like the one that the text leads to, or one which says that a rule may be broken.
 */
export function rowAfter(table: Table, text: string, from: number): number {
  const { length } = text;
  if (length < LONG) return walk(table, text, from, from, length);
  // Most texts that are no URL are so from their beginning on.
  const begun = from + BEGINNING;
  let row = walk(table, text, from, from, begun);
  if (row >= table.suspicious) return row;
  if (!isUsual(text)) return walk(table, text, row, begun, length);
  row = table.like[row] as number;
  for (let index = begun; index < length; ) {
    const lead = Math.min(index + LEAD, length);
    row = walk(table, text, row, index, lead);
    if (row >= table.suspicious) return row;
    row = table.like[row] as number;
    index = lead;
    table.runs[row] ??= endOfRun(table, row);
    const end = table.runs[row];
    if (!end) continue;
    end.lastIndex = index;
    // The match may be of up to three characters.
    index = end.test(text) ? Math.max(index, end.lastIndex - 3) : length;
  }
  return row;
}
