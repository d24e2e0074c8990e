import type { Hint } from "../grammar/nodes.ts";

/** The place where a text leaves a grammar. @public */
export interface Mismatch {
  /** The length of the longest prefix that some text of the grammar shares. */
  readonly index: number;
  /** The terms of RFC 1738 §5 that could have followed that prefix. */
  readonly expected: readonly string[];
  /** The component that the text has reached; inside a list, the list. */
  readonly component: string | undefined;
  /** Its path in the value, with `[]` in place of each index, such as `hosts[].port`. */
  readonly path?: string | undefined;
  /** The section that describes it, if it has one of its own, see `UrlError.section`. */
  readonly section: string | undefined;
  /** True if an escape could have followed. */
  readonly canEscape: boolean;
  /** The advice of the components that the text may have reached. */
  readonly hints: readonly Hint[];
}

/**
 * A grammar, interpreted or compiled, that reads a text character by character and follows all its derivations at once. A state
 * belongs to the machine that returned it.
 *
 * @public
 */
export interface Machine<State = unknown> {
  /** The state at the beginning of a text. */
  readonly first: State;
  /**
   * Reads one character.
   *
   * @param code - The character, as a UTF-16 code unit.
   * @returns The next state; `undefined` if no text of the grammar has that character there.
   */
  step(state: State, code: number): State | undefined;
  /** Tells whether a text of the grammar may end here. */
  isEnd(state: State): boolean;
  /**
   * Describes a place where a text stops fitting the grammar.
   *
   * @param index - The offset in the text.
   * @returns The mismatch, with the terms that could have followed and advice.
   */
  mismatchAt(state: State, index: number): Mismatch;
  /**
   * Finds the components that can continue in a state.
   *
   * @returns The paths of the components whose characters can follow, see {@link Mismatch.path}.
   */
  componentsAt(state: State): ReadonlySet<string>;
}

/** The offset up to which a text fits, and the state there. @public */
export interface Walked<State = unknown> {
  /** The offset. */
  readonly index: number;
  /** The state there, of the machine that was walked. */
  readonly state: State;
}

/** Follows a text from `start` to `end`, as far as it fits: to the end of the longest prefix that some text of the grammar shares. @public */
export function walked<State>(
  machine: Pick<Machine<State>, "step">,
  from: State,
  text: string,
  start: number,
  end = text.length,
): Walked<State> {
  let state = from;
  let index = start;
  for (; index < end; index++) {
    const next = machine.step(state, text.charCodeAt(index));
    if (next === undefined) break;
    state = next;
  }
  return { index, state };
}

/** Tells whether a text, read from `start` on, is one of the grammar. @public */
export function accepts<State>(machine: Machine<State>, text: string, start = 0): boolean {
  const { index, state } = walked(machine, machine.first, text, start);
  return index === text.length && machine.isEnd(state);
}

/** Finds where a text, read from `start` on, leaves the grammar; `undefined` for a text of the grammar. */
export function mismatchOf(machine: Machine, text: string, start = 0): Mismatch | undefined {
  const { index, state } = walked(machine, machine.first, text, start);
  return index === text.length && machine.isEnd(state) ? undefined : machine.mismatchAt(state, index);
}

/** The codes of `a` to `~`, then of `!` on: a host that both a letter and a digit can end should be a name. */
const VISIBLE: readonly number[] = /* @__PURE__ */ Array.from({ length: 94 }, (_, place) => 0x21 + ((place + 64) % 94));

/** Finds a shortest text that leads from a state to an end; `undefined` if none does. @public */
export function shortestEnd<State>(machine: Machine<State>, from: State): string | undefined {
  return shortestTo(machine, from, undefined, VISIBLE, Infinity)?.replacement;
}

/** One character of each kind that can replace wrong text, and the delimiters that may have to follow it. */
const STAND_INS: readonly number[] = /* @__PURE__ */ Array.from("a1/:@.=;", (character) => character.charCodeAt(0));

/** The greatest length of a replacement: `@a/` replaces a wrong login, a host and the beginning of a path. */
const MOST = 4;

/** A replacement, and the state to which it takes a machine. @public */
export interface Reached<State> {
  /** The text. */
  readonly replacement: string;
  /** The state after it. */
  readonly state: State;
}

/**
 * Returns the shortest text of some characters that takes a machine to a wanted state, and that state; `undefined` if there is none.
 *
 * @param isWanted - By default, a text must be able to end there.
 * @param codes - The characters, as code units; by default, one of each kind and the delimiters.
 * @param most - The greatest length of the text; by default, 4.
 * @public
 */
export function shortestTo<State>(
  machine: Machine<State>,
  from: State,
  isWanted = (state: State): boolean => machine.isEnd(state),
  codes: readonly number[] = STAND_INS,
  most: number = MOST,
): Reached<State> | undefined {
  const seen = new Set([from]);
  const waiting: Reached<State>[] = [{ replacement: "", state: from }];
  // Iterating over an array includes items added on the way.
  for (const reached of waiting) {
    if (isWanted(reached.state)) return reached;
    if (reached.replacement.length === most) continue;
    for (const code of codes) {
      const state = machine.step(reached.state, code);
      if (state === undefined || seen.has(state)) continue;
      seen.add(state);
      waiting.push({ replacement: reached.replacement + String.fromCharCode(code), state });
    }
  }
  return undefined;
}
