import type { Scheme } from "@url1738/core";
import { type PrefixWalk, prefixWalker } from "@url1738/core/grammar";

/** Begins a walk along a text, after the colon of a scheme, by its grammar. */
export type Walker = (start: number) => PrefixWalk;

type Grammar = Scheme["schemepart"];

/** A grammar takes long to compile and never changes, so every scheme of a program is compiled once. */
const walkers = new WeakMap<Grammar, Walker>();

/** The walker of a grammar, compiled when it is first asked for. */
export function walkerOf(grammar: Grammar): Walker {
  const known = walkers.get(grammar);
  if (known !== undefined) return known;
  const walker = prefixWalker(grammar);
  walkers.set(grammar, walker);
  return walker;
}
