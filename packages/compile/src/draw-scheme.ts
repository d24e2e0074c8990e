import { componentsOf, type Node } from "@url1738/core/runtime";
import { keysOf, type Machine, type Op } from "./automaton/machine.ts";
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

/** Writes characters for a reader: a run of them as `a-z`. */
function shownCodes(codes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const shown = (code: number) => String.fromCharCode(code);
  return runs
    .map(([a, b]) => (b - a > 1 ? `${shown(a)}-${shown(b)}` : a === b ? shown(a) : shown(a) + shown(b)))
    .join("");
}

const quote = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

const shownOps = (ops: readonly Op[]) => (ops.length === 0 ? "" : ` / ${keysOf(ops)}`);

/** Writes an automaton in the language of Graphviz. */
function dotOf({ classOf, states, initial }: Machine): string {
  const lines = states.flatMap(({ row, final, label }, at) => {
    const what = `${at} ${label.component ?? ""}${final === undefined ? "" : shownOps(final)}`;
    const shape = final === undefined ? "circle" : "doublecircle";
    const ways = new Map<string, number[]>();
    for (const [code, of] of classOf.entries()) {
      const step = row[of];
      if (step === undefined) continue;
      const key = `${step.to} ${keysOf(step.ops)}`;
      ways.set(key, [...(ways.get(key) ?? []), code]);
    }
    const edges = [...ways.values()].map((codes) => {
      const step = row[classOf[codes[0] as number] as number];
      return `  ${at} -> ${step?.to} [label=${quote(shownCodes(codes) + shownOps(step?.ops ?? []))}];`;
    });
    return [`  ${at} [shape=${shape}, label=${quote(what.trim())}];`, ...edges];
  });
  return `digraph {\n  rankdir=LR;\n  start [shape=point];\n  start -> 0 [label=${quote(shownOps(initial).trim())}];\n${lines.join("\n")}\n}\n`;
}
