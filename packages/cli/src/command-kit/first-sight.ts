import { Failed } from "../language/failed.ts";

/** The number of texts that an engine can keep in one set. */
const MOST_IN_ONE = 2 ** 23;

/** Tells the first of equal texts from the others. */
export class FirstSight {
  readonly #sets = [new Set<string>()];
  readonly #limit: number;
  #size = 0;

  /** @param limit - The number of different texts that it remembers. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Remembers a text; tells whether it is new. @throws Failed - If there are more different texts than the limit. */
  isNew(text: string): boolean {
    if (this.#sets.some((set) => set.has(text))) return false;
    if (this.#size++ === this.#limit)
      throw new Failed(
        "There are more different URLs than the limit of {limit}; sort -u has none.",
        { limit: this.#limit },
        "",
      );
    if (this.#sets.at(-1)?.size === MOST_IN_ONE) this.#sets.push(new Set());
    this.#sets.at(-1)?.add(text);
    return true;
  }
}
