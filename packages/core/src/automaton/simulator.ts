import { checkKnown } from "../grammar/check-node.ts";
import type { Node } from "../grammar/nodes.ts";
import { grammarMachine } from "./grammar-machine.ts";
import { type Departure, departureOf } from "./machine.ts";

/**
 * Compiles a grammar into a function that finds where a text leaves it.
 *
 * @param node - The grammar.
 * @param section - The section for what no component claims.
 * @returns A function that returns `undefined` for a text of the grammar. It looks at the text from `start` on.
 * @throws Url1738Error - With the code `contract-version` where the grammar has a kind of node that is not known here.
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
