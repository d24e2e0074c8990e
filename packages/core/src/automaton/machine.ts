import type { Hint } from "../grammar/nodes.ts";

/** Where a text leaves a grammar. @public */
export interface Departure {
  /** The length of the longest prefix with which some text of the grammar also begins. */
  readonly index: number;
  /** What could have followed that prefix, in the terms of RFC §5. */
  readonly expected: readonly string[];
  /** The component that the text has reached. */
  readonly component: string | undefined;
  /** The section that describes it, if it has one of its own, see `UrlError.section`. */
  readonly section: string | undefined;
  /** Whether an escape could have followed. */
  readonly canEscape: boolean;
  /** The advice of the components that the text may have reached. */
  readonly hints: readonly Hint[];
}

/**
 * A grammar that reads a text character by character, through all its derivations at once, whether it is interpreted or compiled.
 * A state belongs to the machine that gave it.
 *
 * @public
 */
export interface Machine<State = unknown> {
  /** Where a text of the grammar begins. */
  readonly first: State;
  /**
   * Goes on by one character.
   *
   * @param state - Where the machine is.
   * @param code - The character, as a UTF-16 code unit.
   * @returns Where it is then; `undefined` where no text of the grammar has that character there.
   */
  step(state: State, code: number): State | undefined;
  /**
   * Tells whether a text of the grammar may end here.
   *
   * @param state - Where the machine is.
   * @returns Whether it may.
   */
  isEnd(state: State): boolean;
  /**
   * Describes a place where a text stops to fit.
   *
   * @param state - Where the machine is.
   * @param index - The offset in the text.
   * @returns What could have followed, and advice.
   */
  departureAt(state: State, index: number): Departure;
  /**
   * Tells where in a URL the machine is.
   *
   * @param state - Where the machine is.
   * @returns The components of which a character can follow.
   */
  componentsAt(state: State): ReadonlySet<string>;
}

/** How far a text fits, and where the machine is then. */
export interface Walked<State = unknown> {
  readonly index: number;
  readonly state: State;
}

/** Follows a text from `start` to `end`, as far as it fits. */
export function walked<State>(
  machine: Machine<State>,
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

/** Finds where a text, looked at from `start` on, leaves the grammar; `undefined` for a text of the grammar. */
export function departureOf(machine: Machine, text: string, start = 0): Departure | undefined {
  const { index, state } = walked(machine, machine.first, text, start);
  return index === text.length && machine.isEnd(state) ? undefined : machine.departureAt(state, index);
}

/** Lists what is printable and ASCII, letters first: a made-up host had better not be a number. */
function printableCodes(): readonly number[] {
  const letters = Array.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", (letter) => letter.charCodeAt(0));
  return [...letters, ...Array.from({ length: 0x7f - 0x21 }, (_, offset) => 0x21 + offset)];
}

/**
 * A shortest text that makes one of the grammar of a text that fits so far.
 *
 * @param from - Where the machine is at the end of that text.
 */
export function completion<State>(machine: Machine<State>, from: State): string {
  const codes = printableCodes();
  const seen = new Set([from]);
  const waiting: (readonly [state: State, text: string])[] = [[from, ""]];
  for (const [state, text] of waiting) {
    if (machine.isEnd(state)) return text;
    for (const code of codes) {
      const next = machine.step(state, code);
      if (next === undefined || seen.has(next)) continue;
      seen.add(next);
      waiting.push([next, text + String.fromCharCode(code)]);
    }
  }
  throw new Error("The grammar has a place from which it cannot end.");
}
