import { spoken } from "../errors.ts";
import type { Fault } from "../nodes.ts";
import { tableMachine, walked } from "./machine.ts";
import { ownTable } from "./parts.ts";
import type { TableText } from "./table.ts";

const none: readonly Fault[] = [];

/**
 * A rule beyond the grammar that is a grammar itself, compiled: that of the decoded text.
 *
 * @param what - The subject of the message.
 * @param text - The table of the grammar.
 * @returns The check: its fault is the first raw character, or the whole escape, with which no text of the grammar can go on.
 * @public
 */
export function checkDecoded(what: string, text: TableText): (text: string) => readonly Fault[] {
  const own = ownTable(text);
  const lengthAt = (encoded: string, index: number) => (index === encoded.length ? 0 : encoded[index] === "%" ? 3 : 1);
  return (encoded) => {
    const machine = tableMachine(own.table(), []);
    const octets = encoded.replace(/%(..)/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
    const reached = walked(machine, machine.first, octets, 0);
    if (reached.index === octets.length && machine.isEnd(reached.state)) return none;
    const { expected } = machine.departureAt(reached.state, reached.index);
    let index = 0;
    for (let octet = 0; octet < reached.index; octet++) index += lengthAt(encoded, index);
    const end = index + lengthAt(encoded, index);
    const trouble = end === index ? "ends too early" : "cannot go on like this";
    return [{ index, end, message: `${what} ${trouble}: expected ${spoken(expected)}.` }];
  };
}
