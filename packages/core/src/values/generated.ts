import { followingIn } from "../automaton/label.ts";
import {
  type Cells,
  cellsOf,
  numberAt,
  numberText,
  type Table,
  type TableText,
  tableOf,
  widthOf,
} from "../automaton/table.ts";
import type { Element } from "./element.ts";
import type { Leaving } from "./refusal.ts";
import { type Practice, recordElement, type Site, Unit } from "./unit.ts";

/** What generated code calls. */

/**
 * The later of two places, without a branch, for nobody could guess which it is.
 *
 * @param one - A place in a text, less than 2^30.
 * @param other - Another one.
 * @returns The greater number.
 * @public
 */
export function later(one: number, other: number): number {
  const difference = one - other;
  return (one - (difference & (difference >> 31))) | 0;
}

/**
 * Cuts a component out of a text, and reads it where it must be read.
 *
 * @param text - The URL.
 * @param start - Where the component begins.
 * @param end - Where it ends.
 * @param isWritten - Whether it is written otherwise than its value, so that it must be read.
 * @param read - What turns its text into its value.
 * @returns Its value.
 * @public
 */
export function cut<T>(
  text: string,
  start: number,
  end: number,
  isWritten: boolean,
  read: (text: string) => T,
): T | string {
  const part = text.slice(start, end);
  return isWritten ? read(part) : part;
}

/**
 * Lets what makes objects make plain ones: those of `Object`.
 *
 * @param make - It is called with `new`, and sets the fields.
 * @returns The same function.
 * @public
 */
export function plain<V extends object>(make: (...values: never) => void): new (...values: never) => V {
  make.prototype = Object.prototype;
  return make as never;
}

/**
 * Gives a component a table by itself, where the whole has no rows for its texts.
 *
 * @param text - The automaton.
 * @returns What fills the table when it is first needed.
 * @public
 */
export function ownTable(text: TableText): Site<Table> {
  let filled: Table | undefined;
  return {
    keep: () => {
      const [, , entered, , heads] = text;
      filled ??= tableOf(text, "", cellsOf(widthOf(heads.length / 3, entered.length, "")));
      return filled;
    },
  };
}

/**
 * Finds where a text leaves the rule of a component.
 *
 * @param rows - The row from which its texts are read, and those where they may end, each a number of the table.
 * @param own - A table of its own, where the rows are not those of the whole.
 * @returns What finds it.
 * @public
 */
export function inRows(rows: string, own?: Site<Table>): (text: string, site: Site<Table>) => Leaving | undefined {
  return (text, site) => {
    const { next, width, first, like, leaving, staying, dead } = (own ?? site).keep();
    /** The row after a character; nothing where the component has ended. */
    const step = (row: number, code: number) => {
      const to = code < 0x80 ? (next[code * width + row] as number) : dead;
      return to >= leaving && (to < staying || to === dead) ? undefined : to;
    };
    let row = first + numberAt(rows, 0);
    let index = 0;
    for (; index < text.length; index++) {
      const to = step(row, text.charCodeAt(index));
      if (to === undefined) break;
      row = to;
    }
    // A function that had the row itself would keep the loop from having it in a register.
    const last = row;
    if (index === text.length && rows.includes(numberText((like[last] as number) - first), 1)) return undefined;
    return { index, expected: followingIn((code) => step(last, code) !== undefined) };
  };
}

/** What is generated for the items of a list that are objects. @public */
export interface GeneratedRecord<V> extends Practice<V, Table> {
  /** The automaton. */
  readonly table: TableText;
  /** An array of the module's own for its table. */
  readonly next: Cells;
}

/**
 * Makes the element of the items of a list that are objects.
 *
 * @param generated - What is generated for the grammar of an item.
 * @returns What spells, checks and reads an item.
 * @public
 */
export function generatedRecord<V>(
  generated: GeneratedRecord<V>,
): Element<unknown> & { readonly read: (text: string) => V | undefined } {
  const { table, next } = generated;
  return recordElement(new Unit("", generated, () => tableOf(table, "", next)));
}
