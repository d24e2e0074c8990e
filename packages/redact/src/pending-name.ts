import type { SecretKind, SecretNames } from "./secret-name.ts";
import { NOWHERE } from "./spans.ts";

/** The length from which a name is shortened. */
const LONG = 1024;

/** A name that comes in pieces, of any length, in constant memory. */
export class PendingName {
  readonly #names: SecretNames;
  /** The text of it, shortened to what tells whether it is secret. */
  #text = "";
  /** The level of the delimiter before it; `NOWHERE` if no name has begun. */
  level: number = NOWHERE;

  constructor(names: SecretNames) {
    this.#names = names;
  }

  begin(level: number): void {
    this.level = level;
    this.#text = "";
  }

  read(text: string): void {
    this.#text += text;
    if (this.#text.length > LONG) this.#text = this.#names.shortened(this.#text);
  }

  /** The kind of the secret that it names. */
  get kind(): SecretKind | undefined {
    return this.#names.kindOf(this.#text);
  }

  drop(): void {
    this.level = NOWHERE;
  }
}
