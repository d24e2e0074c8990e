import { type Finder, NOWHERE } from "./spans.ts";

/** The number of characters that each of several finders reads at a time. */
const STEP = 4096;

/** Several finders that read the same text. */
export class Finders implements Finder {
  readonly #finders: readonly Finder[];

  constructor(finders: readonly Finder[]) {
    this.#finders = finders;
  }

  read(piece: string): void {
    // Read in step, so that the secrets are found nearly in order.
    for (let index = 0; index < piece.length; index += STEP)
      for (const finder of this.#finders) finder.read(piece.slice(index, index + STEP));
  }

  skip(length: number, last: string): void {
    for (const finder of this.#finders) finder.skip?.(length, last);
  }

  end(): void {
    for (const finder of this.#finders) finder.end();
  }

  earliest(): number {
    return this.#finders.reduce((earliest, finder) => Math.min(earliest, finder.earliest()), NOWHERE);
  }

  isSettled(): boolean {
    return this.#finders.every((finder) => finder.isSettled());
  }
}
