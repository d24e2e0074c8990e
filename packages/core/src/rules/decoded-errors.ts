import { following } from "../automaton/label.ts";
import type { Machine } from "../automaton/machine.ts";
import type { Params, Sentence } from "../errors/sentence.ts";
import { departureSentence, unexpectedEscape } from "../errors/sentences.ts";
import type { RuleError } from "../grammar/nodes.ts";
import { octetAt } from "../syntax/percent-encoding.ts";

/** Counts the characters that encode the octet at an offset. */
function lengthAt(text: string, index: number): number {
  if (index === text.length) return 0;
  return text[index] === "%" ? 3 : 1;
}

/** Makes the check of {@link checkDecoded}; `make` makes the machine that reads the decoded text. */
export function decodedErrors(make: () => Machine): (text: string) => readonly RuleError[] {
  let machine: Machine | undefined;
  /** The characters that can follow each state, kept because a check of many texts reaches the same states again. */
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
    return [ruleError(index, end, sentence, params)];
  };
}

/** Makes the error of a wrong part. */
export function ruleError(index: number, end: number, { reason, sentence }: Sentence, params: Params): RuleError {
  return { index, end, reason, params, message: sentence };
}
