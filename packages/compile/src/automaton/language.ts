import type { Node } from "@url1738/core/compiled";
import { type Nfa, nfaOf } from "./nfa.ts";

/** A deterministic automaton without marks. State 0 is dead: nothing follows from it. */
export interface Language {
  readonly start: number;
  /** For each state the next one after each of the 128 characters. */
  readonly rows: readonly (readonly number[])[];
  readonly ends: readonly boolean[];
}

export const DEAD = 0;
const CHARACTERS = 128;

/** The states to which ways lead that read nothing. */
function closure({ states }: Nfa, from: readonly number[]): readonly number[] {
  const reached = new Set<number>();
  function reach(index: number): void {
    const state = states[index];
    if (state === undefined || reached.has(index)) return;
    reached.add(index);
    if (state.kind === "fork") for (const { to } of state.ways) reach(to);
  }
  from.forEach(reach);
  return [...reached].sort((a, b) => a - b);
}

/** Numbers things in the order in which they come up. */
export class Numbering<T> {
  readonly all: T[] = [];
  readonly #known = new Map<string, number>();

  /** @returns The number of what has this key. */
  of(key: string, make: () => T): number {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const number = this.all.push(make()) - 1;
    this.#known.set(key, number);
    return number;
  }
}

function determinised(nfa: Nfa): Language {
  const sets = new Numbering<readonly number[]>();
  const number = (set: readonly number[]) => sets.of(set.join(), () => set);
  number([]);
  const start = number(closure(nfa, [nfa.start]));
  const rows: number[][] = [];
  for (let at = 0; at < sets.all.length; at++) {
    const set = sets.all[at] as readonly number[];
    rows.push(
      Array.from({ length: CHARACTERS }, (_, code) => {
        const next = set.flatMap((index) => {
          const state = nfa.states[index];
          return state?.kind === "read" && state.codes.has(code) ? [state.to] : [];
        });
        return number(closure(nfa, next));
      }),
    );
  }
  const ends = sets.all.map((set) => set.some((index) => nfa.states[index]?.kind === "end"));
  return { start, rows, ends };
}

/** The states of which another one is as good, by the number of the class of each. */
function classesOf({ rows, ends }: Language): readonly number[] {
  let classes: readonly number[] = ends.map(Number);
  for (let count = 0; ; ) {
    const numbering = new Numbering<number>();
    const of = classes;
    classes = rows.map((row, at) => numbering.of(`${of[at]}:${row.map((to) => of[to]).join()}`, () => at));
    if (numbering.all.length === count) return classes;
    count = numbering.all.length;
  }
}

const known = new WeakMap<Node, Language>();

/** The smallest automaton of those texts of a grammar in which each `%` begins an escape. Several passes ask for the same one. */
export function languageOf(node: Node): Language {
  const language = known.get(node) ?? smallest(node);
  known.set(node, language);
  return language;
}

function smallest(node: Node): Language {
  const all = determinised(nfaOf(node, [], true));
  // The empty set comes first, so its class is 0: that of all states from which no text can end.
  const classes = classesOf(all);
  const rows: number[][] = [];
  const ends: boolean[] = [];
  for (const [at, row] of all.rows.entries()) {
    const own = classes[at] as number;
    rows[own] = row.map((to) => classes[to] as number);
    ends[own] = all.ends[at] as boolean;
  }
  return { start: classes[all.start] as number, rows, ends };
}

/** The language after one more character. */
export function after({ rows }: Language, state: number, code: number): number {
  return rows[state]?.[code] ?? DEAD;
}
