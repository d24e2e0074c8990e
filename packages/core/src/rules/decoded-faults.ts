import { spoken } from "../errors/english.ts";
import type { Fault } from "../grammar/nodes.ts";
import { departureOf, type Machine } from "../machines/machine.ts";

/** How many characters of a text stand for the octet at an offset. */
function lengthAt(text: string, index: number): number {
  if (index === text.length) return 0;
  return text[index] === "%" ? 3 : 1;
}

/**
 * What breaks a rule that is a grammar of the decoded text: the first raw character, or the whole escape, with which no text of the
 * grammar can go on.
 *
 * @param what - The subject of the message.
 * @param machine - What reads the decoded text.
 * @param text - The text as it is written.
 */
export function decodedFaults(what: string, machine: Machine, text: string): readonly Fault[] {
  const octets = text.replace(/%(..)/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  const departure = departureOf(machine, octets);
  if (departure === undefined) return [];
  let index = 0;
  for (let octet = 0; octet < departure.index; octet++) index += lengthAt(text, index);
  const end = index + lengthAt(text, index);
  const trouble = end === index ? "ends too early" : "cannot go on like this";
  return [{ index, end, message: `${what} ${trouble}: expected ${spoken(departure.expected)}.` }];
}
