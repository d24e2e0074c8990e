import type { SecretKind, SecretNames } from "./secret-name.ts";

/** A name that comes in pieces, of any length, in constant memory. */
export class PendingName {
  readonly #names: SecretNames;
  /** The text of it, shortened to what tells whether it is secret. */
  #text = "";

  constructor(names: SecretNames) {
    this.#names = names;
  }

  begin(): void {
    this.#text = "";
  }

  read(text: string): void {
    this.#text = this.#names.shortened(this.#text + text);
  }

  /** The kind of the secret that it names. */
  get kind(): SecretKind | undefined {
    return this.#names.kindOf(this.#text);
  }
}
