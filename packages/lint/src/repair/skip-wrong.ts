import type { Machine, Walked } from "@url1738/core/runtime";
import { runEnd } from "../hints/runs.ts";

/** One character of each kind that can replace wrong text, and the delimiters that may have to follow it. */
const STAND_INS = [..."a1/:@.=;"];

/** The greatest length of a replacement: `@a/` replaces a wrong login, a host and the beginning of a path. */
const MOST = 4;

const DELIMITERS = "/:@?;";

/** A replacement, and the state to which it takes a machine. */
interface Reached<State> {
  readonly replacement: string;
  readonly state: State;
}

/** Returns the shortest text that takes a machine to a wanted state, and that state; `undefined` if there is none. */
export function shortestTo<State>(
  machine: Machine<State>,
  from: State,
  isWanted: (state: State) => boolean,
): Reached<State> | undefined {
  let ends: readonly Reached<State>[] = [{ replacement: "", state: from }];
  const seen = new Set<State>([from]);
  for (let length = 0; length <= MOST; length++) {
    const found = ends.find(({ state }) => isWanted(state));
    if (found !== undefined) return found;
    ends = ends.flatMap(({ replacement, state }) =>
      STAND_INS.flatMap((character) => {
        const next = machine.step(state, character.charCodeAt(0));
        if (next === undefined || seen.has(next)) return [];
        seen.add(next);
        return { replacement: replacement + character, state: next };
      }),
    );
  }
  return undefined;
}

/** Returns the offset of the next closing bracket, or the end. */
const nextClosing = runEnd(/[^\]]*/y);

/** Passes over wrong text, up to a delimiter that can follow it or a character that is allowed in its place; returns its end. */
export function skipped<State>(
  machine: Machine<State>,
  text: string,
  { index, state }: Walked<State>,
): (Reached<State> & { readonly end: number }) | undefined {
  // Everything in brackets belongs together.
  const closing = text[index] === "[" ? nextClosing(text, index) : text.length;
  const isClosed = closing < text.length;
  for (let end = isClosed ? closing + 1 : index; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (end > index && !isClosed && machine.step(state, code) !== undefined) return { end, replacement: "", state };
    if (!DELIMITERS.includes(text[end] as string)) continue;
    const reached = shortestTo(machine, state, (one) => machine.step(one, code) !== undefined);
    if (reached !== undefined) return { end, ...reached };
  }
  const reached = shortestTo(machine, state, (one) => machine.isEnd(one));
  return reached && { end: text.length, ...reached };
}
