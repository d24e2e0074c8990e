/**
 * An automaton as generated code holds it. A number in a string is one character, see {@link numberAt}; `rows` are the states of the
 * grammar, `entered` those that do something as they are entered and are otherwise like another row.
 *
 * @public
 */
export interface TableText {
  /** For each character from the space to `~` its class: those of one class lead to the same rows. */
  readonly classes: string;
  /** For each class and each row the next row; a space where there is none. What is left out at the end are spaces. */
  readonly cells: string;
  /** For each row that is entered with something to be done, the row that it is like. Those that may break a rule come last. */
  readonly entered: string;
  /**
   * How many of these do nothing but raise a flag of reading; how many, with these, raise no flag of checking; how many, with these, do
   * something else, too. The others raise flags, that of checking among them, and nothing else.
   */
  readonly bounds: readonly [flagged: number, unsuspicious: number, leaving: number];
  /** For each row three numbers: what is done if the text ends there, 0 where it must not; its owner; what is expected. */
  readonly heads: string;
  /** From which number on a text that ends there may break a rule. */
  readonly suspiciousEnd: number;
  /** Sets of terms, separated by spaces: for each term its number. */
  readonly expected: string;
  /** What can be expected, in the terms of RFC §5. */
  readonly terms: readonly string[];
  /** Whom rows belong to. */
  readonly owners: readonly OwnerText[];
}

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

const FIRST = 0x23;
const BACKSLASH = 0x5c;
const LAST = 0x7e;
const BEYOND = 0xa1;

/** The number that a character of a table stands for: printable ASCII but the space, `!`, `"` and the backslash, then Latin and more. */
export function numberAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code >= BEYOND) return code - BEYOND + (LAST - FIRST);
  return code - FIRST - (code > BACKSLASH ? 1 : 0);
}

/** The character that stands for a number. */
export function numberText(value: number): string {
  if (value >= LAST - FIRST) return String.fromCharCode(value - (LAST - FIRST) + BEYOND);
  return String.fromCharCode(value + FIRST + (value + FIRST >= BACKSLASH ? 1 : 0));
}

/** How far a row's number is moved to make it the offset of its places, one for each ASCII character. */
export const SHIFT = 7;

const SPACE = 0x20;

/** A table that can be walked. A state is the offset of its row in `next`. */
export interface Table {
  readonly text: TableText;
  /** For each state and each ASCII character the next state. */
  readonly next: Uint16Array;
  /** Where a URL begins; without a name, where the grammar does. */
  readonly start: number;
  /** From here on, states do something as they are entered. */
  readonly marked: number;
  /** From here on, they do more than raise flags. */
  readonly leaving: number;
  /** From here on, they raise flags again and nothing else. */
  readonly staying: number;
  /** From here on, they raise the flag that a rule may be broken. */
  readonly suspicious: number;
  /** Nothing follows. */
  readonly dead: number;
  /** For each row, the row that it is like. */
  readonly like: Uint16Array;
  /** For each row, what is done if the text ends there; 0 where it must not. */
  readonly ends: Uint8Array;
  /** See {@link TableText.suspiciousEnd}. */
  readonly suspiciousEnd: number;
}

/** How many rows a table has: those of its text, those that read a name and a colon, and the dead one. */
export function rowsOf(rows: number, entered: number, name: string): number {
  return rows + entered + (name === "" ? 0 : name.length + 1) + 1;
}

/** The rows of the grammar, column by column. */
function fillCells({ classes, cells }: TableText, rows: number, moved: number, next: Uint16Array): void {
  for (let first = 0, end = 0; first < classes.length; first = end) {
    while (end < classes.length && classes[end] === classes[first]) end++;
    const own = numberAt(classes, first) * rows;
    for (let row = 0; row < rows; row++) {
      const code = cells.charCodeAt(own + row);
      if (!(code > SPACE)) continue;
      const to = numberAt(cells, own + row);
      next.fill((to < rows ? to : to + moved) << SHIFT, (row << SHIFT) + SPACE + first, (row << SHIFT) + SPACE + end);
    }
  }
}

/** The rows that read the name, in upper or lower case, and the colon. */
function fillName(name: string, rows: number, next: Uint16Array): void {
  for (let index = 0; index <= name.length; index++) {
    const character = name[index] ?? ":";
    const to = index === name.length ? 0 : (rows + index + 1) << SHIFT;
    for (const one of character + character.toUpperCase()) next[((rows + index) << SHIFT) + one.charCodeAt(0)] = to;
  }
}

/**
 * Fills a table.
 *
 * @param text - The automaton.
 * @param name - The name of the scheme, in lower case; empty for a grammar by itself.
 * @param next - An array of the right length, a constant of the module that reads by it: then it is read much faster.
 */
export function tableOf(text: TableText, name: string, next: Uint16Array): Table {
  const { entered, heads, bounds } = text;
  const rows = heads.length / 3;
  const named = name === "" ? 0 : name.length + 1;
  const marked = rows + named;
  const total = marked + entered.length;
  const dead = total << SHIFT;
  next.fill(dead);
  fillCells(text, rows, named, next);
  if (named > 0) fillName(name, rows, next);
  const like = new Uint16Array(total + 1);
  const ends = new Uint8Array(total + 1);
  for (let row = 0; row < total; row++) {
    const of = row < marked ? row : numberAt(entered, row - marked);
    like[row] = of;
    if (row >= marked) next.copyWithin(row << SHIFT, of << SHIFT, (of + 1) << SHIFT);
    if (of < rows) ends[row] = numberAt(heads, of * 3);
  }
  like[total] = total;
  return {
    text,
    next,
    start: named === 0 ? 0 : rows << SHIFT,
    marked: marked << SHIFT,
    leaving: (marked + bounds[0]) << SHIFT,
    staying: (marked + bounds[2]) << SHIFT,
    suspicious: (marked + bounds[1]) << SHIFT,
    dead,
    like,
    ends,
    suspiciousEnd: text.suspiciousEnd,
  };
}
