import { createFinder } from "./finder.ts";
import { type RedactorOptions, type Settings, settingsOf } from "./options.ts";
import { addSpan, type Secret } from "./spans.ts";

/** Returns the string of a piece, such as a buffer of Node's streams; of nothing, or of what has none, an empty one. */
export function textOf(piece: unknown): string {
  try {
    return String(piece ?? "");
  } catch {
    return "";
  }
}

/**
 * Finds the secrets in a text that comes in pieces.
 *
 * @public
 */
export interface SecretFinder {
  /**
   * Takes a piece.
   *
   * @param piece - The text after the previous pieces, see {@link Redactor.push}.
   * @returns The secrets that begin before `decidedTo()`, or there, and were not returned before; in order. One that touches or overlaps an
   *   earlier one continues it.
   */
  readonly push: (piece: string) => readonly Secret[];
  /** Ends the text and returns the other secrets. */
  readonly end: () => readonly Secret[];
  /** Returns the offset before which no further secret begins. */
  readonly decidedTo: () => number;
  /** See {@link Redactor.isSettled}. */
  readonly isSettled: () => boolean;
}

/**
 * Makes a finder of the secrets in a text that comes in pieces: those that `createRedactor` masks and `passwordsIn` finds in a string, wherever
 * the text is cut.
 *
 * @param options - The secrets to find.
 * @returns A finder for one text. Its offsets count UTF-16 code units from the beginning of the text.
 * @public
 */
export const createSecretFinder = (options?: RedactorOptions): SecretFinder => secretFinder(settingsOf(options));

/** See {@link createSecretFinder}. */
export function secretFinder(settings: Settings): SecretFinder {
  const secrets: Secret[] = [];
  const finder = createFinder((...secret) => addSpan(secrets, ...secret), settings);
  let length = 0;
  let isLineEnd = true;
  const decidedTo = () => Math.min(length, finder.earliest());
  function taken(to: number): readonly Secret[] {
    const undecided = secrets.findIndex(({ index }) => index > to);
    return secrets.splice(0, undecided < 0 ? secrets.length : undecided);
  }
  return {
    push: (piece) => {
      const text = textOf(piece);
      if (text !== "") isLineEnd = text.endsWith("\n");
      length += text.length;
      finder.read(text);
      return taken(decidedTo());
    },
    end: () => {
      finder.end();
      return taken(length);
    },
    decidedTo,
    isSettled: () => isLineEnd && finder.isSettled(),
  };
}
