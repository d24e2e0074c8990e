import { made } from "../grammar/made.ts";
import type { Fault, Node } from "../grammar/nodes.ts";
import { grammarMachine } from "../machines/grammar-machine.ts";
import { decodedFaults } from "./decoded-faults.ts";

/**
 * A rule beyond the grammar that is a grammar itself: that of the decoded text.
 *
 * @param grammar - The grammar, of decoded characters; octets beyond ASCII never obey it.
 * @returns A check: its fault is the first raw character, or the whole escape, with which no text of the grammar can go on.
 * @public
 */
export function checkDecoded(grammar: Node): (text: string) => readonly Fault[] {
  return made(
    decodedFaults(() => grammarMachine(grammar)),
    { recipe: { name: "checkDecoded", arguments: [grammar] }, spared: grammar },
  );
}
