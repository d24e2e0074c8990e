import { type RedactorOptions, settingsOf } from "./options.ts";
import { secretFinder, textOf } from "./secret-finder.ts";
import type { Secret } from "./spans.ts";

/** The part of a text that has arrived but is not released yet. */
class Held {
  #text = "";
  /** The pieces after that text, not joined to it until it is released: then each character is copied once. */
  #later = "";
  /** The offset up to which the text has been released. */
  #to = 0;
  length = 0;

  push(piece: string): void {
    this.#later += piece;
    this.length += piece.length;
  }

  /** Releases the text before an offset. */
  take(to: number): string {
    const count = Math.max(0, to - this.#to);
    if (count > this.#text.length) {
      this.#text += this.#later;
      this.#later = "";
    }
    const taken = this.#text.slice(0, count);
    this.#text = this.#text.slice(count);
    this.#to += count;
    return taken;
  }
}

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
  /**
   * Tells whether the text may be divided here, to redact several parts of it at once: the pieces so far end with a line feed, everything
   * has been returned, and another redactor would return the same for the text after them.
   */
  readonly isSettled: () => boolean;
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
  const settings = settingsOf(options);
  const { push, end, decidedTo, isSettled } = secretFinder(settings);
  const held = new Held();
  /** The end of the last masked secret. A secret that begins there continues it. */
  let maskedTo = -1;

  /** Releases the text before an offset, in which some secrets begin. */
  function release(secrets: readonly Secret[], to: number): string {
    let shown = "";
    for (const { index, end, isJson } of secrets) {
      // Drop the masked text.
      held.take(Math.min(maskedTo, index));
      if (index > maskedTo) shown += held.take(index) + (isJson ? JSON.stringify(settings.mask) : settings.mask);
      maskedTo = Math.max(maskedTo, end);
    }
    held.take(Math.min(maskedTo, to));
    return shown + held.take(to);
  }

  return {
    push: (piece) => {
      const text = textOf(piece);
      held.push(text);
      return release(push(text), decidedTo());
    },
    end: () => release(end(), held.length),
    isSettled,
  };
}
