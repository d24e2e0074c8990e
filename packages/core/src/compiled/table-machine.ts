import type { Place } from "../grammar/nodes.ts";
import type { Machine } from "../machines/machine.ts";
import { numberAt, type Table } from "./table.ts";

/** The advice of a component. */
export type Hint = (place: Place) => string | undefined;

const PERCENT = 0x25;

/** The machine that walks a table. */
export function tableMachine(table: Table, hints: readonly Hint[]): Machine<number> {
  const { next, width, first, dead, like, ends } = table;
  const { heads, owners, expected, terms } = table.text;
  const step = (state: number, code: number) => {
    const to = code < 0x80 ? (next[code * width + state] as number) : dead;
    return to === dead ? undefined : to;
  };
  const rowAt = (state: number) => (like[state] as number) - first;
  const ownerAt = (state: number) => owners[numberAt(heads, rowAt(state) * 3 + 1)] as Table["text"]["owners"][number];
  return {
    first,
    step,
    isEnd: (state) => ends[state] !== 0,
    departureAt: (state, index) => {
      const [component, section, own] = ownerAt(state);
      const set = expected.split(" ")[numberAt(heads, rowAt(state) * 3 + 2)] as string;
      return {
        index,
        expected: Array.from(set, (term) => terms[numberAt(term, 0)] as string),
        component: component || undefined,
        section: section || undefined,
        canEscape: step(state, PERCENT) !== undefined,
        hints: own.map((hint) => hints[hint] as Hint),
      };
    },
    componentsAt: (state) => {
      const [component, , , components] = ownerAt(state);
      return new Set(components ?? [component]);
    },
  };
}
