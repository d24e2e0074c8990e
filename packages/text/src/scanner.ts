import { MAX_LENGTH, type UrlValue } from "@url1738/core";
import { type BareOutcome, type BareSearch, bareUrl } from "./bare-url.ts";
import { isInsideWord, LOOK_BEHIND } from "./boundaries.ts";
import { endOfWrapper } from "./end-of-wrapper.ts";
import type { FindSettings } from "./find-options.ts";
import { wordsFor } from "./first-words.ts";
import type { FoundUrl, UrlHit, UrlSource } from "./hit.ts";
import { prefixedName } from "./prefixed-name.ts";
import { readWrapper } from "./read-wrapper.ts";

/** Finds URLs in a text that comes in pieces, wherever they are cut. */
export interface Scanner<U extends UrlValue> {
  /** Takes a piece; tells whether it is worth looking at what has come. */
  readonly add: (piece: string) => boolean;
  /** Gives the hits in what has come; at the end of the text, all that are left. */
  readonly look: (isEnd: boolean) => Generator<UrlHit<U>, void, undefined>;
}

/** What stands at a colon: a hit; none, and where to go on looking; or not to be told before there is more text. */
type Outcome<U extends UrlValue> = UrlHit<U> | number | More;

/** There may be a hit, but its end is not known yet. */
interface More {
  /** Where the hit would begin. */
  readonly from: number;
  /** What would tell its end. */
  readonly awaited: RegExp;
}

/** Up to this length, what may be a hit is looked at again with every piece; beyond it, when it has grown by an eighth. */
const SHORT = 256;

const COLON = 0x3a;

const NOTHING = /(?!)/;

/** The offset of the next colon behind which there may be a hit; -1 without one. */
type Next = (text: string, from: number) => number;

const nextColon: Next = (text, from) => text.indexOf(":", from);

/** Where only wrappers count, the next of `<` and four characters tells more than the next colon. */
const nextWrapper: Next = (text, from) => {
  for (let at = text.indexOf("<", Math.max(0, from - 4)); at >= 0; at = text.indexOf("<", at + 1)) {
    if (text.charCodeAt(at + 4) === COLON) return at + 4;
  }
  return -1;
};

/** A hit in a part of the text that begins at an offset. */
function moved<U extends UrlValue>(hit: UrlHit<U>, by: number): UrlHit<U> {
  if (by === 0) return hit;
  const { start, end, urlStart, urlEnd } = hit;
  return { ...hit, start: start + by, end: end + by, urlStart: urlStart + by, urlEnd: urlEnd + by };
}

/**
 * Makes a scanner. A colon ends the first word of all that it looks for, so it goes from colon to colon. It holds no more of the
 * text than what may be a hit, and some characters before it.
 */
export function createScanner<U extends UrlValue>(source: UrlSource<U>, options: FindSettings): Scanner<U> {
  const { bare, prefix, quoted, limit } = options;
  const words = wordsFor(bare ? source.schemes : []);
  const next = bare || prefix ? nextColon : nextWrapper;
  const lookBehind = words.longest + LOOK_BEHIND;

  /** The text that is held; where it begins in the whole; where in it to look for the next colon; where the last hit ended. */
  let text = "";
  let base = 0;
  let at = 0;
  let floor = 0;

  /** What came since the text was looked at, and when to look again. */
  let pieces: string[] = [];
  let waiting = 0;
  let enough = 0;
  let awaited = NOTHING;

  function searchIn(isEnd: boolean): BareSearch<U> {
    return {
      source,
      text,
      isEnd,
      limit: Math.min(limit, MAX_LENGTH),
      beginningOf: (colon) => {
        const word = bare ? words.endingAt(text, colon, floor) : undefined;
        const start = colon - (word?.name.length ?? 0);
        return word?.begin === undefined || isInsideWord(text, start) ? undefined : start;
      },
    };
  }

  function outcomeOf(outcome: BareOutcome<U>, from: number): Outcome<U> {
    return outcome === "more" ? { from, awaited: /\s/ } : outcome;
  }

  function wrapperAt(start: number, isEnd: boolean): Outcome<U> {
    const close = endOfWrapper(text, start, limit, quoted, isEnd);
    if (close === "more") return { from: start, awaited: quoted ? NOTHING : />/ };
    if (close === "none") return start + 5;
    return readWrapper(source, text.slice(start + 5, close), start, quoted);
  }

  function prefixedAt(start: number, colon: number, isEnd: boolean): Outcome<U> {
    const name = prefixedName(source, text, colon + 1, limit, isEnd);
    if (name === "more") return { from: start, awaited: NOTHING };
    return name === undefined ? colon + 1 : outcomeOf(bareUrl(searchIn(isEnd), name, start, true), start);
  }

  function outcomeAt(colon: number, isEnd: boolean): Outcome<U> {
    const word = words.endingAt(text, colon, floor);
    if (word === undefined) return colon + 1;
    const start = colon - word.name.length;
    if (word.begin === undefined && start > floor && text[start - 1] === "<") return wrapperAt(start - 1, isEnd);
    if ((word.begin === undefined && !prefix) || isInsideWord(text, start)) return colon + 1;
    if (word.begin === undefined) return prefixedAt(start, colon, isEnd);
    return outcomeOf(bareUrl(searchIn(isEnd), { start, end: colon + 1, begin: word.begin }, start, false), start);
  }

  /** Lets go of the text before an offset. */
  function release(from: number): void {
    const most = Math.max(0, Math.min(from, text.length));
    text = text.slice(most);
    base += most;
    at = Math.max(0, at - most);
    floor = Math.max(0, floor - most);
  }

  function* look(isEnd: boolean): Generator<UrlHit<U>, void, undefined> {
    text += pieces.join("");
    pieces = [];
    waiting = 0;
    enough = 0;
    awaited = NOTHING;
    for (let colon = next(text, at); colon >= 0; colon = next(text, at)) {
      at = colon;
      const outcome = outcomeAt(colon, isEnd);
      if (typeof outcome === "number") {
        at = outcome;
      } else if ("awaited" in outcome) {
        const held = text.length - outcome.from;
        enough = held > SHORT ? held / 8 : 0;
        awaited = outcome.awaited;
        release(outcome.from - lookBehind);
        return;
      } else {
        at = outcome.end;
        floor = outcome.end;
        yield moved<U>(outcome as FoundUrl<U>, base);
      }
    }
    at = Math.max(at, text.length);
    release(text.length - lookBehind);
  }

  return {
    add: (piece) => {
      pieces.push(piece);
      waiting += piece.length;
      return waiting >= enough || awaited.test(piece);
    },
    look,
  };
}
