import { following } from "../automaton/label.ts";
import type { Machine } from "../automaton/machine.ts";
import type { Params, Sentence } from "../errors/sentence.ts";
import { departureSentence, unexpectedEscape } from "../errors/sentences.ts";
import type { Fault } from "../grammar/nodes.ts";
import { octetAt } from "../syntax/percent-encoding.ts";

/** How many characters of a text stand for the octet at an offset. */
function lengthAt(text: string, index: number): number {
  if (index === text.length) return 0;
  return text[index] === "%" ? 3 : 1;
}

/**
 * Makes the check of a rule that is a grammar of the decoded text.
 *
 * @param make - Makes what reads the decoded text.
 * @returns The check: its fault is the first raw character, or the whole escape, with which no text of the grammar can go on.
 */
export function decodedFaults(make: () => Machine): (text: string) => readonly Fault[] {
  let machine: Machine | undefined;
  /** What can follow the states: whoever looks at many texts comes to the same ones again and again. */
  const known = new Map<unknown, string>();

  return (text) => {
    machine ??= make();
    let state = machine.first;
    let index = 0;
    while (index < text.length) {
      const next = machine.step(state, text[index] === "%" ? octetAt(text, index) : text.charCodeAt(index));
      if (next === undefined) break;
      state = next;
      index += lengthAt(text, index);
    }
    if (index === text.length && machine.isEnd(state)) return [];
    const end = index + lengthAt(text, index);
    const expected = known.get(state) ?? following(machine, state);
    known.set(state, expected);
    const { params = {}, ...sentence } =
      text[index] === "%"
        ? { ...unexpectedEscape, params: { expected, escape: text.slice(index, end) } }
        : departureSentence(index === end, expected);
    return [faultOf(index, end, sentence, params)];
  };
}

/** A part at fault, and what is said of it. */
export function faultOf(index: number, end: number, { reason, sentence }: Sentence, params: Params): Fault {
  return { index, end, reason, params, message: sentence };
}
