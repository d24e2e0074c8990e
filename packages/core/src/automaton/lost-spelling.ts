import type { Node } from "../grammar/nodes.ts";
import { escapeOctet } from "../syntax/percent-encoding.ts";
import type { State } from "./automaton.ts";
import { grammarMachine } from "./grammar-machine.ts";
import { TooLarge } from "./nfa.ts";

/**
 * Whether every text of a rule is still one of its texts when it is spelt canonically, each character and each escape by itself.
 * Otherwise `format` would refuse what `parse` has taken.
 */

/** A text of a rule, and its canonical spelling, which is not one. */
export interface LostSpelling {
  readonly text: string;
  readonly spelling: string;
}

/** Each character and each escape. */
const UNITS: readonly string[] = [
  ...Array.from({ length: 0x7f - 0x21 }, (_, index) => String.fromCharCode(0x21 + index)).filter((one) => one !== "%"),
  ...new Set(Array.from({ length: 256 }, (_, octet) => escapeOctet(octet)).flatMap((one) => [one, one.toLowerCase()])),
];

/** More places than any rule that people write has. */
const MOST_PLACES = 2_000;

/** Where a text and its canonical spelling have led; the spelling may have left the rule. */
interface Place extends LostSpelling {
  readonly state: State;
  readonly spelt: State | undefined;
}

/**
 * Finds the shortest text of a rule whose canonical spelling is not one.
 *
 * @param canonical - The canonical spelling of one character or escape.
 * @throws {@link TooLarge}
 */
export function lostSpelling(node: Node, canonical: (unit: string) => string): LostSpelling | undefined {
  const machine = grammarMachine(node);
  const followed = (from: State | undefined, text: string): State | undefined => {
    let state = from;
    for (let index = 0; state !== undefined && index < text.length; index++)
      state = machine.step(state, text.charCodeAt(index));
    return state;
  };
  const spellings = new Map(UNITS.map((unit) => [unit, canonical(unit)]));
  const seen = new Map<State, Set<State | undefined>>();
  const waiting: Place[] = [{ text: "", spelling: "", state: machine.first, spelt: machine.first }];
  for (const { text, spelling, state, spelt } of waiting) {
    if (waiting.length > MOST_PLACES) throw new TooLarge();
    if (machine.isEnd(state) && !(spelt && machine.isEnd(spelt))) return { text, spelling };
    for (const [unit, own] of spellings) {
      const next = followed(state, unit);
      if (next === undefined) continue;
      const nextSpelt = followed(spelt, own);
      const known = seen.get(next) ?? new Set();
      seen.set(next, known);
      if (known.has(nextSpelt)) continue;
      known.add(nextSpelt);
      waiting.push({ text: text + unit, spelling: spelling + own, state: next, spelt: nextSpelt });
    }
  }
  return undefined;
}
