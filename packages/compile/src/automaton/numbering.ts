/** Numbers things in the order in which they come up. */
export class Numbering<T> {
  readonly all: T[] = [];
  readonly #known = new Map<string, number>();

  /** @returns The number of what has this key. */
  of(key: string, make: () => T): number {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const number = this.all.push(make()) - 1;
    this.#known.set(key, number);
    return number;
  }
}
