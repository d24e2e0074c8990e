import { FieldFinder } from "./fields.ts";
import { Finders } from "./finders.ts";
import { FOLD, OverGaps, SOFT_BREAK, WHITE_SPACE } from "./gaps.ts";
import { Lines } from "./lines.ts";
import { MemberFinder } from "./members.ts";
import type { Settings } from "./options.ts";
import { PendingName } from "./pending-name.ts";
import { type Finder, type Found, NOWHERE } from "./spans.ts";
import { TokenFinder } from "./tokens.ts";
import { Track } from "./track.ts";
import {
  EVENTS,
  EVENTS_OF_ONE,
  HTTP,
  IN_SCHEME,
  isCutEscape,
  LEAD,
  LEVELS,
  NAME_BEGINS,
  readUnit,
  type Unit,
  URL_ENDS,
} from "./units.ts";
import { Wrapper } from "./wrapper.ts";

const ALL = 0xff;

/** A wrapper (RFC 1738, Appendix), or a URL in angle brackets (RFC 3986, Appendix C). */
const OPENING = /<([a-z][a-z\d+.-]*)$/i;

/** The number of characters before a place that tell how a scheme ends there. */
const REACH = 96;

/** The characters that end the name of a parameter: white space too, except in a text that was meant as one URL. */
const NAME_ENDS = /[\t-\r "<>]/;

const COLON = 0x3a;
const EQUALS = 0x3d;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
const LESS = 0x3c;
const GREATER = 0x3e;
const NONE = -1;

const isSlash = (code: number) => code === SLASH || code === BACKSLASH;

/** Makes the machine that finds the secrets in a text, whether it comes as one string or in pieces. */
export function createFinder(found: Found, settings: Settings): Finder {
  const create = (inside: Found) => {
    const urls = new DelimiterFinder(inside, settings);
    const finders: Finder[] = [urls];
    if (settings.headers) finders.push(new FieldFinder(inside, settings.names));
    if (settings.members) finders.push(new MemberFinder(inside, settings.names));
    if (settings.tokens) finders.push(new TokenFinder(inside));
    return finders.length === 1 ? urls : new Finders(finders);
  };
  return settings.softBreaks ? new OverGaps(SOFT_BREAK, 0, found, create) : create(found);
}

/**
 * Goes from delimiter to delimiter, raw or escaped, and passes on what each does, by the table of events, to the logins and values of its own
 * level and those above.
 */
class DelimiterFinder implements Finder {
  readonly #found: Found;
  readonly #settings: Settings;
  readonly #tracks: readonly Track[];
  readonly #lines: Lines;
  #wrapper: Wrapper | undefined;
  /** The current piece of the text, from `base` on, after enough of the preceding text to tell what it means. */
  #text = "";
  #base = 0;
  /** The offset up to which the text has been read. */
  #position = 0;
  /** The name of a parameter that has begun, and the offset up to which it has been read. */
  readonly #name: PendingName;
  #named = 0;
  readonly #events: Uint8Array;
  /** True if a track has something begun. */
  #isOpen = false;
  #last: Unit = { code: 0, level: 0, index: NONE, end: NONE, isJson: false };
  /** The level of the scheme's colon before the last run of slashes. */
  #colon = NONE;
  #isHttp = false;
  /** True if the last colon directly follows another unit: the last digit of an escape is not part of a scheme. */
  #isAfterUnit = false;

  constructor(found: Found, settings: Settings) {
    this.#found = found;
    this.#settings = settings;
    this.#events = settings.single ? EVENTS_OF_ONE : EVENTS;
    this.#name = new PendingName(settings.names);
    this.#tracks = Array.from({ length: LEVELS }, (_, level) => new Track(level, found));
    this.#lines = new Lines(found);
  }

  read(piece: string): void {
    const kept = Math.max(0, this.#position - this.#base - REACH);
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

  isSettled(): boolean {
    const isRead = this.#position === this.#base + this.#text.length;
    const isIdle = this.#wrapper === undefined && this.#name.level === NOWHERE && this.#lines.earliest() === NOWHERE;
    return isRead && isIdle && this.#tracks.every((track) => track.isIdle(this.#position));
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
    if (this.#name.level < NOWHERE) this.#readName(this.#position);
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
    const does = this.#events[code] ?? 0;
    if (this.#isOpen) {
      this.#isOpen = false;
      for (const track of this.#tracks) if (track.take(unit, level <= track.level ? does : 0)) this.#isOpen = true;
    }
    if (does & NAME_BEGINS) {
      this.#name.begin(level);
      this.#named = end;
    } else if (this.#name.level < NOWHERE) {
      this.#takeName(unit, does);
    }
    if (isSlash(code)) this.#takeSlash(unit);
    else if (code === COLON) this.#takeColon(unit);
    else if (end - index === 1 && (code === LESS || code === GREATER)) this.#takeBracket(index, code === GREATER);
  }

  /** Takes a delimiter or escape in or after the name of a parameter. */
  #takeName({ code, level, index, end }: Unit, does: number): void {
    const name = this.#name;
    this.#readName(index);
    this.#named = end;
    if (code === EQUALS && name.level < NOWHERE && name.kind !== undefined) {
      this.#tracks[Math.min(level, name.level)]?.beginValue(end);
      this.#isOpen = true;
    }
    if (code === EQUALS || (does & URL_ENDS && level <= name.level)) name.drop();
    else name.read(code === 0 ? "\x80" : String.fromCharCode(code));
  }

  #readName(to: number): void {
    const text = this.#text.slice(this.#named - this.#base, to - this.#base);
    this.#named = to;
    if (!this.#settings.single && NAME_ENDS.test(text)) this.#name.drop();
    else this.#name.read(text);
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
    // No slashes need follow a scheme's colon.
    if (this.#settings.single && IN_SCHEME.test(this.#before(index, 1))) {
      this.#isHttp = HTTP.test(this.#before(index, 12));
      if (this.#tracks[level]?.isPort === false) this.#beginLogin(level, end, false);
    }
    if (level > 0 || end - index > 1) return;
    const [opening, scheme = ""] = OPENING.exec(this.#before(index, REACH)) ?? [];
    if (opening !== undefined) {
      const isUrl = scheme.toUpperCase() === "URL";
      const from = isUrl ? end : index - scheme.length;
      this.#wrapper = new Wrapper(from, index - opening.length, isUrl ? WHITE_SPACE : FOLD, (found) =>
        finderInside(found, this.#settings),
      );
    }
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
    this.#found(given.index, given.end);
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

/** Makes the finder of a wrapper's text. If a class names itself, bundlers cannot leave it out. */
const finderInside = (found: Found, settings: Settings): Finder => new DelimiterFinder(found, settings);
