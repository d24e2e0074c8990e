import { createHeld } from "./held.ts";
import { createSecretFinder } from "./secret-finder.ts";
import { type RedactorOptions, settingsOf } from "./settings.ts";

/**
 * Stands in place of a secret.
 *
 * @public
 */
export const MASK = "***";

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
   * @returns All of the text that can be told by now and was not returned before. After white space that is everything, except in
   *   a wrapper (`<URL:…>`) that is still open.
   */
  readonly push: (piece: string) => string;
  /** Ends the text; gives the rest. */
  readonly end: () => string;
}

/** @param parameters - Names of parameters whose values are secret besides those of the known ones, in lower case. */
export function redactorFor(parameters: readonly string[]): Redactor {
  const finder = createSecretFinder(parameters);
  const held = createHeld();
  /** The end of the last secret that was masked. One that begins there is the same one, going on. */
  let maskedTo = -1;

  function release(): string {
    const to = finder.known();
    let shown = "";
    for (;;) {
      // What is hidden is released as well, but not shown.
      held.take(Math.min(maskedTo, to));
      const secret = finder.secrets.first();
      if (secret === undefined || secret.index > to) return shown + held.take(to);
      finder.secrets.shift();
      if (secret.index > maskedTo) shown += held.take(secret.index) + MASK;
      maskedTo = Math.max(maskedTo, secret.end);
    }
  }

  return {
    push: (piece) => {
      let shown = "";
      for (let from = 0; from < piece.length; from += AT_ONCE) {
        const part = piece.length > AT_ONCE ? piece.slice(from, from + AT_ONCE) : piece;
        held.push(part);
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
 * Makes a redactor, which hides the secrets in a text that comes in pieces just as {@link redact} hides those in a string, wherever
 * the text is cut. It takes time in proportion to the length of the text, however short the pieces are, and memory does not grow
 * with it.
 *
 * @param options - What is taken for a secret.
 * @returns A redactor for one text.
 * @public
 */
export function createRedactor(options: RedactorOptions = {}): Redactor {
  return redactorFor(settingsOf(options).parameters);
}
