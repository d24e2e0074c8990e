import { type Machine, type Walked, walked } from "@url1738/core/runtime";
import { runEnd } from "../hints/runs.ts";

/** How a text goes on by its grammar after a component that is wrong in itself. */

/** One character of each kind that can stand in for what is wrong, and the delimiters that may have to follow it. */
const STAND_INS = [..."a1/:@.=;"];

/** How many characters stand in at most: `@a/` for what should have been a login, a host and the beginning of a path. */
const MOST = 4;

const DELIMITERS = "/:@?;";

/** The shortest text with which a machine goes on to what somebody wants of it; nothing where there is none. */
export function bridge<State>(
  machine: Machine<State>,
  from: State,
  isWanted: (state: State) => boolean,
): string | undefined {
  let ends: (readonly [text: string, state: State])[] = [["", from]];
  const seen = new Set<State>([from]);
  for (let length = 0; length <= MOST; length++) {
    const found = ends.find(([, state]) => isWanted(state));
    if (found !== undefined) return found[0];
    ends = ends.flatMap(([text, state]) =>
      STAND_INS.flatMap((character) => {
        const next = machine.step(state, character.charCodeAt(0));
        if (next === undefined || seen.has(next)) return [];
        seen.add(next);
        return [[text + character, next] as const];
      }),
    );
  }
  return undefined;
}

/** Where the next closing bracket is, or the end. */
const nextClosing = runEnd(/[^\]]*/y);

/** What is passed over of a text, and what stands in for it. */
export interface Skipped<State> {
  readonly end: number;
  readonly replacement: string;
  readonly state: State;
}

/** Passes over what is wrong: up to a delimiter that can follow, or to a character that could have stood there as well. */
export function skipped<State>(
  machine: Machine<State>,
  text: string,
  { index, state }: Walked<State>,
): Skipped<State> | undefined {
  // What is in brackets belongs together, whatever it has in it.
  const closing = text[index] === "[" ? nextClosing(text, index) : text.length;
  const isClosed = closing < text.length;
  for (let end = isClosed ? closing + 1 : index; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (end > index && !isClosed && machine.step(state, code) !== undefined) return { end, replacement: "", state };
    if (!DELIMITERS.includes(text[end] as string)) continue;
    const replacement = bridge(machine, state, (reached) => machine.step(reached, code) !== undefined);
    if (replacement !== undefined) return { end, replacement, state: walked(machine, state, replacement, 0).state };
  }
  const replacement = bridge(machine, state, (reached) => machine.isEnd(reached));
  if (replacement === undefined) return undefined;
  return { end: text.length, replacement, state: walked(machine, state, replacement, 0).state };
}
