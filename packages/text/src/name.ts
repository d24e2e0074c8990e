import type { Walker } from "./walkers.ts";

/** A scheme's name in a text, with its colon. */
export interface Name {
  /** Where the name begins. */
  readonly start: number;
  /** The offset after its colon. */
  readonly end: number;
  /** Begins a walk along what follows, by the scheme's grammar; a scheme that is not known has none. */
  readonly begin: Walker | undefined;
}
