import type { UrlValue } from "@url1738/core";
import { LOOK_BEHIND } from "./boundaries.ts";
import type { FindSettings } from "./find-options.ts";
import { type NextColon, nextColonOf, nextWrapperColon, wordsFor } from "./first-words.ts";
import type { UrlHit, UrlSource } from "./hit.ts";
import type { LinePlaces } from "./line-places.ts";
import { type Offsets, SAME } from "./mime/offset-map.ts";
import { isMore, MORE } from "./more.ts";
import { type Held, outcomeAt } from "./outcome-at.ts";
import type { HitOffsets, Outcome, Search } from "./search.ts";

/** The length up to which a possible hit is examined again with every piece; a longer one, each time it has grown by an eighth. */
const SHORT = 256;

/** Finds URLs in a text that arrives in pieces, wherever it is cut. */
export interface Finder<U extends UrlValue> {
  /** Adds a piece, and tells whether it is worth calling `look`. */
  readonly add: (piece: string) => boolean;
  /** Yields the hits in the text so far; at the end of the text, all that are left. */
  readonly look: (isEnd: boolean) => Generator<UrlHit<U>, void, undefined>;
}

/**
 * Goes from colon to colon, since every hit begins with a word and a colon. Holds no more text than a possible hit, and some
 * characters before it.
 */
export class Scanner<U extends UrlValue> implements Finder<U> {
  readonly #search: Omit<Search<U>, "text" | "isEnd" | "floor">;
  readonly #offsets: Offsets;
  readonly #lines: LinePlaces | undefined;
  readonly #next: NextColon;
  readonly #lookBehind: number;

  /** The held text; its offset in the whole; the offset in it where the search for the next colon begins; the end of the last hit. */
  #text = "";
  #base = 0;
  #at = 0;
  #floor = 0;

  /** The pieces since the last look, their length, and the conditions for the next one. */
  #pieces: string[] = [];
  #waiting = 0;
  #enough = 0;
  #awaited: RegExp = MORE.awaited;

  /**
   * @param offsets - The map from the text's offsets to those of its original.
   * @param lines - The lines of the original, if hits have a line and a column.
   */
  constructor(source: UrlSource<U>, settings: FindSettings, offsets: Offsets = SAME, lines?: LinePlaces) {
    const { bare, broken, prefix } = settings;
    this.#offsets = offsets;
    this.#lines = lines;
    const rightWords = wordsFor(source, bare);
    const words = broken && !bare ? wordsFor(source, true) : rightWords;
    this.#search = { source, settings, words, rightWords, placed: (found) => this.#placed(found) };
    this.#next = bare || broken || prefix ? nextColonOf(words) : nextWrapperColon;
    this.#lookBehind = words.longest + LOOK_BEHIND;
  }

  add(piece: string): boolean {
    this.#pieces.push(piece);
    this.#waiting += piece.length;
    return this.#waiting >= this.#enough || this.#awaited.test(piece);
  }

  *look(isEnd: boolean): Generator<UrlHit<U>, void, undefined> {
    this.#join();
    for (;;) {
      const colon = this.#next(this.#text, this.#at);
      if (colon < 0) break;
      this.#at = colon;
      const outcome = this.#outcomeAt(colon, isEnd);
      if (typeof outcome === "number") {
        this.#at = outcome;
      } else if (isMore(outcome)) {
        this.#await(outcome);
        return;
      } else {
        this.#at = outcome.after;
        this.#floor = outcome.after;
        yield outcome.hit;
      }
    }
    this.#at = Math.max(this.#at, this.#text.length);
    this.#release(this.#text.length - this.#lookBehind);
  }

  #outcomeAt(colon: number, isEnd: boolean): Outcome<U, Held> {
    const text = this.#text;
    const floor = this.#floor;
    const { words } = this.#search;
    if (colon + words.lookAhead >= text.length && !isEnd) return { ...MORE, from: colon };
    const word = words.endingAt(text, colon, floor);
    return word === undefined ? colon + 1 : outcomeAt({ ...this.#search, text, isEnd, floor }, word, colon);
  }

  /** Returns the place of a hit in the text as it was given. */
  #placed(found: HitOffsets): ReturnType<Search<U>["placed"]> {
    const base = this.#base;
    const { beginning, end } = this.#offsets;
    const start = beginning(found.start + base);
    const urlStart = beginning(found.urlStart + base);
    // In an empty wrapper, the URL inside ends where it begins.
    const urlEnd = Math.max(urlStart, end(found.urlEnd + base));
    return { start, end: end(found.end + base), urlStart, urlEnd, ...this.#lines?.placeOf(start) };
  }

  /** Appends the new pieces to the text. */
  #join(): void {
    this.#text += this.#pieces.join("");
    this.#pieces = [];
    this.#waiting = 0;
    this.#enough = 0;
    this.#awaited = MORE.awaited;
  }

  /** Keeps a possible hit until there is more of it. */
  #await({ from, awaited }: Held): void {
    const held = this.#text.length - from;
    this.#enough = held > SHORT ? held / 8 : 0;
    this.#awaited = awaited;
    this.#release(from - this.#lookBehind);
  }

  /** Drops the text before an offset. */
  #release(from: number): void {
    const most = Math.max(0, Math.min(from, this.#text.length));
    this.#text = this.#text.slice(most);
    this.#base += most;
    this.#at = Math.max(0, this.#at - most);
    this.#floor = Math.max(0, this.#floor - most);
    if (this.#base > 0) this.#lines?.forget(this.#offsets.beginning(this.#base));
    this.#offsets.forget(this.#base);
  }
}
