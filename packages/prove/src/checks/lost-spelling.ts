import { escapeOctet } from "@url1738/core";
import type { Node } from "@url1738/core/define";
import { walked } from "@url1738/core/grammar";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import type { State as AutomatonState } from "@url1738/core/inside/automaton/state";
import { PRINTABLE } from "../grammar/printable.ts";

/**
 * Checks that a rule accepts the canonical spelling of each of its texts, spelt character by character and escape by escape.
 * Otherwise `format` would refuse a text that `parse` has accepted.
 */

/** A text that a rule accepts, and its canonical spelling, which the rule does not accept. */
interface LostSpelling {
  readonly text: string;
  readonly spelling: string;
}

/** All characters and all escapes. */
const UNITS: readonly string[] = [
  ...PRINTABLE.map((code) => String.fromCharCode(code)).filter((character) => character !== "%"),
  ...new Set(
    Array.from({ length: 256 }, (_, octet) => escapeOctet(octet)).flatMap((written) => [
      written,
      written.toLowerCase(),
    ]),
  ),
];

/** The limit of places: more than any rule that people write has. */
const MOST_PLACES = 2_000;

/** The states that a text and its canonical spelling have reached; the spelling may have left the rule. */
interface SpeltPrefix extends LostSpelling {
  readonly state: AutomatonState;
  readonly spelt: AutomatonState | undefined;
}

/**
 * Finds the shortest text of a rule whose canonical spelling, one character or escape after the other, the rule does not accept.
 *
 * @throws RangeError
 */
export function lostSpelling(node: Node, canonical: (unit: string) => string): LostSpelling | undefined {
  const { machine } = new Automaton(node);
  const followed = (from: AutomatonState | undefined, text: string): AutomatonState | undefined => {
    const reached = from && walked(machine, from, text, 0);
    return reached?.index === text.length ? reached.state : undefined;
  };
  const spellings = new Map(UNITS.map((unit) => [unit, canonical(unit)]));
  const seen = new Map<AutomatonState, Set<AutomatonState | undefined>>();
  const waiting: SpeltPrefix[] = [{ text: "", spelling: "", state: machine.first, spelt: machine.first }];
  for (const { text, spelling, state, spelt } of waiting) {
    if (waiting.length > MOST_PLACES) throw new RangeError();
    if (machine.isEnd(state) && !(spelt && machine.isEnd(spelt))) return { text, spelling };
    for (const [unit, unitSpelling] of spellings) {
      const next = followed(state, unit);
      if (next === undefined) continue;
      const nextSpelt = followed(spelt, unitSpelling);
      const kept = seen.get(next) ?? new Set();
      seen.set(next, kept);
      if (kept.has(nextSpelt)) continue;
      kept.add(nextSpelt);
      waiting.push({ text: text + unit, spelling: spelling + unitSpelling, state: next, spelt: nextSpelt });
    }
  }
  return undefined;
}
