import { departureSentence } from "../errors/departure-sentence.ts";
import { unexpectedEscape } from "../errors/sentences.ts";
import type { Fault } from "../grammar/nodes.ts";
import { following } from "../machines/following.ts";
import { type Machine, walked } from "../machines/machine.ts";
import { faultOf } from "./fault-of.ts";

/** How many characters of a text stand for the octet at an offset. */
function lengthAt(text: string, index: number): number {
  if (index === text.length) return 0;
  return text[index] === "%" ? 3 : 1;
}

/**
 * What breaks a rule that is a grammar of the decoded text: the first raw character, or the whole escape, with which no text of the
 * grammar can go on.
 *
 * @param machine - What reads the decoded text.
 * @param text - The text as it is written.
 */
export function decodedFaults(machine: Machine, text: string): readonly Fault[] {
  const octets = text.replace(/%(..)/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  const reached = walked(machine, machine.first, octets, 0);
  if (reached.index === octets.length && machine.isEnd(reached.state)) return [];
  let index = 0;
  for (let octet = 0; octet < reached.index; octet++) index += lengthAt(text, index);
  const end = index + lengthAt(text, index);
  const expected = following(machine, reached.state);
  const { params = {}, ...sentence } =
    text[index] === "%"
      ? { ...unexpectedEscape, params: { expected, escape: text.slice(index, end) } }
      : departureSentence(index === end, expected);
  return [faultOf(index, end, sentence, params)];
}
