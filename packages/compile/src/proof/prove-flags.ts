import type { Component, Node } from "@url1738/core/define";
import { children, componentsOf, isElement } from "@url1738/core/grammar";
import type { State as AutomatonState } from "@url1738/core/inside/automaton/state";
import { hasOrder } from "@url1738/core/inside/grammar/walk";
import type { Op, Program } from "../automaton/program.ts";
import { CHECK, hasCheckedParts, languageOf, sparedCheck, sparedOf } from "../automaton/watched-texts.ts";
import { Bordered, examplesOf } from "./bordered.ts";
import { type Refuted, shortestWrong } from "./shortest-wrong.ts";

/** Proves that a program raises a flag for each text whose components need a function. */

/** A flag, the codec whose texts raise it, and the texts that need not. */
interface Duty {
  readonly flag: number;
  readonly component: Component;
  readonly spared: Node | undefined;
}

/** Returns the components of a grammar, also those in lists, one for each codec. */
export function componentsIn(node: Node): readonly Component[] {
  const all = node.kind === "component" ? [node] : children(node).flatMap(componentsIn);
  return all.filter(({ codec }, at) => all.findIndex((one) => one.codec === codec) === at);
}

/** Returns the grammars that have a table: the whole, and the items of lists that have several components. */
export const grammarsIn = (node: Node): readonly Node[] => [node, ...itemsIn(node)];

const itemsIn = (node: Node): readonly Node[] =>
  node.kind === "list" && !isElement(node.item) ? grammarsIn(node.item) : children(node).flatMap(itemsIn);

function dutiesOf(component: Component, readers: readonly unknown[], isAlwaysChecked: boolean): readonly Duty[] {
  const { codec } = component;
  const { read } = sparedOf(component);
  const check: Duty = { flag: CHECK, component, spared: sparedCheck(component) };
  const reads = read !== undefined && readers.includes(codec.read);
  return [
    ...(codec.check === undefined || isAlwaysChecked ? [] : [check]),
    ...(reads ? [{ flag: readers.indexOf(codec.read), component, spared: read }] : []),
  ];
}

interface At {
  readonly grammar: AutomatonState;
  readonly state: number;
  /** The state of the language of the spared texts; `null` once the component has left it, `undefined` outside of the component. */
  readonly spared: AutomatonState | null | undefined;
  /** True if the flag must be raised. */
  readonly isDue: boolean;
}

function refutedDuty(node: Node, program: Program, { flag, component, spared }: Duty): Refuted | undefined {
  const raises = (ops: readonly Op[]) => ops.some(({ what, of }) => what === "flag" && of === flag);
  if (raises(program.initial)) return undefined;
  const grammar = new Bordered(node, (one) => one.kind === "component" && one.codec === component.codec);
  const language = spared && languageOf(spared);
  return shortestWrong<At>({
    first: { grammar: grammar.first, state: 0, spared: undefined, isDue: false },
    keyOf: (at) => `${at.grammar.index},${at.state},${at.spared?.index ?? at.spared},${at.isDue}`,
    wrongAt: ({ grammar: own, state, isDue }) => {
      const { final } = program.states[state] ?? {};
      if (!isDue || !grammar.isEnd(own) || (final && raises(final))) return undefined;
      return `is ${flag === CHECK ? "not checked" : "not read"}`;
    },
    beside: (at) => {
      const [opened, closed] = [grammar.opened(at.grammar), grammar.closed(at.grammar)];
      const isSpared = at.spared && language?.finalOf(at.spared);
      return [
        ...(opened === undefined ? [] : [{ ...at, grammar: opened, spared: language?.first ?? null }]),
        ...(closed === undefined ? [] : [{ ...at, grammar: closed, spared: undefined, isDue: at.isDue || !isSpared }]),
      ];
    },
    after: (at, code) => {
      const to = grammar.after(at.grammar, code);
      const step = program.states[at.state]?.row[program.classOf[code] as number];
      // Nothing else can be wrong once the flag is raised.
      if (to === undefined || step === undefined || raises(step.ops)) return undefined;
      return { ...at, grammar: to, state: step.to, spared: at.spared && (language?.after(at.spared, code) ?? null) };
    },
    codes: examplesOf([
      (code) => program.classOf[code],
      (code) => grammar.classOf(code),
      (code) => language?.nfa.classOf[code],
    ]),
  });
}

/**
 * Proves that every text raises the flag of the checks, or of a reading function, if a component needs it.
 *
 * @param readers - The reading functions by flag.
 * @returns What refutes it, and the component.
 */
export function refutedFlags(
  node: Node,
  program: Program,
  readers: readonly unknown[],
): (Refuted & { readonly component: Component }) | undefined {
  if (hasOrder(node)) return undefined;
  const elements = componentsOf(node);
  for (const component of componentsIn(node))
    for (const duty of dutiesOf(component, readers, elements.includes(component) && hasCheckedParts(component))) {
      const refuted = refutedDuty(node, program, duty);
      if (refuted !== undefined) return { ...refuted, reason: `${component.name} ${refuted.reason}`, component };
    }
  return undefined;
}
