import type { SchemeRules } from "@url1738/core/runtime";
import { type PrefixWalk, prefixWalker } from "./prefix-walker.ts";

/** Begins a walk along a text by the grammar of a scheme, after its colon. */
export type Walker = (start: number) => PrefixWalk;

/** The part of a scheme that provides its grammar. A scheme of version 1 of the contract has none. */
export type WithMachine = Pick<SchemeRules, "machine" | "bare">;

/** The walkers made so far, one per scheme: a machine may take long to make and never changes. */
const walkers = new WeakMap<WithMachine, Walker>();

function walkerOf(scheme: WithMachine): Walker {
  const walker = walkers.get(scheme) ?? prefixWalker(scheme.machine());
  walkers.set(scheme, walker);
  return walker;
}

/** Returns the scheme, if it provides its grammar. */
export function withMachine(scheme: Partial<WithMachine> | undefined): WithMachine | undefined {
  return scheme?.machine === undefined ? undefined : (scheme as WithMachine);
}

/** A scheme's name in a text, with its colon. */
export interface Name {
  /** The offset where the name begins. */
  readonly start: number;
  /** The offset after its colon. */
  readonly end: number;
  /** Begins a walk along the text after the colon, by the scheme's grammar; `undefined` for an unknown scheme. */
  readonly begin: Walker | undefined;
  /** True if the scheme wants URLs to be found even if they look like prose. */
  readonly isBare: boolean;
}

/** Returns the name of a scheme that is between two offsets of a text. */
export function nameOf(start: number, end: number, scheme: WithMachine | undefined): Name {
  return { start, end, begin: scheme && walkerOf(scheme), isBare: scheme?.bare === true };
}
