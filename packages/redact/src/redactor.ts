import { type RedactorOptions, type Settings, settingsOf } from "./options.ts";
import { finderFor } from "./soft-breaks.ts";
import { addSpan, type Span } from "./spans.ts";

/** The part of a text that has arrived but is not released yet. */
class Held {
  #pieces: string[] = [];
  #first = 0;
  /** The offset of the first piece, and the offset up to which the text has been taken. */
  #start = 0;
  #taken = 0;

  push(piece: string): void {
    this.#pieces.push(piece);
  }

  /** Releases the text before an offset. */
  take(to: number): string {
    let taken = "";
    for (
      let piece = this.#pieces[this.#first];
      this.#taken < to && piece !== undefined;
      piece = this.#pieces[this.#first]
    ) {
      const end = Math.min(to, this.#start + piece.length);
      taken += piece.slice(this.#taken - this.#start, end - this.#start);
      this.#taken = end;
      if (end < this.#start + piece.length) break;
      this.#start = end;
      this.#first++;
    }
    if (this.#first === this.#pieces.length) {
      this.#pieces.length = this.#first = 0;
    } else if (this.#first * 2 > this.#pieces.length) {
      this.#pieces = this.#pieces.slice(this.#first);
      this.#first = 0;
    }
    return taken;
  }
}

/** The number of characters read before text is released, so that little of a long piece is held. */
const AT_ONCE = 65_536;

/**
 * Redacts a text that comes in pieces, such as a log while it is written.
 *
 * @public
 */
export interface Redactor {
  /**
   * Takes a piece.
   *
   * @param piece - The text after the previous pieces; it may be cut anywhere, even between two surrogates. Of anything but a string, its
   *   string is taken; `null` and `undefined` are empty.
   * @returns All text that can no longer become secret and was not returned before.
   */
  readonly push: (piece: string) => string;
  /** Ends the text and returns the rest. */
  readonly end: () => string;
}

/** Makes a redactor from complete options. */
export function redactorFor(settings: Settings): Redactor {
  const secrets: Span[] = [];
  const finder = finderFor((index, end) => addSpan(secrets, index, end), settings);
  const held = new Held();
  /** The end of the last masked secret. A secret that begins there continues it. */
  let maskedTo = -1;
  let length = 0;

  function release(): string {
    const to = Math.min(length, finder.earliest());
    let shown = "";
    let taken = 0;
    for (const { index, end } of secrets) {
      if (index > to) break;
      // Drop the masked text.
      held.take(Math.min(maskedTo, index));
      if (index > maskedTo) shown += held.take(index) + settings.mask;
      maskedTo = Math.max(maskedTo, end);
      taken++;
    }
    if (taken > 0) secrets.splice(0, taken);
    held.take(Math.min(maskedTo, to));
    return shown + held.take(to);
  }

  return {
    push: (given) => {
      // Node's streams hand over buffers.
      const piece = String(given ?? "");
      let shown = "";
      for (let from = 0; from < piece.length; from += AT_ONCE) {
        const part = piece.length > AT_ONCE ? piece.slice(from, from + AT_ONCE) : piece;
        held.push(part);
        length += part.length;
        finder.read(part);
        shown += release();
      }
      return shown;
    },
    end: () => {
      finder.end();
      return release();
    },
  };
}

/**
 * Makes a redactor, which masks the secrets in a text that comes in pieces just as `redact` masks those in a string, wherever the text is
 * cut. It takes time proportional to the length of the text, however short the pieces are, and memory does not grow with it.
 *
 * @param options - The secrets to find, and their replacement.
 * @returns A redactor for one text.
 * @public
 */
export function createRedactor(options?: RedactorOptions): Redactor {
  return redactorFor({ ...settingsOf(options), isInput: false });
}
