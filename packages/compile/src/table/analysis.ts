import type { ElementNode, Node } from "@url1738/core/define";
import { children, componentsOf, isElement } from "@url1738/core/grammar";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import { arrange } from "../automaton/arrange.ts";
import { MOST_STATES, programFrom } from "../automaton/from-automaton.ts";
import { minimise, settleBeginning } from "../automaton/minimise.ts";
import { once } from "../automaton/once.ts";
import { keysOf, numberIn, opName, type Program } from "../automaton/program.ts";
import { type Flags, flagsOf, taggingOf, watchedSets, watchOf } from "../automaton/watched-texts.ts";
import { type EncodedTable, encodeTable } from "./encode-table.ts";
import { type Layout, layoutOf } from "./layout.ts";

/** The storage of a place. */
export interface Storage {
  /** The first place, counted from the beginning of the grammar's text; `undefined` for none. */
  readonly first: number | undefined;
  /** The register that holds it; `undefined` if it never changes. */
  readonly register: number | undefined;
}

/** Allots registers to places, such as `start0`: none to one that is always the same, one to places that always share a place. */
function registersOf({ initial, entered, finals }: Layout): ReadonlyMap<string, Storage> {
  // Rows that do the same share their code.
  const noting = new Map([
    ["initial", initial],
    ...entered.map(({ ops }) => [keysOf(ops), ops] as const),
    ...finals.map((ops, at) => [`final ${at}`, ops] as const),
  ]);
  const places = new Map<string, string[]>();
  for (const [where, ops] of noting)
    for (const op of ops.filter(({ what }) => what === "start" || what === "end"))
      places.set(opName(op), [...(places.get(opName(op)) ?? []), `${where}+${op.by}`]);
  const registers = new Map<string, number>();
  const kept = [...places].map(([name, where]): readonly [string, Storage] => {
    const first = initial.find((op) => opName(op) === name)?.by;
    const isConstant = first !== undefined && where.length === 1;
    return [name, { first, register: isConstant ? undefined : numberIn(registers, where.join("|")) }];
  });
  return new Map(kept);
}

/** The passes over the automaton, in order. After each it does the same, in fewer states, with fewer operations, or in another order. */
export const passes: Readonly<Record<string, (program: Program) => Program>> = {
  "settle-beginning": settleBeginning,
  minimise,
  arrange,
};

/** Everything that the code of a grammar follows from: the grammar of a scheme, or of the items of a list. */
export interface Analysis {
  readonly node: Node;
  readonly elements: readonly ElementNode[];
  readonly flags: Flags;
  readonly layout: Layout;
  readonly registers: ReadonlyMap<string, Storage>;
  readonly encoded: EncodedTable;
}

/**
 * Turns a grammar into an automaton.
 *
 * @param elements - The components and lists to tell apart.
 */
export function programOf(node: Node, elements: readonly ElementNode[], flags: Flags = flagsOf(elements)): Program {
  const tagCount = 2 * elements.length;
  const automaton = new Automaton(node, {
    tagging: taggingOf(elements, flags),
    tagCount,
    others: watchedSets(flags),
    most: MOST_STATES,
    watch: (nfa) => watchOf(flags, tagCount, nfa),
  });
  return programFrom(automaton, elements, presenceOf(node, elements));
}

/** Analyses a grammar, once. */
export const analyse = once((node: Node) => analysisOf(node, componentsOf(node)));

/** Analyses, once, a grammar whose texts are mostly cut: where that cannot be, each component is read, and fewer rows will do. */
export const analyseOdd = once((node: Node) => analysisOf(node, componentsOf(node), true));

/**
 * Runs all passes.
 *
 * @param elements - The components and lists to tell apart; none for the bare language.
 * @param isRead - See {@link flagsOf}.
 */
export function analysisOf(node: Node, elements: readonly ElementNode[], isRead = false): Analysis {
  const flags = flagsOf(elements, isRead);
  const program = programOf(node, elements, flags);
  const layout = layoutOf(Object.values(passes).reduce((program, pass) => pass(program), program));
  return {
    node,
    elements,
    flags,
    layout,
    registers: registersOf(layout),
    encoded: encodeTable(layout),
  };
}

/** For each component, the formula over optional parts and choices that says when it is there; an empty one means always. */
type Formulas = ReadonlyMap<string, string>;

const both = (left: string, right: string) => (left === "" || right === "" ? left + right : `${left}&(${right})`);

function formulasOf(node: Node, path = ""): Formulas {
  if (isElement(node)) return new Map([[node.name, ""]]);
  const parts = children(node).map((child, at) => formulasOf(child, `${path}.${at}`));
  if (node.kind !== "choice" && node.kind !== "optional") return new Map(parts.flatMap((part) => [...part]));
  const formula = (name: string) => {
    const formulas = parts.map((part) => part.get(name));
    if (node.kind === "choice" && formulas.every((formula) => formula === "")) return "";
    return formulas.flatMap((formula, at) => (formula === undefined ? [] : [both(`${path}.${at}`, formula)])).join("|");
  };
  return new Map(parts.flatMap((part) => [...part.keys()].map((name) => [name, formula(name)])));
}

/** See {@link Program.presence}. It takes the last of the elements that come together, the one least often announced in vain. */
export function presenceOf(node: Node, elements: readonly ElementNode[]): Program["presence"] {
  const formulas = formulasOf(node);
  const ofElements = elements.map(({ name }) => formulas.get(name));
  return ofElements.map((formula) =>
    formula === "" || formula === undefined ? undefined : ofElements.lastIndexOf(formula),
  );
}
