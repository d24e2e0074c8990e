import { grammarMachine } from "../automaton/grammar-machine.ts";
import type { TableText } from "../automaton/table.ts";
import { tableMachine } from "../automaton/table-machine.ts";
import { withFacts } from "../grammar/facts.ts";
import type { Fault, Node } from "../grammar/nodes.ts";
import { children, withChildren } from "../grammar/walk.ts";
import { ownTable } from "../values/generated.ts";
import { decodedFaults } from "./decoded-faults.ts";

/**
 * The same rule, compiled.
 *
 * @param text - The table of the grammar.
 * @returns The check that {@link checkDecoded} makes of the grammar.
 * @public
 */
export function checkDecodedBy(text: TableText): (text: string) => readonly Fault[] {
  const { keep } = ownTable(text);
  return decodedFaults(() => tableMachine(keep(), []));
}

/** The same grammar without the percent sign: in an encoded text, each begins an escape. */
function lessPercent(node: Node): Node {
  if (node.kind === "set") return { ...node, characters: node.characters.replaceAll("%", "") };
  return withChildren(node, children(node).map(lessPercent));
}

/**
 * A rule beyond the grammar that is a grammar itself: that of the decoded text.
 *
 * @param grammar - The grammar, of decoded characters; octets beyond ASCII never obey it.
 * @returns A check: its fault is the first raw character, or the whole escape, with which no text of the grammar can go on.
 * @public
 */
export function checkDecoded(grammar: Node): (text: string) => readonly Fault[] {
  return withFacts(
    decodedFaults(() => grammarMachine(grammar)),
    { recipe: { name: "checkDecodedBy", arguments: [grammar] }, spared: lessPercent(grammar) },
  );
}
