import { type Machine, type Walked, walked } from "@url1738/core/runtime";
import { runEnd } from "../hints/runs.ts";

/** Going on with a text after a component that is wrong in itself. */

/** One character of each kind that can replace what is wrong, and the delimiters that may have to follow it. */
const STAND_INS = [..."a1/:@.=;"];

/** The greatest length of a replacement: `@a/` replaces what should be a login, a host and the beginning of a path. */
const MOST = 4;

const DELIMITERS = "/:@?;";

/** Returns the shortest text that takes a machine to a wanted state; `undefined` if there is none. */
export function shortestTo<State>(
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

/** Returns the offset of the next closing bracket, or the end. */
const nextClosing = runEnd(/[^\]]*/y);

/** A part of a text that is passed over, and its replacement. */
interface Skipped<State> {
  readonly end: number;
  readonly replacement: string;
  readonly state: State;
}

/** Passes over what is wrong, up to a delimiter that can follow, or to a character that is allowed in its place. */
export function skipped<State>(
  machine: Machine<State>,
  text: string,
  { index, state }: Walked<State>,
): Skipped<State> | undefined {
  // Everything in brackets belongs together.
  const closing = text[index] === "[" ? nextClosing(text, index) : text.length;
  const isClosed = closing < text.length;
  for (let end = isClosed ? closing + 1 : index; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (end > index && !isClosed && machine.step(state, code) !== undefined) return { end, replacement: "", state };
    if (!DELIMITERS.includes(text[end] as string)) continue;
    const replacement = shortestTo(machine, state, (reached) => machine.step(reached, code) !== undefined);
    if (replacement !== undefined) return { end, replacement, state: walked(machine, state, replacement, 0).state };
  }
  const replacement = shortestTo(machine, state, (reached) => machine.isEnd(reached));
  if (replacement === undefined) return undefined;
  return { end: text.length, replacement, state: walked(machine, state, replacement, 0).state };
}
