/**
 * An automaton as generated code holds it. A number in a string is one character, see {@link numberText}. Rows are the states of the
 * grammar, then those that do something on entry and are otherwise like another row.
 *
 * - `classes`: the class of each character from the space to `~`. Characters of one class lead to the same rows, those of class 0 to none.
 * - `cells`: the rows, separated by `!`. Each has the next row after most classes; then the next row after each class from 1 on: a space
 *   if there is none, `#` if it is the row after most classes. Classes left out at the end count as `#`.
 * - `entered`: for each row that does something on entry, the row that it is like.
 * - `flagged`: the number of these rows, the first ones, that only raise flags.
 * - `heads`: for each row, separated by spaces: the action at the end of the text, 0 if the text must not end there; the owner; the terms that
 *   can be expected.
 * - `terms`: the terms, as RFC §5 names them.
 * - `owners`: the owners of the rows.
 *
 * @public
 */
export type TableText = readonly [
  classes: string,
  cells: string,
  entered: string,
  flagged: number,
  heads: string,
  terms: readonly string[],
  owners: readonly OwnerText[],
];

/**
 * The owner of rows: the path of the component that the text has reached, if any, and its section; the components whose characters can follow,
 * unless that is only the component reached; the numbers of the hints, unless there are none.
 *
 * @public
 */
export type OwnerText = readonly [
  path: string,
  section: string,
  components?: readonly string[],
  hints?: readonly number[],
];

const FIRST = 0x24;
const BACKSLASH = 0x5c;
const LAST = 0x7e;
const BEYOND = 0xa1;

/** Returns the number that a character of a table encodes: printable ASCII from `$` on without the backslash, then Latin and more. */
export function numberAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code >= BEYOND) return code - BEYOND + (LAST - FIRST);
  return code - FIRST - (code > BACKSLASH ? 1 : 0);
}

/** Returns the character that encodes a number, from 0, in a table. @public */
export function numberText(value: number): string {
  if (value >= LAST - FIRST) return String.fromCharCode(value - (LAST - FIRST) + BEYOND);
  return String.fromCharCode(value + FIRST + (value + FIRST >= BACKSLASH ? 1 : 0));
}

const SPACE = 0x20;
const USUAL = 0x23;
const CHARACTERS = 0x80;

/** The next row for each character and each row, column by column: all rows of one character are adjacent. @public */
export type Cells = Uint8Array | Uint16Array;

/**
 * A table that can be walked. Its rows are, in order: those that read the name of the scheme and the colon, those of the grammar, those
 * that do something on entry, and the dead row, which nothing follows.
 *
 * @public
 */
export interface Table {
  /** The table as generated code holds it. */
  readonly text: TableText;
  /** The next rows. */
  readonly next: Cells;
  /** The number of rows, which is also the distance between two characters in `next`. */
  readonly width: number;
  /** The first row of the grammar. */
  readonly first: number;
  /** The first row that does more on entry than raise flags. */
  readonly leaving: number;
  /** The dead row, which nothing follows. */
  readonly dead: number;
  /** For each row, the row that it is like. */
  readonly like: Uint16Array;
  /** For each row, the action at the end of the text; 0 if the text must not end there. */
  readonly ends: Uint16Array;
}

/**
 * Fills the columns: one for each class, then its copies. This takes most of the time when a scheme is first used, before any code is
 * optimised: hence `numberAt` written out, and no iterators.
 */
function fillCells([classes, cells, entered]: TableText, first: number, like: Uint16Array, next: Cells): void {
  const width = like.length;
  /** For each class, the place of one of its columns; nothing follows character 0, nor class 0. */
  const columns = [0];
  for (let code = 0; code < classes.length; code++) columns[numberAt(classes, code)] ??= (code + SPACE) * width;
  let row = first;
  for (const text of cells.split("!")) {
    const usual = text.charCodeAt(0);
    for (let column = 1; column < columns.length; column++) {
      const written = text.charCodeAt(column);
      const code = written > USUAL || written === SPACE ? written : usual;
      const at = (columns[column] as number) + row;
      if (code >= BEYOND) next[at] = code - BEYOND + (LAST - FIRST) + first;
      else if (code > SPACE) next[at] = code - FIRST - (code > BACKSLASH ? 1 : 0) + first;
    }
    row++;
  }
  for (const column of columns)
    for (row = width - 1 - entered.length; row < width - 1; row++)
      next[column + row] = next[column + (like[row] as number)] as number;
  for (let code = 0; code < classes.length; code++) {
    const same = columns[numberAt(classes, code)] as number;
    next.copyWithin((code + SPACE) * width, same, same + width);
  }
}

/** Fills the rows that read the name, in upper or lower case, and the colon. */
function fillName(name: string, width: number, next: Cells): void {
  for (let index = 0; index <= name.length; index++) {
    const character = name[index] ?? ":";
    for (const letter of character + character.toUpperCase()) next[letter.charCodeAt(0) * width + index] = index + 1;
  }
}

/**
 * Fills a table.
 *
 * @param text - The automaton.
 * @param name - The name of the scheme, in lower case; empty for a grammar by itself.
 * @param cells - An array of the right length; by default, a new one. As a constant of the module that reads it, it is read much faster.
 */
export function tableOf(text: TableText, name: string, cells?: Cells): Table {
  const [, , entered, flagged, heads] = text;
  const rows = heads.split(" ");
  const first = name === "" ? 0 : name.length + 1;
  const acting = first + rows.length;
  const dead = acting + entered.length;
  const width = dead + 1;
  const next = cells ?? new (width > 0x100 ? Uint16Array : Uint8Array)(width * CHARACTERS);
  const like = new Uint16Array(width);
  const ends = new Uint16Array(width);
  for (let row = 0; row < width; row++) {
    const entry = row < acting || row === dead ? row : first + numberAt(entered, row - acting);
    like[row] = entry;
    if (entry >= first && entry < acting) ends[row] = numberAt(rows[entry - first] as string, 0);
  }
  next.fill(dead);
  fillCells(text, first, like, next);
  if (name !== "") fillName(name, width, next);
  return {
    text,
    next,
    width,
    first,
    leaving: acting + flagged,
    dead,
    like,
    ends,
  };
}

/** Tells whether some text of a table's grammar has a character: others have class 0, or none. */
export const isInTable = ({ text: [classes] }: Table, code: number): boolean => numberAt(classes, code - SPACE) > 0;
