import type { Machine, SchemeRules } from "@url1738/core/runtime";

/** The part of a scheme that provides its grammar. */
export type WithMachine = Pick<SchemeRules, "machine" | "bare">;

/** The machines made so far, one per scheme: a machine may take long to make and never changes. */
const machines = new WeakMap<WithMachine, Machine>();

function machineOf(scheme: WithMachine): Machine {
  const machine = machines.get(scheme) ?? scheme.machine();
  machines.set(scheme, machine);
  return machine;
}

/** A scheme's name in a text, with its colon. */
export interface Name {
  /** The offset where the name begins. */
  readonly start: number;
  /** The offset after its colon. */
  readonly end: number;
  /** The machine of the scheme's grammar; `undefined` for an unknown scheme. */
  readonly machine: Machine | undefined;
  /** True if the scheme wants URLs to be found even if they look like prose. */
  readonly isBare: boolean;
}

/** Makes the name of a scheme between two offsets of a text. */
export function nameOf(start: number, end: number, scheme: WithMachine | undefined): Name {
  return { start, end, machine: scheme && machineOf(scheme), isBare: scheme?.bare === true };
}
