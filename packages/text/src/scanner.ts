import type { UrlValue } from "@url1738/core";
import { LOOK_BEHIND } from "./boundaries.ts";
import type { FindSettings } from "./find-options.ts";
import { wordsFor } from "./first-words.ts";
import type { ErrorPlace, UrlHit, UrlSource } from "./hit.ts";
import type { LinePlaces } from "./line-places.ts";
import type { Origins } from "./mime/offset-map.ts";
import { LONGEST_MISSPELT } from "./misspelt-url.ts";
import { isMore, MORE } from "./more.ts";
import { type NextPlace, nextPlaceOf } from "./next-place.ts";
import { OpenMarks } from "./open-marks.ts";
import { type Held, outcomeAt } from "./outcome-at.ts";
import type { Found, HitOffsets, Search } from "./search.ts";
import { LINK } from "./terminal/terminal-text.ts";

/** The length up to which a possible hit is examined again with every piece; a longer one, each time it has grown by an eighth. */
const SHORT = 256;

/** Finds URLs in a text that arrives in pieces, wherever it is cut. */
export interface Finder<U extends UrlValue> {
  /** Adds a piece, and tells whether it is worth calling `look`. */
  readonly add: (piece: string) => boolean;
  /** Yields the hits in the text so far; at the end of the text, all that are left. */
  readonly look: (isEnd: boolean) => Generator<UrlHit<U>, void, undefined>;
  /** Tells whether a finder of its own could go on from here, if a line has just ended and all hits so far were taken. */
  readonly isSettled: () => boolean;
}

/** The text that a scanner reads: free of encodings and control sequences, which its maps know. */
export interface Original {
  /** The map from the text's offsets to those of its original. */
  readonly offsets: Origins;
  /** See {@link Search.hasColour}; the offsets are those of the whole text. */
  readonly hasColour: (from: number, to: number) => boolean;
  /** The lines of the original, if hits have a line and a column. */
  readonly lines: LinePlaces | undefined;
}

/**
 * Goes from colon to colon, since nearly every hit begins with a word and a colon. Holds no more text than a possible hit, and some
 * characters before it.
 */
export class Scanner<U extends UrlValue> implements Finder<U> {
  readonly #search: Search<U>;
  readonly #original: Original;
  readonly #next: NextPlace;
  readonly #lookBehind: number;

  /** The offset of the held text in the whole; the offset in it where the search for the next place begins. */
  #base = 0;
  #at = 0;

  /** The target of the link around the text at an offset. */
  #link: string | undefined;
  #linkAt = 0;

  /** The pieces since the last look, their length, and the conditions for the next one. */
  #pieces: string[] = [];
  #waiting = 0;
  #enough = 0;
  #awaited: RegExp = MORE.awaited;

  constructor(source: UrlSource<U>, settings: FindSettings, original: Original) {
    const { bare, broken } = settings;
    this.#original = original;
    const rightWords = wordsFor(source, bare);
    const words = broken && !bare ? wordsFor(source, true) : rightWords;
    this.#search = {
      source,
      settings,
      words,
      rightWords,
      text: "",
      isEnd: false,
      floor: 0,
      marks: new OpenMarks(),
      hasColour: (from, to) => original.hasColour(from + this.#base, to + this.#base),
      placed: (hit) => this.#placed(hit),
      errorPlace: (offset) => this.#errorPlace(offset),
    };
    this.#next = nextPlaceOf(settings, words);
    this.#lookBehind = Math.max(words.longest, LONGEST_MISSPELT) + LOOK_BEHIND;
  }

  add(piece: string): boolean {
    this.#pieces.push(piece);
    this.#waiting += piece.length;
    return this.#waiting >= this.#enough || this.#awaited.test(piece);
  }

  *look(isEnd: boolean): Generator<UrlHit<U>, void, undefined> {
    this.#join();
    const search = this.#search;
    search.isEnd = isEnd;
    for (;;) {
      const place = this.#next(search.text, this.#at);
      if (place < 0) break;
      this.#at = place;
      const outcome = outcomeAt(search, place);
      if (typeof outcome === "number") {
        this.#at = Math.max(outcome, place + 1);
      } else if (isMore(outcome)) {
        this.#await(outcome);
        return;
      } else {
        this.#at = outcome.after;
        search.floor = outcome.after;
        if (outcome.hit.ok) search.marks.skip(outcome.from, outcome.after);
        if (!this.#isRepeated(outcome)) yield outcome.hit;
      }
    }
    this.#at = Math.max(this.#at, search.text.length);
    if (!isEnd) this.#release(search.text.length - this.#lookBehind);
  }

  isSettled(): boolean {
    const { text } = this.#search;
    // Where a possible hit is held, the search goes on at it.
    if (this.#waiting > 0 || this.#at !== text.length) return false;
    this.#followLink(text.length);
    return this.#link === undefined;
  }

  /** Tells whether a hit repeats the link around it: in a terminal, the visible text of a link is often its target. */
  #isRepeated({ hit, after, isTarget }: Found<U>): boolean {
    this.#followLink(after);
    const whole = hit.fragment === undefined ? hit.text : `${hit.text}#${hit.fragment}`;
    if (isTarget === true) this.#link = whole;
    return isTarget !== true && this.#link?.startsWith(whole) === true;
  }

  /** Forgets the link if it has ended before an offset. */
  #followLink(to: number): void {
    if (this.#link !== undefined && this.#search.text.slice(this.#linkAt, to).includes(LINK)) this.#link = undefined;
    this.#linkAt = to;
  }

  /** Returns the place of a hit in the text as it was given. */
  #placed(hit: HitOffsets): ReturnType<Search<U>["placed"]> {
    const base = this.#base;
    const { lines, offsets } = this.#original;
    const { beginning, end } = offsets;
    const start = beginning(hit.start + base);
    const urlStart = beginning(hit.urlStart + base);
    // In an empty wrapper, the URL inside ends where it begins.
    const urlEnd = Math.max(urlStart, end(hit.urlEnd + base));
    return { start, end: end(hit.end + base), urlStart, urlEnd, ...lines?.placeOf(start) };
  }

  #errorPlace(offset: number): ErrorPlace {
    const { lines, offsets } = this.#original;
    if (lines === undefined) return {};
    const { line, column } = lines.placeOf(offsets.beginning(offset + this.#base));
    return { errorLine: line, errorColumn: column };
  }

  /** Appends the new pieces to the text. */
  #join(): void {
    this.#search.text += this.#pieces.join("");
    this.#pieces = [];
    this.#waiting = 0;
    this.#enough = 0;
    this.#awaited = MORE.awaited;
  }

  /** Keeps a possible hit until there is more of it. */
  #await({ from, awaited }: Held): void {
    const held = this.#search.text.length - from;
    this.#enough = held > SHORT ? held / 8 : 0;
    this.#awaited = awaited;
    this.#release(from - this.#lookBehind);
  }

  /** Drops the text before an offset, once everything in it that matters to the rest of the line is known. */
  #release(from: number): void {
    const search = this.#search;
    if (from <= 0) return;
    // What a mark opens also depends on three characters before it.
    search.marks.readTo(search.text, from + 3);
    search.marks.shift(from);
    this.#followLink(Math.max(from, this.#linkAt));
    this.#linkAt -= from;
    search.text = search.text.slice(from);
    search.floor = Math.max(0, search.floor - from);
    this.#base += from;
    this.#at -= from;
    const { lines, offsets } = this.#original;
    lines?.forget(offsets.beginning(this.#base));
    offsets.forget(this.#base);
  }
}
