import type { Machine } from "./machine.ts";

/** One character of each kind that can replace wrong text, and the delimiters that may have to follow it. */
const STAND_INS = [..."a1/:@.=;"];

/** The greatest length of a replacement: `@a/` replaces a wrong login, a host and the beginning of a path. */
const MOST = 4;

/** A replacement, and the state to which it takes a machine. */
export interface Reached<State> {
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
