import { componentsOf, type Node } from "@url1738/core/runtime";
import { dotOf } from "./automaton/dot.ts";
import { machineOf } from "./table/unit.ts";

/**
 * Draws the automaton of a scheme, for those who want to look at it.
 *
 * @param definition - The scheme, or anything with a grammar.
 * @param last - The name of the last pass to be run: `from-automaton`, `settle-beginning` or `minimise`; without it, all are.
 * @returns A graph in the language of Graphviz: `dot -Tsvg` makes a picture of it. A state in which a text may end has two rings; behind
 *   a slash stands what is done.
 * @public
 */
export function drawScheme({ schemepart }: { readonly schemepart: Node }, last?: string): string {
  return dotOf(machineOf(schemepart, componentsOf(schemepart), last));
}
