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

/** The functions that generated code calls. */

/**
 * Returns the later of two places, each less than 2^30, without a branch, because it would be unpredictable.
 *
 * @public
 */
export function later(one: number, other: number): number {
  const difference = one - other;
  return (one - (difference & (difference >> 31))) | 0;
}

/** Cuts a component out of a text, and reads it if `isWritten`: if the text differs from the value. @public */
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
 * Turns a function that sets fields when called with `new` into a constructor of plain objects, whose prototype is that of `Object`.
 *
 * @public
 */
export function plain<V extends object>(make: (...values: never) => void): new (...values: never) => V {
  make.prototype = Object.prototype;
  return make as never;
}

/**
 * Makes a separate table for a component whose texts have no rows in the whole table; fills it on first use.
 *
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
 * Makes a function that finds where a text leaves the rule of a component.
 *
 * @param rows - The row where its texts begin, and the rows where they may end, each encoded as a number of the table.
 * @param own - The component's own table, if the rows are not those of the whole table.
 * @public
 */
export function inRows(rows: string, own?: Site<Table>): (text: string, site: Site<Table>) => Leaving | undefined {
  return (text, site) => {
    const { next, width, first, like, leaving, staying, dead } = (own ?? site).keep();
    /** Returns the row after a character; `undefined` if the component has ended. */
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
    // If the closure captured `row` itself, the loop could not keep it in a register.
    const last = row;
    if (index === text.length && rows.includes(numberText((like[last] as number) - first), 1)) return undefined;
    return { index, expected: followingIn((code) => step(last, code) !== undefined) };
  };
}

/** The generated code for an item, for a list of objects. @public */
export interface GeneratedRecord<V> extends Practice<V, Table> {
  /** The automaton. */
  readonly table: TableText;
  /** The module's own array for the table. */
  readonly next: Cells;
}

/**
 * Makes the element of an item, for a list of objects, which also reads, from the generated code for its grammar.
 *
 * @public
 */
export function generatedRecord<V>(
  generated: GeneratedRecord<V>,
): Element<unknown> & { readonly read: (text: string) => V | undefined } {
  const { table, next } = generated;
  return recordElement(new Unit("", generated, () => tableOf(table, "", next)));
}
