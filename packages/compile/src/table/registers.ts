import { keysOf, markOf, type Op } from "../automaton/machine.ts";
import type { Layout } from "./layout.ts";

/** The storage of a place: a constant, or a register. */
export type Kept = { readonly constant: number } | { readonly register: number };

/** The registers of an automaton. */
export interface Registers {
  /** The storage of each mark, such as `start0`. */
  readonly kept: ReadonlyMap<string, Kept>;
  /** The first place in each register, counted from the beginning of the grammar's text; `undefined` for none. */
  readonly first: readonly (number | undefined)[];
}

/** Allots registers: none to a mark that is always at the same place, one to marks that are always at one place together. */
export function registersOf({ initial, entered, finals }: Layout): Registers {
  const places = new Map<string, string[]>();
  const first = new Map<string, number>();
  const note = (ops: readonly Op[], where: string) => {
    for (const op of ops) {
      if (op.what !== "start" && op.what !== "end") continue;
      places.set(markOf(op), [...(places.get(markOf(op)) ?? []), `${where}+${op.by}`]);
    }
  };
  note(initial, "initial");
  for (const op of initial) first.set(markOf(op), op.by);
  // Key entered rows by all their operations, for rows that do the same share their code.
  for (const keys of new Set(entered.map(({ ops }) => keysOf(ops))))
    note(entered.find(({ ops }) => keysOf(ops) === keys)?.ops ?? [], keys);
  for (const [at, ops] of finals.entries()) note(ops, `final ${at}`);

  const kept = new Map<string, Kept>();
  const registers = new Map<string, number>();
  const firsts: (number | undefined)[] = [];
  for (const [mark, where] of places) {
    const start = first.get(mark);
    if (start !== undefined && where.length === 1) {
      kept.set(mark, { constant: start });
      continue;
    }
    const key = where.join("|");
    const register = registers.get(key) ?? registers.size;
    registers.set(key, register);
    firsts[register] = start;
    kept.set(mark, { register });
  }
  return { kept, first: firsts };
}
