import { type Walker, type WithMachine, walkerOf } from "./walkers.ts";

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

/** The name of a scheme that stands in a text from one offset to another. */
export function nameOf(start: number, end: number, scheme: WithMachine | undefined): Name {
  return { start, end, begin: scheme && walkerOf(scheme), isBare: scheme?.bare === true };
}
