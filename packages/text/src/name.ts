import { type PrefixWalk, prefixWalker, type SchemeRules } from "@url1738/core/runtime";

/** Begins a walk along a text, after the colon of a scheme, by its grammar. */
export type Walker = (start: number) => PrefixWalk;

/** What tells of a scheme's grammar. A scheme of version 1 of the contract does not. */
export type WithMachine = Pick<SchemeRules, "machine" | "bare">;

/** A machine may take long to make and never changes, so every scheme of a program makes its own once. */
const walkers = new WeakMap<WithMachine, Walker>();

function walkerOf(scheme: WithMachine): Walker {
  const known = walkers.get(scheme);
  if (known !== undefined) return known;
  const walker = prefixWalker(scheme.machine());
  walkers.set(scheme, walker);
  return walker;
}

/** Returns the scheme, if it tells of its grammar. */
export function withMachine(scheme: Partial<WithMachine> | undefined): WithMachine | undefined {
  return scheme?.machine === undefined ? undefined : (scheme as WithMachine);
}

/** A scheme's name in a text, with its colon. */
export interface Name {
  /** Where the name begins. */
  readonly start: number;
  /** The offset after its colon. */
  readonly end: number;
  /** Begins a walk along what follows, by the scheme's grammar; a scheme that is not known has none. */
  readonly begin: Walker | undefined;
  /** Whether its scheme wants URLs found that look like prose. */
  readonly isBare: boolean;
}

/** Returns the name of a scheme that stands in a text from one offset to another. */
export function nameOf(start: number, end: number, scheme: WithMachine | undefined): Name {
  return { start, end, begin: scheme && walkerOf(scheme), isBare: scheme?.bare === true };
}
