import { ARGUMENT, HEADERS, type Parameters } from "./names.ts";
import type { Found } from "./spans.ts";
import { NOWHERE, Track } from "./track.ts";
import { EVENTS, isCutEscape, LEAD, readEscape, type Unit, URL_ENDS } from "./unit.ts";
import { type Finder, LONGEST_WRAPPER, Wrapper } from "./wrapper.ts";

/** The secrets to find in addition to logins. */
export interface Sought {
  readonly parameters: Parameters;
  /** True if headers, and logins that are arguments of a command, are secret as well. */
  readonly headers: boolean;
  /** True if the text is, or was meant as, one URL. */
  readonly isInput: boolean;
}

const ALL = 0xff;

/** "Scheme: letters, digits, + . -." */
const IN_SCHEME = /[a-z\d+.-]/i;
/** Matches in `git+https` as well; an escape of a JSON string may precede it: `\nhttps`. */
const HTTP = /(?:^|[^a-z\d]|%(?:25)?[\da-f]{2}|\\(?:[bfnrt]|u00[\da-f]{2}))https?$/i;
const PREFIX = /^\s*<?url$/i;
const SCHEME_ALONE = /^\s*(?:<?url:)?(?!url$)[a-z\d+.-]+$/i;

/** The number of characters before a place that tell how a scheme ends there, what a header is called, or that a login is an argument. */
const REACH = 96;

