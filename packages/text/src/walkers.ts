import { type PrefixWalk, prefixWalker, type SchemeRules } from "@url1738/core/runtime";

/** Begins a walk along a text, after the colon of a scheme, by its grammar. */
export type Walker = (start: number) => PrefixWalk;

/** What tells of a scheme's grammar. A scheme of version 1 of the contract does not. */
export type WithMachine = Pick<SchemeRules, "machine" | "bare">;

/** A machine may take long to make and never changes, so every scheme of a program makes its own once. */
const walkers = new WeakMap<WithMachine, Walker>();

/** The walker of a scheme, made when it is first asked for. */
export function walkerOf(scheme: WithMachine): Walker {
  const known = walkers.get(scheme);
  if (known !== undefined) return known;
  const walker = prefixWalker(scheme.machine());
  walkers.set(scheme, walker);
  return walker;
}

/** The scheme, if it tells of its grammar. */
export function withMachine(scheme: Partial<WithMachine> | undefined): WithMachine | undefined {
  return scheme?.machine === undefined ? undefined : (scheme as WithMachine);
}
