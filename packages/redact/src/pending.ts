import type { Found } from "./spans.ts";

/** "A secret ends within 65,536 characters, counted from its beginning, and again from each @; what does not is none." */
export const LONGEST_SECRET = 65_536;

/** Where nothing is pending. */
export const NOWHERE: number = Number.POSITIVE_INFINITY;

/** Secrets that have begun and may still end. They end at the same place, so that the earliest hides the others. */
export class Pending {
  #beginnings: { readonly index: number; readonly countedFrom: number }[] = [];
  #first = 0;
  readonly #found: Found;

  constructor(found: Found) {
    this.#found = found;
  }

  /** @param countedFrom - Where its characters are counted from, if that is not its beginning. */
  begin(index: number, countedFrom: number = index): void {
    // So that no more are held than can still end.
    this.earliest(countedFrom);
    this.#beginnings.push({ index, countedFrom });
  }

  /** Takes back the one that began last. */
  withdraw(): void {
    this.#beginnings.pop();
  }

  /** Where the earliest begins that is not too long to end here. */
  earliest(here: number): number {
    for (let first = this.#beginnings[this.#first]; first; first = this.#beginnings[++this.#first])
      if (here - first.countedFrom <= LONGEST_SECRET) return first.index;
    this.clear();
    return NOWHERE;
  }

  /** Ends all of them; tells whether there was one. */
  end(here: number): boolean {
    const index = this.earliest(here);
    if (index === NOWHERE) return false;
    this.#found(index, here);
    this.clear();
    return true;
  }

  /** None of them can end any more. */
  clear(): void {
    if (this.#beginnings.length > 0) this.#beginnings = [];
    this.#first = 0;
  }
}
