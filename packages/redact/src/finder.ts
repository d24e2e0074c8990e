import { OverGaps, SOFT_BREAK } from "./gaps.ts";
import { Lines } from "./lines.ts";
import { ARGUMENT, HEADER } from "./names.ts";
import type { Settings } from "./options.ts";
import { type Finder, type Found, NOWHERE } from "./spans.ts";
import { Track } from "./track.ts";
import { EVENTS, isCutEscape, LEAD, readUnit, type Unit, URL_ENDS } from "./units.ts";
import { Wrapper } from "./wrapper.ts";

const ALL = 0xff;

/** "Scheme: letters, digits, + . -." */
const IN_SCHEME = /[a-z\d+.-]/i;
/** Matches in `git+https` as well; an escape of a JSON string may precede it: `\nhttps`. */
const HTTP = /(?:^|[^a-z\d]|%(?:25)?[\da-f]{2}|\\(?:[bfnrt]|u00[\da-f]{2}))https?$/i;
const PREFIX = /^\s*<?url$/i;
const SCHEME_ALONE = /^\s*(?:<?url:)?(?!url$)[a-z\d+.-]+$/i;

/** The number of characters before a place that tell how a scheme ends there, what a header is called, or that a login is an argument. */
const REACH = 96;

/** The ends of an argument, by the quotation mark before it. */
const ARGUMENT_ENDS: Readonly<Record<string, RegExp>> = { '"': /(["\r\n])/, "'": /(['\r\n])/, "": /([\t-\r "'])/ };

const SPACE = 0x20;
const COLON = 0x3a;
const EQUALS = 0x3d;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
const OPENING = 0x3c;
const CLOSING = 0x3e;
const NONE = -1;

const isSlash = (code: number) => code === SLASH || code === BACKSLASH;

/** Makes the machine that finds the secrets in a text, whether it comes as one string or in pieces. */
export function createFinder(found: Found, settings: Settings): Finder {
  return settings.softBreaks
    ? new OverGaps(SOFT_BREAK, 0, found, (inside) => new DelimiterFinder(inside, settings))
    : new DelimiterFinder(found, settings);
}

/**
 * Goes from delimiter to delimiter, raw or escaped, and passes on what each does, by the table of events, to the logins and values of its own
 * level and those above.
 */
class DelimiterFinder implements Finder {
  readonly #found: Found;
  readonly #settings: Settings;
  readonly #keep: number;
  readonly #tracks: readonly Track[];
  readonly #lines: Lines;
  #wrapper: Wrapper | undefined;
  /** The current piece of the text, from `base` on, after enough of the preceding text to tell what it means. */
  #text = "";
  #base = 0;
  /** The offset up to which the text has been read. */
  #position = 0;
  /** True if a track has something begun. */
  #isOpen = false;
  #last: Unit = { code: 0, level: 0, index: NONE, end: NONE, isJson: false };
  /** The level of the scheme's colon before the last run of slashes. */
  #colon = NONE;
  #isHttp = false;
  /** True if the last colon directly follows another unit: the last digit of an escape is not part of a scheme. */
  #isAfterUnit = false;
  #isFirstColon = true;

  constructor(found: Found, settings: Settings) {
    this.#found = found;
    this.#settings = settings;
    this.#keep = Math.max(REACH, settings.parameters.reach);
    this.#tracks = [0, 1, 2].map((level) => new Track(level, found));
    this.#lines = new Lines(found);
  }

  read(piece: string): void {
    const kept = Math.max(0, this.#position - this.#base - this.#keep);
    this.#text = this.#text.slice(kept) + piece;
    this.#base += kept;
    this.#scan(false);
  }

  end(): void {
    this.#scan(true);
    for (const track of this.#tracks) track.end(this.#position);
    this.#giveUp();
    this.#readLines(this.#position);
  }

  earliest(): number {
    // A login may begin after a backslash that turns out not to begin an escape.
    const isCut = this.#text.charCodeAt(this.#position - this.#base) === BACKSLASH;
    let earliest = Math.min(isCut ? this.#position + 1 : NOWHERE, this.#lines.earliest());
    if (this.#wrapper !== undefined) earliest = Math.min(earliest, this.#wrapper.earliest());
    if (this.#isOpen) for (const track of this.#tracks) earliest = Math.min(earliest, track.earliest(this.#position));
    return earliest;
  }

  #scan(isLast: boolean): void {
    const text = this.#text;
    let from = this.#position - this.#base;
    let index = from;
    let mask = this.#wanted();
    while (index < text.length) {
      const code = text.charCodeAt(index);
      if (code > 127 || ((EVENTS[code] as number) & mask) === 0) {
        index++;
        continue;
      }
      if (!isLast && isCutEscape(text, index)) break;
      if (this.#isOpen) this.#run(from, index);
      const unit = readUnit(text, index, this.#base);
      from = index = unit.end - this.#base;
      this.#take(unit);
      this.#last = unit;
      mask = this.#wanted();
    }
    if (this.#isOpen) this.#run(from, index);
    this.#position = index + this.#base;
    this.#readWrapper(this.#position);
    this.#readLines(this.#position);
  }

  /** Returns which delimiters matter. */
  #wanted(): number {
    return this.#isOpen || this.#wrapper !== undefined ? ALL : LEAD;
  }

  /** Takes characters that are not delimiters. */
  #run(from: number, to: number): void {
    for (const track of this.#tracks) track.run(this.#text, from, to);
  }

  #take(unit: Unit): void {
    const { code, level, index, end } = unit;
    if (this.#isOpen) {
      const all = EVENTS[code] as number;
      const does = this.#settings.single && code <= SPACE ? all & ~URL_ENDS : all;
      this.#isOpen = false;
      for (const track of this.#tracks) if (track.take(unit, level <= track.level ? does : 0)) this.#isOpen = true;
    }
    if (isSlash(code)) this.#takeSlash(unit);
    else if (code === COLON) this.#takeColon(unit);
    else if (code === EQUALS) this.#takeEquals(unit);
    else if (end - index === 1 && (code === OPENING || code === CLOSING)) this.#takeBracket(index, code === CLOSING);
  }

  #takeSlash({ code, level, index, end, isJson }: Unit): void {
    const last = this.#last;
    const isNext = last.end === index;
    const isRun = isNext && isSlash(last.code);
    if (!isRun) {
      const isScheme =
        isNext && last.code === COLON && !this.#isAfterUnit && IN_SCHEME.test(this.#before(last.index, 1));
      this.#colon = isScheme ? last.level : NONE;
      this.#isHttp = isScheme && HTTP.test(this.#before(last.index, 12));
    }
    const colon = this.#colon;
    if (colon !== NONE) this.#beginLogin(colon, end, isJson);
    const isPair = isRun && code === SLASH && last.code === SLASH && last.level === level;
    if (colon !== level && (isPair || (colon !== NONE && level > colon))) this.#beginLogin(level, end, isJson);
  }

  #beginLogin(level: number, index: number, isJson: boolean): void {
    this.#tracks[level]?.beginLogin(index, this.#isHttp, isJson);
    this.#isOpen = true;
  }

  #takeColon({ level, index, end }: Unit): void {
    this.#isAfterUnit = this.#last.end === index;
    if (this.#settings.single && this.#isFirstColon) {
      const before = this.#text.slice(0, index);
      this.#isFirstColon = PREFIX.test(before);
      this.#isHttp = HTTP.test(before);
      if (SCHEME_ALONE.test(before)) this.#beginLogin(level, end, false);
    }
    if (level > 0 || end - index > 1) return;
    if (this.#before(index, 4).toUpperCase() === "<URL") {
      const settings = { ...this.#settings, headers: false };
      this.#wrapper = new Wrapper(end, (found) => new DelimiterFinder(found, settings));
    }
    if (this.#settings.headers) this.#takeHeader(index, end);
  }

  /** Takes the colon at the end of a header's name, or after the user in an argument. */
  #takeHeader(index: number, end: number): void {
    this.#readLines(index);
    const before = this.#before(index, REACH);
    if (HEADER.test(before)) {
      this.#lines.begin(end, 1, true);
    } else if (!this.#lines.isOpen) {
      const argument = ARGUMENT.exec(before);
      if (argument !== null) this.#lines.begin(end, 1, false, ARGUMENT_ENDS[argument[1] ?? ""]);
    }
  }

  #takeEquals({ level, index, end }: Unit): void {
    const beginning = this.#settings.parameters.levelOf(this.#text, index - this.#base);
    if (beginning === NONE) return;
    this.#tracks[Math.min(level, beginning)]?.beginValue(end);
    this.#isOpen = true;
  }

  /** Takes a raw `<` or `>`. */
  #takeBracket(index: number, isClosing: boolean): void {
    this.#readWrapper(index);
    if (isClosing) {
      for (const secret of this.#wrapper?.close() ?? []) this.#found(secret.index, secret.end);
      this.#wrapper = undefined;
    } else {
      this.#giveUp();
    }
  }

  /** Reads the text in the wrapper up to an offset. */
  #readWrapper(to: number): void {
    const wrapper = this.#wrapper;
    if (wrapper === undefined) return;
    wrapper.read(this.#text.slice(wrapper.to - this.#base, Math.min(to, wrapper.limit) - this.#base));
    if (to >= wrapper.limit) this.#giveUp();
  }

  #giveUp(): void {
    const given = this.#wrapper?.giveUp();
    this.#wrapper = undefined;
    if (given === undefined) return;
    if (given.index < given.end) this.#found(given.index, given.end);
    if (given.lines > 0) {
      this.#readLines(given.end);
      this.#lines.begin(given.end, given.lines);
    }
  }

  #readLines(to: number): void {
    this.#lines.read(this.#text, this.#base, to);
  }

  #before(index: number, length: number): string {
    const end = index - this.#base;
    return this.#text.slice(Math.max(0, end - length), end);
  }
}
