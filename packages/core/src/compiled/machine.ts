import { automaton, type Front } from "../machines/automaton.ts";
import { type Departure, departure } from "../machines/simulate.ts";
import type { Node, Place } from "../nodes.ts";
import { numberAt, type OwnerText, type Table } from "./table.ts";

/** A grammar as an automaton that reads character by character, whether it is interpreted or compiled. @public */
export interface Machine<State> {
  /** Where the grammar's text begins. */
  readonly first: State;
  /** Reads one more character, by its code; `undefined` where it cannot follow. */
  readonly step: (state: State, code: number) => State | undefined;
  /** Whether the text may end here. */
  readonly isEnd: (state: State) => boolean;
  /** Describes a place where a text stops to fit. */
  readonly departureAt: (state: State, index: number) => Departure;
  /** The components of which a character can follow. */
  readonly componentsAt: (state: State) => ReadonlySet<string>;
}

/**
 * The machine that walks a grammar.
 *
 * @param node - The grammar.
 * @returns The machine; its texts are those of the grammar.
 * @public
 */
export function grammarMachine(node: Node): Machine<Front> {
  const { first, step } = automaton(node);
  return {
    first,
    step: (front, code) => step(front, code) ?? undefined,
    isEnd: ({ isEnd }) => isEnd,
    departureAt: departure,
    componentsAt: ({ readers }) => new Set([...readers.keys()].flatMap(({ owner }) => owner?.component ?? [])),
  };
}

/** The advice of a component for a place in it; nothing where it has none. @public */
export type Hint = (place: Place) => string | undefined;

const PERCENT = 0x25;

/**
 * The machine that walks a table.
 *
 * @param table - The table, filled.
 * @param hints - The advice of its components, by the numbers that the table has for it.
 * @returns The machine; its texts are those of the grammar that the table is of, without the name of a scheme.
 * @public
 */
export function tableMachine(table: Table, hints: readonly Hint[]): Machine<number> {
  const { next, width, first, dead, like, ends } = table;
  const [, , , , heads, , expected, terms, owners] = table.text;
  const step = (state: number, code: number) => {
    const to = code < 0x80 ? (next[code * width + state] as number) : dead;
    return to === dead ? undefined : to;
  };
  const rowAt = (state: number) => (like[state] as number) - first;
  const ownerAt = (state: number) => owners[numberAt(heads, rowAt(state) * 3 + 1)] as OwnerText;
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

/** How far a text fits, and where the machine is then. */
export interface Walked<State> {
  readonly index: number;
  readonly state: State;
}

/** Follows a text from `start` to `end`, as far as it fits. */
export function walked<State>(
  { step }: Machine<State>,
  from: State,
  text: string,
  start: number,
  end = text.length,
): Walked<State> {
  let state = from;
  let index = start;
  for (; index < end; index++) {
    const next = step(state, text.charCodeAt(index));
    if (next === undefined) break;
    state = next;
  }
  return { index, state };
}
