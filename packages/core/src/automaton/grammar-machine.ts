import { checkKnown } from "../grammar/check-node.ts";
import type { Component, List, Node } from "../grammar/nodes.ts";
import { ruleOf } from "../grammar/walk.ts";
import { Automaton, type AutomatonOptions } from "./automaton.ts";
import { type Label, labelOf } from "./label.ts";
import { type Departure, departureOf, type Machine } from "./machine.ts";
import { nfaOf } from "./nfa.ts";
import type { State } from "./state.ts";

/** Makes a machine that walks an automaton character by character. */
export function machineOf(automaton: Automaton): Machine<State> {
  const labels = new WeakMap<State, Label>();
  const labelAt = (state: State): Label => {
    const label = labels.get(state) ?? labelOf(automaton, state);
    labels.set(state, label);
    return label;
  };
  return {
    get first() {
      return automaton.first;
    },
    step: (state, code) => automaton.after(state, code),
    isEnd: (state) => automaton.finalOf(state) !== null,
    departureAt: (state, index) => {
      const { components, ...departure } = labelAt(state);
      return { index, ...departure };
    },
    componentsAt: (state) => labelAt(state).components,
  };
}

/** Makes the machine of a grammar. */
export function grammarMachine(node: Node, options?: AutomatonOptions): Machine<State> {
  return machineOf(
    new Automaton(
      nfaOf(node, () => []),
      0,
      options,
    ),
  );
}

/**
 * Compiles a grammar into a function that finds where a text, read from `start` on, leaves it; `undefined` for a text of the grammar.
 *
 * @param section - The section for departures whose component has none of its own.
 * @throws Url1738Error - With the code `contract-version` if the grammar has a kind of node that this version does not know.
 * @public
 */
export function simulator(node: Node, section?: string): (text: string, start?: number) => Departure | undefined {
  checkKnown({ schemepart: node });
  const machine = grammarMachine(node);
  return (text, start) => {
    const departure = departureOf(machine, text, start);
    if (departure?.component === undefined) return departure;
    return { ...departure, section: departure.section ?? section };
  };
}

/** Tells whether the rule of an element takes a text. */
export function isOfRule(element: Component | List, text: string): boolean {
  return departureOf(grammarMachine(element.kind === "list" ? ruleOf(element) : element.item), text) === undefined;
}
