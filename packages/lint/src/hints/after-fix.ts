import type { Fix } from "@url1738/core";
import { type Machine, type Walked, walked } from "@url1738/core/runtime";

/** A text that leaves a grammar, and where the machine has been in it. */
export interface Left<State = unknown> {
  readonly machine: Machine<State>;
  readonly text: string;
  /** Where it was known to be before. */
  readonly since: Walked<State>;
  /** Where it left the grammar. */
  readonly leaving: Walked<State>;
  /** What stands before has been decided, so that no change may begin there. */
  readonly decided: number;
}

/** Where a machine is after a change; nothing where the grammar does not have what the change writes. */
export function afterFix<State>({ machine, text, since }: Left<State>, fix: Fix): Walked<State> | undefined {
  const before = walked(machine, since.state, text, since.index, fix.index);
  const { index, state } = walked(machine, before.state, fix.replacement, 0);
  return before.index < fix.index || index < fix.replacement.length ? undefined : { index: fix.end, state };
}

/**
 * Whether a text, once it is changed, goes on where it left the grammar. A change of what stands before all that is known is not looked
 * at, unless that has been decided; nor is one that takes away what is wrong, which cannot make it wrong in the same place.
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
