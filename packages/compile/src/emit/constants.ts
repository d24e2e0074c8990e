/** The constants of a function: each is declared before it is first used, and those that nothing uses are not. */
export class Constants {
  readonly #values = new Map<string, string>();

  /**
   * Uses a constant.
   *
   * @param value - Gives its value, as code, which may use others.
   * @returns Its name.
   */
  use(name: string, value: () => string): string {
    if (!this.#values.has(name)) {
      const own = value();
      this.#values.set(name, own);
    }
    return name;
  }

  /** The declarations, in order. */
  declarations(): string {
    const all = [...this.#values].map(([name, value]) => `${name} = ${value}`);
    return all.length === 0 ? "" : `    const ${all.join(", ")};\n`;
  }
}
