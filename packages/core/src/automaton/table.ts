/**
 * An automaton as generated code holds it. A number in a string is one character, see {@link numberText}; rows are the states of the
 * grammar, then those that do something as they are entered and are otherwise like another row.
 *
 * - `classes`: for each character from the space to `~` its class: those of one class lead to the same rows, those of class 0 to none.
 * - `cells`: the rows, separated by `!`: the next row after most classes; then that after each class from 1 on, a space where there is
 *   none, and `#` where it is the one after most, as it is after classes that are left out at the end.
 * - `entered`: for each row that is entered with something to be done, the row that it is like. Those that may break a rule come last.
 * - `bounds`: how many of these do nothing but raise a flag of reading; how many, with these, raise no flag of checking; how many, with
 *   these, do something else as well. The others raise flags, that of checking among them, and nothing else.
 * - `heads`: for each row three numbers: what is done if the text ends there, 0 where it must not; its owner; what is expected.
 * - `suspiciousEnd`: from which number on a text that ends there may break a rule.
 * - `expected`: sets of terms, separated by spaces: for each term its number.
 * - `terms`: what can be expected, in the terms of RFC §5.
 * - `owners`: whom rows belong to.
 *
 * @public
 */
export type TableText = readonly [
  classes: string,
  cells: string,
  entered: string,
  bounds: readonly [flagged: number, unsuspicious: number, leaving: number],
  heads: string,
  suspiciousEnd: number,
  expected: string,
  terms: readonly string[],
  owners: readonly OwnerText[],
];

/**
 * What rows belong to: the component that is reached, if any, its section, the numbers of the hints, and the components of which a
 * character can follow, where that is not just the one that is reached.
 *
 * @public
 */
export type OwnerText = readonly [
  component: string,
  section: string,
  hints: readonly number[],
  components?: readonly string[],
];

const FIRST = 0x24;
const BACKSLASH = 0x5c;
const LAST = 0x7e;
const BEYOND = 0xa1;

/** The number that a character of a table stands for: printable ASCII from `$` on but the backslash, then Latin and more. */
export function numberAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code >= BEYOND) return code - BEYOND + (LAST - FIRST);
  return code - FIRST - (code > BACKSLASH ? 1 : 0);
}

/**
 * The character that stands for a number in a table.
 *
 * @param value - The number, from 0.
 * @returns The character.
 * @public
 */
export function numberText(value: number): string {
  if (value >= LAST - FIRST) return String.fromCharCode(value - (LAST - FIRST) + BEYOND);
  return String.fromCharCode(value + FIRST + (value + FIRST >= BACKSLASH ? 1 : 0));
}

const SPACE = 0x20;
const USUAL = 0x23;
const CHARACTERS = 0x80;

/** The next row for each character and each row, column by column: all rows of one character come together. @public */
export type Cells = Uint8Array | Uint16Array;

/**
 * A table that can be walked. Its rows are those that read the name of the scheme and the colon; those of the grammar; those that do
 * something as they are entered; and a last one, from which nothing follows.
 *
 * @public
 */
export interface Table {
  /** As generated code holds it. */
  readonly text: TableText;
  /** The next rows. */
  readonly next: Cells;
  /** How many rows there are, and so how far apart two characters are in `next`. */
  readonly width: number;
  /** The row where the grammar begins. */
  readonly first: number;
  /** From here on, what is done as a row is entered is more than to raise flags. */
  readonly leaving: number;
  /** From here on, flags are raised again and nothing else is done. */
  readonly staying: number;
  /** From here on, the flag is raised that a rule may be broken. */
  readonly suspicious: number;
  /** The row from which nothing follows. */
  readonly dead: number;
  /** For each row, the row that it is like. */
  readonly like: Uint16Array;
  /** For each row, what is done if the text ends there; 0 where it must not. */
  readonly ends: Uint8Array;
  /** From which number on a text that ends there may break a rule. */
  readonly suspiciousEnd: number;
}

/**
 * How many rows a table has: one for each character of a name and its colon, those of its text, and the dead one.
 *
 * @param rows - How many rows the grammar has.
 * @param entered - How many do something as they are entered.
 * @param name - The name of the scheme; empty for a grammar by itself.
 * @returns The number of all rows.
 * @public
 */
export function widthOf(rows: number, entered: number, name: string): number {
  return lengthOf(name) + rows + entered + 1;
}

const lengthOf = (name: string) => (name === "" ? 0 : name.length + 1);

/**
 * The array of a table.
 *
 * @param width - How many rows it has.
 * @returns The array, of the smallest numbers that will do.
 * @public
 */
export function cellsOf(width: number): Cells {
  return width > 0x100 ? new Uint16Array(width * CHARACTERS) : new Uint8Array(width * CHARACTERS);
}

/**
 * Fills the columns: one for each class, then copied. This is what takes time as a scheme is first used, before any of it is optimised:
 * hence `numberAt` written out, and no iterators.
 */
function fillCells([classes, cells, entered]: TableText, first: number, like: Uint16Array, next: Cells): void {
  const width = like.length;
  /** For each class the place of one of its columns; from character 0 nothing follows, as from class 0. */
  const columns = [0];
  for (let code = 0; code < classes.length; code++) columns[numberAt(classes, code)] ??= (code + SPACE) * width;
  let row = first;
  for (const text of cells.split("!")) {
    const usual = text.charCodeAt(0);
    for (let column = 1; column < columns.length; column++) {
      const own = text.charCodeAt(column);
      const code = own > USUAL || own === SPACE ? own : usual;
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

/** The rows that read the name, in upper or lower case, and the colon. */
function fillName(name: string, width: number, next: Cells): void {
  for (let index = 0; index <= name.length; index++) {
    const character = name[index] ?? ":";
    for (const one of character + character.toUpperCase()) next[one.charCodeAt(0) * width + index] = index + 1;
  }
}

/**
 * Fills a table.
 *
 * @param text - The automaton.
 * @param name - The name of the scheme, in lower case; empty for a grammar by itself.
 * @param next - An array of the right length, a constant of the module that reads by it: then it is read much faster.
 */
export function tableOf(text: TableText, name: string, next: Cells): Table {
  const [, , entered, bounds, heads, suspiciousEnd] = text;
  const rows = heads.length / 3;
  const first = lengthOf(name);
  const marked = first + rows;
  const width = widthOf(rows, entered.length, name);
  const dead = width - 1;
  const like = new Uint16Array(width);
  const ends = new Uint8Array(width);
  for (let row = 0; row < width; row++) {
    const of = row < marked || row === dead ? row : first + numberAt(entered, row - marked);
    like[row] = of;
    if (of >= first && of < marked) ends[row] = numberAt(heads, (of - first) * 3);
  }
  next.fill(dead);
  fillCells(text, first, like, next);
  if (name !== "") fillName(name, width, next);
  return {
    text,
    next,
    width,
    first,
    leaving: marked + bounds[0],
    staying: marked + bounds[2],
    suspicious: marked + bounds[1],
    dead,
    like,
    ends,
    suspiciousEnd,
  };
}
