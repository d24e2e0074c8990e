import { grammarMachine } from "../automaton/grammar-machine.ts";
import type { TableText } from "../automaton/table.ts";
import { tableMachine } from "../automaton/table-machine.ts";
import { withFacts } from "../grammar/facts.ts";
import type { Node, RuleError } from "../grammar/nodes.ts";
import { children, withChildren } from "../grammar/walk.ts";
import { ownTable } from "../values/generated.ts";
import { decodedErrors } from "./decoded-errors.ts";

/** Makes the same check as {@link checkDecoded} from the table of a compiled grammar. @public */
export function checkDecodedBy(text: TableText): (text: string) => readonly RuleError[] {
  const { keep } = ownTable(text);
  return decodedErrors(() => tableMachine(keep(), []));
}

/** Removes the percent sign from a grammar: in an encoded text, every `%` begins an escape. */
function lessPercent(node: Node): Node {
  if (node.kind === "set") return { ...node, characters: node.characters.replaceAll("%", "") };
  return withChildren(node, children(node).map(lessPercent));
}

/**
 * Makes a rule beyond the grammar that is itself a grammar, that of the decoded text.
 *
 * @param grammar - The grammar, of decoded characters; octets beyond ASCII never obey it.
 * @returns The check. Its error is the first raw character, or whole escape, that no text of the grammar can continue with.
 * @public
 */
export function checkDecoded(grammar: Node): (text: string) => readonly RuleError[] {
  return withFacts(
    decodedErrors(() => grammarMachine(grammar)),
    { recipe: { name: "checkDecodedBy", arguments: [grammar] }, spared: lessPercent(grammar) },
  );
}
