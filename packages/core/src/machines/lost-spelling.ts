import type { Node } from "../grammar/nodes.ts";
import { escapeOctet } from "../syntax/percent-encoding.ts";
import { automaton, type Front } from "./automaton.ts";
import { TooLarge } from "./reading-graph.ts";

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
  readonly front: Front;
  readonly spelt: Front | undefined;
}

/**
 * Finds the shortest text of a rule whose canonical spelling is not one.
 *
 * @param canonical - The canonical spelling of one character or escape.
 * @throws {@link TooLarge}
 */
export function lostSpelling(node: Node, canonical: (unit: string) => string): LostSpelling | undefined {
  const { first, step } = automaton(node);
  const followed = (from: Front | undefined, text: string): Front | undefined => {
    let front = from ?? null;
    for (let index = 0; front !== null && index < text.length; index++) front = step(front, text.charCodeAt(index));
    return front ?? undefined;
  };
  const spellings = new Map(UNITS.map((unit) => [unit, canonical(unit)]));
  const seen = new Map<Front, Set<Front | undefined>>();
  const waiting: Place[] = [{ text: "", spelling: "", front: first, spelt: first }];
  for (const { text, spelling, front, spelt } of waiting) {
    if (waiting.length > MOST_PLACES) throw new TooLarge();
    if (front.isEnd && spelt?.isEnd !== true) return { text, spelling };
    for (const [unit, own] of spellings) {
      const next = followed(front, unit);
      if (next === undefined) continue;
      const nextSpelt = followed(spelt, own);
      const known = seen.get(next) ?? new Set();
      seen.set(next, known);
      if (known.has(nextSpelt)) continue;
      known.add(nextSpelt);
      waiting.push({ text: text + unit, spelling: spelling + own, front: next, spelt: nextSpelt });
    }
  }
  return undefined;
}