const LINE_ENDS = /\n/g;
/** The ends of an argument, by the quotation mark before it. */
const ARGUMENT_ENDS: Readonly<Record<string, RegExp>> = { '"': /["\r\n]/g, "'": /['\r\n]/g, "": /[\t-\r "']/g };

const COLON = 0x3a;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
const NONE = -1;

/**
 * Makes the machine that finds secrets. It goes from delimiter to delimiter, raw or escaped, and passes on what each does, by the table of
 * events, to the logins and values of its own level and those above.
 */
export function createFinder(found: Found, sought: Sought): Finder {
  const { parameters, headers, isInput } = sought;
  const keep = Math.max(REACH, parameters.reach);
  const tracks = [0, 1, 2].map((level) => new Track(level, found));
  /** The tracks with something begun, one bit each. */
  let open = 0;
  /** The current piece of the text, from `base` on, after enough of the preceding text to tell what it means. */
  let text = "";
  let base = 0;
  /** The offset up to which the text has been read. */
  let position = 0;
  let unit: Unit = { code: 0, level: 0, index: 0, end: 0, isJson: false };
  let last: Unit = { ...unit, end: NONE };
  /** The level of the scheme's colon before the last run of slashes. */
  let colon = NONE;
  let isHttp = false;
  /** True if the last colon directly follows another unit: the last digit of an escape is not part of a scheme. */
  let isAfterUnit = false;
  let isFirstColon = true;
  let wrapper: Wrapper | undefined;
  /** The number of lines still to be masked, and the offset from which. */
  let lines = 0;
  let maskedTo = 0;
  let isBlank = false;
  let ends = LINE_ENDS;

  const before = (index: number, length: number) => text.slice(Math.max(0, index - base - length), index - base);

  function beginLogin(level: number, index: number, isJson: boolean): void {
    tracks[level]?.beginLogin(index, isHttp, isJson);
    open |= 1 << level;
  }

  function takeSlash({ code, level, index, end, isJson }: Unit): void {
    const isNext = last.end === index;
    const isRun = isNext && (last.code === SLASH || last.code === BACKSLASH);
    if (!isRun) {
      const isScheme = isNext && last.code === COLON && !isAfterUnit && IN_SCHEME.test(before(last.index, 1));
      colon = isScheme ? last.level : NONE;
      isHttp = colon !== NONE && HTTP.test(before(last.index, 12));
    }
    if (colon !== NONE) beginLogin(colon, end, isJson);
    const isPair = isRun && code === SLASH && last.code === SLASH && last.level === level;
    if (colon !== level && (isPair || (colon !== NONE && level > colon))) beginLogin(level, end, isJson);
  }

  function takeColon({ level, index, end }: Unit): void {
    isAfterUnit = last.end === index;
    if (isInput && isFirstColon) {
      const start = text.slice(0, index);
      isFirstColon = PREFIX.test(start);
      if (SCHEME_ALONE.test(start)) {
        isHttp = HTTP.test(start);
        beginLogin(level, end, false);
      }
    }
    if (level > 0 || end - index > 1) return;
    if (before(index, 4).toUpperCase() === "<URL")
      wrapper = new Wrapper(index - 4, end, (add) => createFinder(add, { ...sought, headers: false }));
    if (!headers) return;
    maskUpTo(index);
    const name = before(index, REACH);
    if (HEADERS.test(name)) maskLines(end, 1, true);
    else if (lines === 0) {
      const argument = ARGUMENT.exec(name);
      if (argument !== null) maskLines(end, 1, false, ARGUMENT_ENDS[argument[1] ?? ""]);
    }
  }

  function takeEquals({ level, index, end }: Unit): void {
    const beginning = parameters.levelOf(text, index - base);
    if (beginning === NONE) return;
    const lower = Math.min(level, beginning);
    tracks[lower]?.beginValue(end);
    open |= 1 << lower;
  }

  /** Masks lines from an offset on. @param withoutBlanks - True if masking begins after the blanks there. @param endings - The ends of a line. */
  function maskLines(from: number, count: number, withoutBlanks: boolean, endings = LINE_ENDS): void {
    maskUpTo(from);
    ends = endings;
    if (lines === 0) {
      maskedTo = from;
      isBlank = withoutBlanks;
    }
    lines = Math.max(lines, count);
  }

  /** Masks the pending lines up to an offset. */
  function maskUpTo(to: number): void {
    while (lines > 0 && maskedTo < to) {
      if (isBlank) {
        const blanks = /^[\t ]*/.exec(text.slice(maskedTo - base, to - base))?.[0] as string;
        maskedTo += blanks.length;
        if (maskedTo === to) return;
        isBlank = false;
      }
      ends.lastIndex = maskedTo - base;
      const feed = (ends.exec(text)?.index ?? NONE) + base;
      const isEnd = feed >= maskedTo && feed < to;
      if (isEnd) lines--;
      // The carriage return before a line feed is not part of the line.
      const end = isEnd && lines > 0 ? feed + 1 : lineEnd(isEnd ? feed : to);
      if (maskedTo < end) found(maskedTo, end);
      maskedTo = end;
      if (!isEnd) return;
    }
  }

  const lineEnd = (index: number) => (text[index - base - 1] === "\r" ? index - 1 : index);

  /** Reads the text in the wrapper up to an offset. */
  function readWrapper(to: number): void {
    if (wrapper === undefined) return;
    const limit = wrapper.index + LONGEST_WRAPPER;
    wrapper.read(text.slice(wrapper.to - base, Math.min(to, limit) - base));
    if (to >= limit) giveUp();
  }

  function giveUp(): void {
    const given = wrapper?.giveUp();
    wrapper = undefined;
    if (given === undefined) return;
    if (given.index < given.end) found(given.index, given.end);
    if (given.lines > 0) maskLines(given.end, given.lines, false);
  }

  /** Takes a raw `<` or `>`. */
  function takeBracket(index: number, isClosing: boolean): void {
    readWrapper(index);
    if (wrapper === undefined) return;
    if (isClosing) {
      for (const secret of wrapper.close()) found(secret.index, secret.end);
      wrapper = undefined;
    } else giveUp();
  }

  function take(): void {
    const { code, level, index, end } = unit;
    let does = EVENTS[code] as number;
    if (isInput && code <= 0x20) does &= ~URL_ENDS;
    for (let at = 0; open >> at > 0; at++) {
      if ((open & (1 << at)) === 0) continue;
      const track = tracks[at] as Track;
      track.take(unit, level <= at ? does : 0);
      if (!track.isOpen(end)) open &= ~(1 << at);
    }
    if (code === SLASH || code === BACKSLASH) takeSlash(unit);
    else if (code === COLON) takeColon(unit);
    else if (code === 0x3d) takeEquals(unit);
    else if (end - index === 1 && (code === 0x3c || code === 0x3e)) takeBracket(index, code === 0x3e);
    [unit, last] = [last, unit];
  }

  function run(from: number, to: number): void {
    for (let at = 0; open >> at > 0; at++) if (open & (1 << at)) (tracks[at] as Track).run(text, from, to);
  }

  const wanted = () => (open > 0 || wrapper !== undefined ? ALL : LEAD);

  function scan(isLast: boolean): void {
    let from = position - base;
    let index = from;
    let mask = wanted();
    while (index < text.length) {
      const code = text.charCodeAt(index);
      if (code > 127 || ((EVENTS[code] as number) & mask) === 0) {
        index++;
        continue;
      }
      const isEscape = code === 0x25 || code === BACKSLASH || code === 0x26;
      if (isEscape && !isLast && isCutEscape(text, index)) break;
      if (open > 0) run(from, index);
      if (!isEscape || !readEscape(text, index, unit)) {
        unit.code = code;
        unit.level = 0;
        unit.isJson = false;
        unit.index = index;
        unit.end = index + 1;
      }
      from = index = unit.end;
      unit.index += base;
      unit.end += base;
      take();
      mask = wanted();
    }
    if (open > 0) run(from, index);
    position = index + base;
    readWrapper(position);
    maskUpTo(position);
  }

  return {
    read: (piece) => {
      const kept = Math.max(0, position - base - keep);
      text = text.slice(kept) + piece;
      base += kept;
      scan(false);
    },
    end: () => {
      scan(true);
      for (const track of tracks) track.end(position);
      giveUp();
      maskUpTo(position);
    },
    earliest: () => {
      // A login may begin after a backslash that turns out not to begin an escape.
      let earliest = text.charCodeAt(position - base) === BACKSLASH ? position + 1 : NOWHERE;
      for (let at = 0; open >> at > 0; at++)
        if (open & (1 << at)) earliest = Math.min(earliest, (tracks[at] as Track).earliest(position));
      if (wrapper !== undefined) earliest = Math.min(earliest, wrapper.earliest());
      return lines > 0 ? Math.min(earliest, maskedTo) : earliest;
    },
  };
}
