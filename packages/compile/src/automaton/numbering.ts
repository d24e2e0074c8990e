/** Numbers things in the order of their first appearance. */
export class Numbering<T> {
  readonly all: T[] = [];
  readonly #known = new Map<string, number>();

  /** @returns The number of the thing with this key. */
  of(key: string, make: () => T): number {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const number = this.all.push(make()) - 1;
    this.#known.set(key, number);
    return number;
  }
}
