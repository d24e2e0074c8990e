import { Flowed } from "./flowed.ts";
import { Letters, type MimeBody } from "./letters.ts";
import { type LineUnit, LineUnits } from "./line-units.ts";
import { type Origins, throughBoth } from "./offset-map.ts";
import { QuotedPrintable } from "./quoted-printable.ts";

/** Removes the encodings of mail from a text that arrives in pieces. */
export class MimeText {
  readonly #units = new LineUnits();
  readonly #decoder = new QuotedPrintable();
  readonly #flowed = new Flowed();
  readonly #bodyOf: (unit: LineUnit) => MimeBody;

  /** @param body - The encoding of the whole text; if absent, the text consists of messages whose headers declare it. */
  constructor(body: MimeBody | undefined) {
    const letters = new Letters();
    this.#bodyOf = body === undefined ? (unit) => letters.bodyOf(unit) : () => body;
  }

  /** Maps offsets in the decoded text to offsets in the original. */
  get offsets(): Origins {
    return throughBoth(this.#flowed.offsets, this.#decoder.offsets);
  }

  /** Takes a piece, and returns the result as far as it is known. */
  push(piece: string): string {
    return this.#read(this.#units.push(piece));
  }

  /** Returns the rest. */
  end(): string {
    return this.#read(this.#units.end()) + this.#flowed.push(this.#decoder.copy(""), {}) + this.#flowed.end();
  }

  #read(units: Iterable<LineUnit>): string {
    let read = "";
    for (const unit of units) {
      const body = this.#bodyOf(unit);
      const decoded =
        body.encoding === undefined ? this.#decoder.copy(unit.text) : this.#decoder.decode(unit.text, body.charset);
      read += this.#flowed.push(decoded, body);
    }
    return read;
  }
}
