import type { Hint } from "../grammar/nodes.ts";
import { rootOf } from "../grammar/walk.ts";
import { PERCENT } from "../syntax/percent-encoding.ts";
import type { Machine, Mismatch } from "./machine.ts";
import { numberAt, type OwnerText, type Table } from "./table.ts";

/**
 * Makes a machine that walks a filled table from just after the name of the scheme.
 *
 * @param hints - The advice of its components, by the numbers in the table.
 * @public
 */
export function tableMachine(table: Table, hints: readonly Hint[]): Machine<number> {
  const { next, width, first, dead, like, ends } = table;
  const [, , , , heads, terms, owners] = table.text;
  const rows = heads.split(" ");
  const step = (state: number, code: number) => {
    const to = code < 0x80 ? (next[code * width + state] as number) : dead;
    return to === dead ? undefined : to;
  };
  const headAt = (state: number) => rows[(like[state] as number) - first] as string;
  const ownerAt = (state: number) => owners[numberAt(headAt(state), 1)] as OwnerText;
  /** Keeps what is the same at all places of a state, because errors in many texts reach the same states again. */
  const kept: Omit<Mismatch, "index">[] = [];
  function mismatchIn(state: number): Omit<Mismatch, "index"> {
    const [path, section, , hintNumbers = []] = ownerAt(state);
    return {
      expected: Array.from(headAt(state).slice(2), (term) => terms[numberAt(term, 0)] as string),
      component: rootOf(path) || undefined,
      path: path || undefined,
      section: section || undefined,
      canEscape: step(state, PERCENT) !== undefined,
      hints: hintNumbers.map((hint) => hints[hint] as Hint),
    };
  }
  return {
    first,
    step,
    isEnd: (state) => ends[state] !== 0,
    mismatchAt: (state, index) => {
      kept[state] ??= mismatchIn(state);
      // Whoever gets an error may change its list.
      return { ...kept[state], index, expected: [...kept[state].expected] };
    },
    componentsAt: (state) => {
      const [path, , paths = [path]] = ownerAt(state);
      return new Set(paths);
    },
  };
}
