import { LONGEST_SECRET, NOWHERE } from "./pending.ts";
import type { Found } from "./spans.ts";

/**
 * "In http and https all of a user without a password (a token)."
 *
 * An `@` may be part of a user who has a password after all: `https://anna@h.dom:pw@host`. That is known where the login ends, or
 * 65,536 characters after its beginning.
 */
export class Token {
  #index = NOWHERE;
  /** The last `@`, and where its characters are counted from. */
  #at = NOWHERE;
  #countedFrom = 0;
  #hasColon = false;
  /** Whether what stands before the last `@` has been found. */
  #isFound = false;
  readonly #found: Found;

  constructor(found: Found) {
    this.#found = found;
  }

  begin(index: number): void {
    this.#index = this.#countedFrom = index;
    this.#at = NOWHERE;
    this.#hasColon = this.#isFound = false;
  }

  colon(here: number): void {
    if (this.earliest(here) === NOWHERE) return;
    if (this.#at === NOWHERE || this.#isFound) this.#index = NOWHERE;
    else this.#hasColon = true;
  }

  at(index: number, end: number): void {
    if (this.earliest(index) === NOWHERE) return;
    if (this.#hasColon) {
      this.#index = NOWHERE;
      return;
    }
    this.#at = index;
    this.#countedFrom = end;
    if (this.#isFound) this.#take();
  }

  end(here: number): void {
    if (this.earliest(here) === NOWHERE) return;
    if (this.#at < NOWHERE && !this.#isFound) this.#take();
    this.#index = NOWHERE;
  }

  /** Where it begins, or goes on behind what has been found; decides what can be decided here. */
  earliest(here: number): number {
    if (this.#index === NOWHERE) return NOWHERE;
    const isTooLong = here - this.#countedFrom > LONGEST_SECRET;
    if (!this.#isFound && this.#at < NOWHERE && (isTooLong || here - this.#index > LONGEST_SECRET)) {
      this.#take();
      if (this.#hasColon) this.#index = NOWHERE;
      this.#isFound = true;
    }
    if (isTooLong) this.#index = NOWHERE;
    return this.#index;
  }

  #take(): void {
    this.#found(this.#index, this.#at);
    this.#index = this.#at;
  }
}
