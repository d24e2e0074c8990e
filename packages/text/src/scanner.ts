import type { UrlValue } from "@url1738/core";
import { LOOK_BEHIND } from "./boundaries.ts";
import type { FindSettings } from "./find-options.ts";
import { type Words, wordsFor } from "./first-words.ts";
import type { UrlHit, UrlSource } from "./hit.ts";
import { type NextColon, nextColon, nextWrapperColon } from "./next-colon.ts";
import { type More, NOTHING, type Outcome, outcomeAt } from "./outcome-at.ts";

/** Up to this length, what may be a hit is looked at again with every piece; beyond it, when it has grown by an eighth. */
const SHORT = 256;

/** A hit in a part of the text that begins at an offset. */
function moved<U extends UrlValue>(hit: UrlHit<U>, by: number): UrlHit<U> {
  if (by === 0) return hit;
  const { start, end, urlStart, urlEnd } = hit;
  return { ...hit, start: start + by, end: end + by, urlStart: urlStart + by, urlEnd: urlEnd + by };
}

/**
 * Finds URLs in a text that comes in pieces, wherever they are cut. A colon ends the first word of all that it looks for, so it
 * goes from colon to colon. It holds no more of the text than what may be a hit, and some characters before it.
 */
export class Scanner<U extends UrlValue> {
  readonly #source: UrlSource<U>;
  readonly #settings: FindSettings;
  readonly #words: Words;
  readonly #next: NextColon;
  readonly #lookBehind: number;

  /** The text that is held; where it begins in the whole; where in it to look for the next colon; where the last hit ended. */
  #text = "";
  #base = 0;
  #at = 0;
  #floor = 0;

  /** What came since the text was looked at, and when to look again. */
  #pieces: string[] = [];
  #waiting = 0;
  #enough = 0;
  #awaited = NOTHING;

  constructor(source: UrlSource<U>, settings: FindSettings) {
    const { bare, prefix } = settings;
    this.#source = source;
    this.#settings = settings;
    this.#words = wordsFor(bare ? source.schemes : []);
    this.#next = bare || prefix ? nextColon : nextWrapperColon;
    this.#lookBehind = this.#words.longest + LOOK_BEHIND;
  }

  /** Takes a piece; tells whether it is worth looking at what has come. */
  add(piece: string): boolean {
    this.#pieces.push(piece);
    this.#waiting += piece.length;
    return this.#waiting >= this.#enough || this.#awaited.test(piece);
  }

  /** Gives the hits in what has come; at the end of the text, all that are left. */
  *look(isEnd: boolean): Generator<UrlHit<U>, void, undefined> {
    this.#join();
    for (let colon = this.#nextColon(); colon >= 0; colon = this.#nextColon()) {
      this.#at = colon;
      const outcome = this.#outcomeAt(colon, isEnd);
      if (typeof outcome === "number") {
        this.#at = outcome;
      } else if ("awaited" in outcome) {
        this.#await(outcome);
        return;
      } else {
        this.#at = outcome.end;
        this.#floor = outcome.end;
        yield moved(outcome, this.#base);
      }
    }
    this.#at = Math.max(this.#at, this.#text.length);
    this.#release(this.#text.length - this.#lookBehind);
  }

  #nextColon(): number {
    return this.#next(this.#text, this.#at);
  }

  #outcomeAt(colon: number, isEnd: boolean): Outcome<U> {
    const text = this.#text;
    const floor = this.#floor;
    const word = this.#words.endingAt(text, colon, floor);
    if (word === undefined) return colon + 1;
    const search = { source: this.#source, settings: this.#settings, words: this.#words, text, isEnd, floor };
    return outcomeAt(search, word, colon);
  }

  /** Makes the pieces that have come part of the text. */
  #join(): void {
    this.#text += this.#pieces.join("");
    this.#pieces = [];
    this.#waiting = 0;
    this.#enough = 0;
    this.#awaited = NOTHING;
  }

  /** Keeps what may be a hit until there is more of it. */
  #await({ from, awaited }: More): void {
    const held = this.#text.length - from;
    this.#enough = held > SHORT ? held / 8 : 0;
    this.#awaited = awaited;
    this.#release(from - this.#lookBehind);
  }

  /** Lets go of the text before an offset. */
  #release(from: number): void {
    const most = Math.max(0, Math.min(from, this.#text.length));
    this.#text = this.#text.slice(most);
    this.#base += most;
    this.#at = Math.max(0, this.#at - most);
    this.#floor = Math.max(0, this.#floor - most);
  }
}
