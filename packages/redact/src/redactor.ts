import { createFinder } from "./finder.ts";
import { type RedactorOptions, type Settings, settingsOf } from "./options.ts";
import { addSpan, type Span } from "./spans.ts";

/** The part of a text that has come, but is not released yet. */
class Held {
  #pieces: string[] = [];
  #first = 0;
  /** The offset of the first piece, and up to where the text has been taken. */
  #start = 0;
  #taken = 0;

  push(piece: string): void {
    this.#pieces.push(piece);
  }

  /** Releases what stands before an offset in the text. */
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

/** How long a part of a text is looked at before what can be released is, so that little is held of a long one. */
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
   * @param piece - What follows the pieces before; it may be cut anywhere, even between two surrogates.
   * @returns All of the text that can no longer become secret and was not returned before.
   */
  readonly push: (piece: string) => string;
  /** Ends the text; gives the rest. */
  readonly end: () => string;
}

/** Does what {@link createRedactor} does, with complete options. */
export function redactorFor(settings: Settings): Redactor {
  const secrets: Span[] = [];
  const finder = createFinder((index, end) => addSpan(secrets, index, end), settings);
  const held = new Held();
  /** The end of the last secret that was masked. One that begins there is the same one, going on. */
  let maskedTo = -1;
  let length = 0;

  function release(): string {
    const to = Math.min(length, finder.earliest());
    let shown = "";
    let taken = 0;
    for (const { index, end } of secrets) {
      if (index > to) break;
      // Of what is hidden, nothing is shown.
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
    push: (piece) => {
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
 * Makes a redactor, which hides the secrets in a text that comes in pieces just as `redact` hides those in a string, wherever the text is
 * cut. It takes time in proportion to the length of the text, however short the pieces are, and memory does not grow with it.
 *
 * @param options - What is taken for a secret.
 * @returns A redactor for one text.
 * @public
 */
export function createRedactor(options?: RedactorOptions): Redactor {
  return redactorFor({ ...settingsOf(options), isInput: false });
}
