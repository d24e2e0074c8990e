import { characterClass, componentsOf, type Node } from "@url1738/core/runtime";
import { CODES, keysOf, type Machine, nameOf, type Op, type Step, stepBy } from "./automaton/machine.ts";
import { machineOf } from "./table/unit.ts";

/**
 * Draws the automaton of a scheme for people.
 *
 * @param definition - The scheme, or anything with a grammar.
 * @param last - The name of the last pass to run: `from-automaton`, `settle-beginning` or `minimise`; all passes by default.
 * @returns A graph in the language of Graphviz: `dot -Tsvg` draws it. A state in which a text may end has two rings; operations follow a
 *   slash.
 * @public
 */
export function drawScheme({ schemepart }: { readonly schemepart: Node }, last?: string): string {
  return dotOf(machineOf(schemepart, componentsOf(schemepart), last));
}

const quote = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

const shownOps = (ops: readonly Op[]) => (ops.length === 0 ? "" : ` / ${keysOf(ops)}`);

/** Writes an automaton in the language of Graphviz. */
function dotOf(machine: Machine): string {
  const lines = machine.states.flatMap(({ final, label }, at) => {
    const what = `${at} ${label.component ?? ""}${final === undefined ? "" : shownOps(final)}`;
    const shape = final === undefined ? "circle" : "doublecircle";
    const ways = new Map<string, { readonly step: Step; readonly characters: string[] }>();
    for (const code of CODES) {
      const step = stepBy(machine, at, code);
      if (step === undefined) continue;
      const way = ways.get(nameOf(step)) ?? { step, characters: [] };
      way.characters.push(String.fromCharCode(code));
      ways.set(nameOf(step), way);
    }
    const edges = [...ways.values()].map(
      ({ step: { to, ops }, characters }) =>
        `  ${at} -> ${to} [label=${quote(characterClass(characters.join("")) + shownOps(ops))}];`,
    );
    return [`  ${at} [shape=${shape}, label=${quote(what.trim())}];`, ...edges];
  });
  return `digraph {\n  rankdir=LR;\n  start [shape=point];\n  start -> 0 [label=${quote(shownOps(machine.initial).trim())}];\n${lines.join("\n")}\n}\n`;
}
