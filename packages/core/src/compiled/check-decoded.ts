import type { Fault } from "../grammar/nodes.ts";
import { decodedFaults } from "../rules/decoded-faults.ts";
import { ownTable } from "./parts.ts";
import type { TableText } from "./table.ts";
import { tableMachine } from "./table-machine.ts";

/**
 * A rule beyond the grammar that is a grammar itself, compiled: that of the decoded text.
 *
 * @param text - The table of the grammar.
 * @returns The check: its fault is the first raw character, or the whole escape, with which no text of the grammar can go on.
 * @public
 */
export function checkDecoded(text: TableText): (text: string) => readonly Fault[] {
  const own = ownTable(text);
  return decodedFaults(() => tableMachine(own.table(), []));
}
