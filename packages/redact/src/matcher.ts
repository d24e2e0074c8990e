import type { DecodedText } from "./decoded-text.ts";
import { LONGEST_SECRET } from "./spans.ts";

/** Searches in a text, each character of which is read once by a search, however many places ask. */
export class Matcher {
  readonly reading: DecodedText;
  readonly text: string;
  /** The last answers: the first match of a search at or after any place between two is the same. */
  readonly #answers = new Map<RegExp | string, { from: number; to: number }>();
  /** True once the end of the text was seen where more of it might have told something else. */
  isCut = false;

  constructor(reading: DecodedText) {
    this.reading = reading;
    this.text = reading.text;
  }

  /** Finds the first match of an expression with the flag `g` at a place or after it; the end of the text if there is none. */
  next(pattern: RegExp, place: number): number {
    const last = this.#answers.get(pattern);
    if (last !== undefined && place >= last.from && place <= last.to) return last.to;
    pattern.lastIndex = place;
    const to = pattern.exec(this.text)?.index ?? this.text.length;
    this.#answers.set(pattern, { from: place, to });
    return to;
  }

  /** Returns the match of an expression with the flag `y` at a place. */
  at(pattern: RegExp, place: number): RegExpExecArray | null {
    pattern.lastIndex = place;
    const match = pattern.exec(this.text);
    if (place + (match?.[0].length ?? 0) >= this.text.length) this.isCut = true;
    return match;
  }

  /**
   * Finds the quotation mark that closes the one at a place: the next of its kind, and of its depth or less. A doubled one is none.
   *
   * @returns Its place, or that of the end of the line if the mark is not closed in it.
   */
  closing(place: number): number {
    const { text, reading } = this;
    const mark = text.charAt(place);
    const depth = reading.depthAt(place);
    const key = `${mark}${depth}`;
    const last = this.#answers.get(key);
    if (last !== undefined && place >= last.from && place < last.to) return last.to;
    const lineEnd = this.rawLineEnd(place);
    let to = text.indexOf(mark, place + 1);
    while (to >= 0 && to < lineEnd) {
      if (reading.depthAt(to) <= depth) {
        const isDoubled = to > place + 1 && text[to + 1] === mark && reading.depthAt(to + 1) === reading.depthAt(to);
        if (!isDoubled || !/[^\s,;:)}\]]/.test(text.charAt(to + 2))) break;
        to++;
      }
      to = text.indexOf(mark, to + 1);
    }
    const end = to < 0 || to > lineEnd ? lineEnd : to;
    this.#answers.set(key, { from: place, to: end });
    return end;
  }

  /** Finds the end of the line, escaped or not; the end of the text if there is none. */
  lineEnd(place: number): number {
    return this.next(LINE_END, place);
  }

  /** Finds the end of the line that is not an escape. */
  rawLineEnd(place: number): number {
    const last = this.#answers.get("\n");
    if (last !== undefined && place >= last.from && place <= last.to) return last.to;
    let to = this.lineEnd(place);
    while (to < this.text.length && this.reading.depthAt(to) > 0) to = this.lineEnd(to + 1);
    this.#answers.set("\n", { from: place, to });
    return to;
  }

  /** Tells whether a secret between two places is short enough to be one. */
  isShort(from: number, to: number): boolean {
    return to - from <= LONGEST_SECRET;
  }
}

const LINE_END = /[\r\n]/g;
