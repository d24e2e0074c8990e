import { createBeginningFinder } from "./beginning.ts";
import { createLoginFinder } from "./login.ts";
import { ESCAPED, isMark, type Mark, OTHER_ESCAPE, PERCENT } from "./marks.ts";
import type { Found } from "./stretches.ts";
import { createValueFinder } from "./value.ts";

/** Finds the secrets in a text whose marks and other characters it is told one after the other. */
export interface Reading {
  readonly mark: (mark: Mark, index: number) => void;
  /** Characters that are not marks: `piece.slice(from, to)`; `start` is where the piece begins in the text. */
  readonly run: (piece: string, from: number, to: number, start: number) => void;
  readonly end: (index: number) => void;
  /** Whether nothing has begun that may become a secret, so that a mark that is not a lead may as well be part of a run. */
  readonly isIdle: () => boolean;
  /** Before this, nothing will be found any more. */
  readonly earliest: (here: number) => number;
}

const isHex = (code: number) => (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);

/** The mark that an escape is, such as `%3A`. */
function escapedMark(begun: string): Mark {
  const code = Number.parseInt(begun.slice(1), 16);
  return isMark[code] === 1 ? code + ESCAPED : OTHER_ESCAPE;
}

/** @param parameters - Names of parameters whose values are secret besides those of the known ones, in lower case. */
export function createReading(found: Found, parameters: readonly string[]): Reading {
  const beginnings = createBeginningFinder();
  const plain = createLoginFinder(found, false);
  const escaped = createLoginFinder(found, true);
  const values = createValueFinder(found, parameters);
  /** A `%` and its first digit, as long as they may be an escape; and where they stand. */
  let begun = "";
  let escapeIndex = 0;

  function take(mark: Mark, index: number, end: number): void {
    plain.mark(mark, index, end);
    escaped.mark(mark, index, end);
    const beginning = beginnings.mark(mark);
    if (beginning?.isPlain === true) plain.begin(beginning, end);
    if (beginning?.isEscaped === true) escaped.begin(beginning, end);
  }

  function pass(text: string, from: number, to: number): void {
    plain.run(text, from, to);
    escaped.run(text, from, to);
    beginnings.run(text, from, to);
  }

  /** What looked like an escape is not one. */
  function passEscape(): void {
    const text = begun;
    begun = "";
    pass(text, 0, text.length);
  }

  /** Takes the digits of an escape; gives where the others go on. */
  function takeEscape(piece: string, from: number, to: number, start: number): number {
    let index = from;
    while (index < to && begun.length < 3 && isHex(piece.charCodeAt(index))) begun += piece.charAt(index++);
    if (begun.length === 3) {
      const mark = escapedMark(begun);
      begun = "";
      take(mark, escapeIndex, start + index);
    } else if (index < to) passEscape();
    return index;
  }

  return {
    mark: (mark, index) => {
      values.mark(mark, index);
      if (begun !== "") passEscape();
      if (mark === PERCENT) {
        begun = "%";
        escapeIndex = index;
      } else take(mark, index, index + 1);
    },
    run: (piece, from, to, start) => {
      values.run(piece, from, to);
      const rest = begun === "" ? from : takeEscape(piece, from, to, start);
      if (rest < to) pass(piece, rest, to);
    },
    end: (index) => {
      plain.end(index);
      escaped.end(index);
      values.end(index);
    },
    isIdle: () => plain.isIdle() && escaped.isIdle() && values.isIdle() && begun === "",
    earliest: (here) => {
      // What is pending may still end with the escape.
      const index = begun === "" ? here : escapeIndex;
      return Math.min(plain.earliest(index), escaped.earliest(index), values.earliest(here));
    },
  };
}
