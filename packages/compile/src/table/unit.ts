import {
  Automaton,
  type Component,
  children,
  componentsOf,
  isElement,
  type List,
  type Node,
  nfaOf,
} from "@url1738/core/runtime";
import { MOST_STATES, machineFrom } from "../automaton/from-automaton.ts";
import { keysOf, type Machine, markOf, type Op } from "../automaton/machine.ts";
import { minimise, settleBeginning } from "../automaton/minimise.ts";
import { type Flags, flagsOf, taggingOf, watchedSets, watchOf } from "../automaton/watched-texts.ts";
import { type EncodedTable, encodeTable } from "./encode-table.ts";
import { type Layout, layoutOf } from "./layout.ts";

/** The storage of a place: a constant, or a register. */
export type Kept = { readonly constant: number } | { readonly register: number };

/** The registers of an automaton. */
export interface Registers {
  /** The storage of each mark, such as `start0`. */
  readonly kept: ReadonlyMap<string, Kept>;
  /** The first place in each register, counted from the beginning of the grammar's text; `undefined` for none. */
  readonly first: readonly (number | undefined)[];
}

/** Allots registers: none to a mark that is always at the same place, one to marks that always share a place. */
function registersOf({ initial, entered, finals }: Layout): Registers {
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
  // Key entered rows by all their operations, because rows that do the same share their code.
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

/** A pass over the automaton, which then does the same in fewer states or with fewer operations. */
export interface Pass {
  readonly name: string;
  readonly run: (machine: Machine) => Machine;
}

/** The passes over the automaton, in order. */
export const passes: readonly Pass[] = [
  { name: "settle-beginning", run: settleBeginning },
  { name: "minimise", run: minimise },
];

/** A grammar with a reader and a writer of its own: that of a scheme, or of the items of a list. */
export interface Unit {
  readonly node: Node;
  readonly elements: readonly (Component | List)[];
  readonly flags: Flags;
  readonly layout: Layout;
  readonly registers: Registers;
  readonly encoded: EncodedTable;
}

/**
 * Turns a grammar into an automaton.
 *
 * @param elements - The components and lists to tell apart.
 * @param last - The name of the last pass to run; all passes by default.
 */
export function machineOf(
  node: Node,
  elements: readonly (Component | List)[] = componentsOf(node),
  last?: string,
): Machine {
  const flags = flagsOf(elements);
  const marks = 2 * elements.length;
  const nfa = nfaOf(node, taggingOf(elements, flags), undefined, watchedSets(flags));
  const automaton = new Automaton(nfa, marks, { most: MOST_STATES, watch: watchOf(flags, marks, nfa) });
  const machine = machineFrom(automaton, elements, presenceOf(node, elements));
  const count = last === "from-automaton" ? 0 : passes.findIndex(({ name }) => name === last) + 1 || passes.length;
  return passes.slice(0, count).reduce((before, { run }) => run(before), machine);
}

/**
 * Runs all passes.
 *
 * @param elements - The components and lists to tell apart; none for the bare language.
 */
export function unitOf(node: Node, elements: readonly (Component | List)[] = componentsOf(node)): Unit {
  const layout = layoutOf(machineOf(node, elements));
  return {
    node,
    elements,
    flags: flagsOf(elements),
    layout,
    registers: registersOf(layout),
    encoded: encodeTable(layout),
  };
}

/** For each component, the formula over optional parts and choices that says when it is there; an empty one means always. */
type Formulas = ReadonlyMap<string, string>;

const both = (one: string, other: string) => (one === "" || other === "" ? one + other : `${one}&(${other})`);

class Reader {
  #decisions = 0;

  formulasOf(node: Node): Formulas {
    if (isElement(node)) return new Map([[node.name, ""]]);
    const parts = children(node).map((child) => this.formulasOf(child));
    if (node.kind !== "choice" && node.kind !== "optional") return new Map(parts.flatMap((part) => [...part]));
    const decision = this.#decisions++;
    const names = new Set(parts.flatMap((part) => [...part.keys()]));
    return new Map([...names].map((name) => [name, this.#decided(node.kind, decision, parts, name)]));
  }

  #decided(kind: "choice" | "optional", decision: number, parts: readonly Formulas[], name: string): string {
    const own = parts.map((part) => part.get(name));
    if (kind === "choice" && own.every((formula) => formula === "")) return "";
    return own.flatMap((formula, at) => (formula === undefined ? [] : [both(`${decision}.${at}`, formula)])).join("|");
  }
}

/** See {@link Machine.presence}. It takes the last of the elements that come together, the one least often announced in vain. */
export function presenceOf(node: Node, elements: readonly (Component | List)[]): Machine["presence"] {
  const formulas = new Reader().formulasOf(node);
  const own = elements.map(({ name }) => formulas.get(name));
  return own.map((formula) => (formula === "" || formula === undefined ? undefined : own.lastIndexOf(formula)));
}
