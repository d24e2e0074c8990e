import { followingIn } from "../automaton/expectation.ts";
import { walked } from "../automaton/machine.ts";
import { type Cells, numberAt, numberText, type Table, type TableText, tableOf } from "../automaton/table.ts";
import { LONGEST_MATCHED } from "../errors/url-error.ts";
import type { Leaving } from "./refusal.ts";
import type { Offsets, Scribe } from "./scribe.ts";

/**
 * Returns the later of two places, each less than 2^30, without a branch, because it would be unpredictable.
 *
 * @public
 */
export function later(left: number, right: number): number {
  const difference = left - right;
  return (left - (difference & (difference >> 31))) | 0;
}

/**
 * Tells whether an expression matches a whole text, or its beginning, and another one the rest.
 *
 * @param usual - The expression; without it, no text matches. A sticky one does not say itself where the text ends, so it never goes back;
 *   its `lastIndex` tells how far it came.
 * @param rest - A sticky expression.
 * @param from - The index where the text begins.
 * @public
 */
export function isUsual(text: string, usual: RegExp | undefined, rest?: RegExp, from = 0): boolean {
  if (usual === undefined || text.length > LONGEST_MATCHED) return false;
  usual.lastIndex = from;
  if (!usual.test(text)) return false;
  const { lastIndex, sticky } = usual;
  return !sticky || lastIndex === text.length || isUsual(text, rest, undefined, lastIndex);
}

/**
 * Makes the reader and writer of a grammar from generated functions.
 *
 * @param maker - The constructor that sets the fields of a value. It is made one of plain objects, whose prototype is that of `Object`.
 * @param elements - See {@link Scribe.elements}.
 * @param read - The reader, see {@link Scribe.read}. Asked for -1, it returns the places of the elements, see {@link Scribe.offsets}; asked for
 *   -2, see {@link Scribe.passes}.
 * @param write - See {@link Scribe.write}.
 * @param mayThrow - True if a function that the reader calls may throw.
 * @param partError - See {@link Scribe.partError}.
 * @public
 */
export function generatedScribe<V>(
  maker: { prototype: unknown },
  elements: Scribe<V>["elements"],
  read: Scribe<V>["read"],
  write: Scribe<V>["write"],
  mayThrow?: boolean,
  partError?: Scribe<V>["partError"],
): Scribe<V> {
  maker.prototype = Object.prototype;
  // Cast: the number says what the reader returns.
  const offsets = (text: string) => read(text, -1) as Offsets | undefined;
  return { elements, read, offsets, partError, passes: mayThrow ? undefined : read, write };
}

/**
 * Makes a function that returns a table, which is filled on first use.
 *
 * @param text - The automaton.
 * @param name - The name of the scheme; empty for a grammar by itself.
 * @param next - The module's own array for the table. A component whose texts have no rows in the whole table does without.
 * @public
 */
export function lazyTable(text: TableText, name = "", next?: Cells): () => Table {
  let filled: Table | undefined;
  return () => (filled ??= tableOf(text, name, next));
}

/**
 * Makes a function that finds where a text leaves the rule of a component.
 *
 * @param rows - The row where its texts begin, and the rows where they may end, each encoded as a number of the table.
 * @param table - Returns the table that has these rows.
 * @param lead - The character with which its texts begin before these rows; by default, none.
 * @public
 */
export function inRows(rows: string, table: () => Table, lead = ""): (text: string) => Leaving | undefined {
  return (text) => {
    if (!text.startsWith(lead)) return { index: 0, expected: lead };
    const { next, width, first, like, leaving, dead } = table();
    /** Returns the row after a character; `undefined` if the component has ended. */
    const step = (row: number, code: number) => {
      const to = code < 0x80 ? (next[code * width + row] as number) : dead;
      return to < leaving ? to : undefined;
    };
    const { index, state } = walked({ step }, first + numberAt(rows, 0), text, lead.length);
    if (index === text.length && rows.includes(numberText((like[state] as number) - first), 1)) return undefined;
    return { index, expected: followingIn((code) => step(state, code) !== undefined) };
  };
}
