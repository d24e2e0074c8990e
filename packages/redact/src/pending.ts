import { createQueue } from "./queue.ts";

/** "A secret ends within 65,536 characters, counted from its beginning, and again from each @; what does not is none." */
export const LONGEST_SECRET = 65_536;

/** Where nothing is pending. */
export const NOWHERE: number = Number.POSITIVE_INFINITY;

/** Secrets that have begun and may still end. They end at the same place, so that the earliest hides the others. */
export interface Pending {
  /** One begins; `countedFrom` is where its characters are counted from, if that is not its beginning. */
  readonly begin: (index: number, countedFrom?: number) => void;
  /** Takes back the one that began last. */
  readonly withdraw: () => void;
  /** Where the earliest begins that is not too long to end here; `NOWHERE` if there is none. */
  readonly earliest: (here: number) => number;
  /** None of them can end any more. */
  readonly clear: () => void;
}

interface Beginning {
  readonly index: number;
  readonly countedFrom: number;
}

/** Makes an empty set of them. */
export function createPending(): Pending {
  const beginnings = createQueue<Beginning>();

  function earliest(here: number): number {
    for (;;) {
      const first = beginnings.first();
      if (first === undefined) return NOWHERE;
      if (here - first.countedFrom <= LONGEST_SECRET) return first.index;
      beginnings.shift();
    }
  }

  return {
    begin: (index, countedFrom = index) => {
      // So that no more are held than can still end.
      earliest(countedFrom);
      beginnings.push({ index, countedFrom });
    },
    withdraw: () => void beginnings.pop(),
    earliest,
    clear: beginnings.clear,
  };
}
