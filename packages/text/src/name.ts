import { type Machine, type SchemeRules, walked } from "@url1738/core/grammar";
import type { UrlSource } from "./hit.ts";

/** The part of a scheme that provides its grammar. */
export type WithMachine = Pick<SchemeRules, "machine" | "bare">;

/** The machines made so far, one per scheme: a machine may take long to make and never changes. */
const machines = new WeakMap<WithMachine, Machine>();

function machineOf(scheme: WithMachine): Machine {
  let machine = machines.get(scheme);
  if (machine === undefined) {
    machine = scheme.machine();
    machines.set(scheme, machine);
  }
  return machine;
}

/** Returns the machine of the scheme that a text begins with, if the source knows it. */
export function machineFor(source: Pick<UrlSource, "find">, text: string): Machine | undefined {
  const scheme = source.find(text);
  return scheme && machineOf(scheme);
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
  /** The beginning of the URL that is not written: `https://` before `www.`, otherwise nothing. */
  readonly implied: string;
}

/** Makes the name of a scheme between two offsets of a text. */
export function nameOf(start: number, end: number, scheme: WithMachine | undefined): Name {
  return { start, end, machine: scheme && machineOf(scheme), isBare: scheme?.bare === true, implied: "" };
}

/** Makes the name of a scheme that is implied, with its slashes, by the text at an offset. */
export function impliedName(start: number, implied: string, scheme: WithMachine): Name {
  const machine = machineOf(scheme);
  const { state } = walked(machine, machine.first, implied, implied.indexOf(":") + 1);
  return { start, end: start, machine: { ...machine, first: state }, isBare: true, implied };
}
