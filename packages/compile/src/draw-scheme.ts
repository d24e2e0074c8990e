import { componentsOf, type Node } from "@url1738/core/runtime";
import { dotOf } from "./automaton/dot.ts";
import { machineOf } from "./table/unit.ts";

/**
 * Draws the automaton of a scheme, for people who want to look at it.
 *
 * @param definition - The scheme, or anything with a grammar.
 * @param last - The name of the last pass to run: `from-automaton`, `settle-beginning` or `minimise`; all passes by default.
 * @returns A graph in the language of Graphviz: `dot -Tsvg` draws it. A state where a text may end has two rings; operations follow a
 *   slash.
 * @public
 */
export function drawScheme({ schemepart }: { readonly schemepart: Node }, last?: string): string {
  return dotOf(machineOf(schemepart, componentsOf(schemepart), last));
}
