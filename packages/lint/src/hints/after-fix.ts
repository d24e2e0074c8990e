import type { Fix } from "@url1738/core";
import { type Machine, type Walked, walked } from "@url1738/core/runtime";

/** A text that leaves a grammar, and the machine's way through it. */
export interface Left<State = unknown> {
  readonly machine: Machine<State>;
  readonly text: string;
  /** The offset and the state from which the machine has read on. */
  readonly since: Walked<State>;
  /** The offset and the state where it left the grammar. */
  readonly leaving: Walked<State>;
  /** The offset before which all is decided, so that no fix may begin there. */
  readonly decided: number;
}

/** Returns where a machine is after a fix; `undefined` if the grammar does not allow what the fix writes. */
export function afterFix<State>({ machine, text, since }: Left<State>, fix: Fix): Walked<State> | undefined {
  const before = walked(machine, since.state, text, since.index, fix.index);
  const { index, state } = walked(machine, before.state, fix.replacement, 0);
  return before.index < fix.index || index < fix.replacement.length ? undefined : { index: fix.end, state };
}

/**
 * Tells whether a fixed text goes on where it left the grammar. A fix that begins before `since` is not checked, unless it begins before
 * `decided`; if a fix replaces what is wrong, only its own text is checked, since the error cannot recur in the same place.
 */
export function goesOn<State>(left: Left<State>, fix: Fix): boolean {
  const { machine, text, since, leaving, decided } = left;
  if (fix.index < decided) return false;
  if (fix.index < since.index) return true;
  const after = afterFix(left, fix);
  if (after === undefined) return false;
  if (fix.end > leaving.index) return true;
  const { index, state } = walked(machine, after.state, text, fix.end);
  return index === text.length ? machine.isEnd(state) : index > leaving.index;
}
