import { CLOSING, COLON, isLead, isMark, isWhiteSpace, type Mark, OPENING } from "./marks.ts";
import { createReading, type Reading } from "./reading.ts";
import { createStretches, type Stretches } from "./stretches.ts";

/** The greatest length of a wrapper: that of the longest URL, each of whose characters has a line of its own. */
const LONGEST_WRAPPER = 2 * 1_048_576;

/** Finds the secrets in a text that comes in pieces; where they are cut changes nothing. */
export interface SecretFinder {
  readonly read: (piece: string) => void;
  readonly end: () => void;
  /** Before this offset, no more will be found. */
  readonly known: () => number;
  /** What was found. */
  readonly secrets: Stretches;
}

/**
 * Makes one. What stands in a wrapper is read twice: once like all text, and once without its white space, which is not part of it
 * (RFC 1738, Appendix). What only the second reading finds is held until it is known whether a `>` ends the wrapper.
 *
 * @param parameters - Names of parameters whose values are secret besides those of the known ones, in lower case.
 */
export function createSecretFinder(parameters: readonly string[]): SecretFinder {
  const secrets = createStretches();
  const reading = createReading(secrets.add, parameters);
  const secretsInside = createStretches();
  let inside: Reading | undefined;
  let position = 0;
  /** Where the wrapper begins that is open. */
  let wrapper: number | undefined;
  /** Whether it has white space. Up to that, both readings find the same. */
  let isBroken = false;
  /** What follows the last `<`, if that may become `<URL:`. */
  let opening: string | undefined;

  function open(index: number): void {
    wrapper = index;
    isBroken = false;
    secretsInside.clear();
    inside ??= createReading((from, to) => isBroken && secretsInside.add(from, to), parameters);
    // It ends whatever has begun in the last wrapper.
    inside.mark(OPENING, index);
  }

  /** Forgets the wrapper if it is too long before an offset. */
  function giveUp(before: number): void {
    if (wrapper !== undefined && before - wrapper > LONGEST_WRAPPER) wrapper = undefined;
  }

  function readInside(mark: Mark, index: number): void {
    if (isWhiteSpace[mark] === 1) isBroken = true;
    else inside?.mark(mark, index);
    if (mark !== CLOSING) return;
    giveUp(index + 1);
    if (wrapper !== undefined) secrets.take(secretsInside);
    wrapper = undefined;
  }

  function readMark(mark: Mark, index: number): void {
    reading.mark(mark, index);
    if (wrapper !== undefined) readInside(mark, index);
    if (mark === COLON && opening?.toUpperCase() === "URL") open(index - "<URL".length);
    opening = mark === OPENING ? "" : undefined;
  }

  function readRun(piece: string, from: number, to: number): void {
    if (from === to) return;
    reading.run(piece, from, to, position);
    if (wrapper !== undefined) inside?.run(piece, from, to, position);
    if (opening !== undefined) opening = (opening + piece.slice(from, Math.min(to, from + 4))).slice(0, 4);
  }

  const wanted = () => (wrapper === undefined && reading.isIdle() ? isLead : isMark);

  return {
    read: (piece) => {
      let from = 0;
      let isWanted = wanted();
      for (let index = 0; index < piece.length; index++) {
        const code = piece.charCodeAt(index);
        if (code < 0x80 && isWanted[code] === 1) {
          readRun(piece, from, index);
          readMark(code, position + index);
          from = index + 1;
          isWanted = wanted();
        }
      }
      readRun(piece, from, piece.length);
      position += piece.length;
    },
    end: () => {
      reading.end(position);
      wrapper = undefined;
    },
    known: () => {
      giveUp(position);
      const known = Math.min(position, reading.earliest(position));
      if (wrapper === undefined || !isBroken) return known;
      return Math.min(known, inside?.earliest(position) ?? known, secretsInside.first()?.index ?? known);
    },
    secrets,
  };
}
