import { secretsIn, wordsOf } from "./secrets-in-name.ts";
import { type Found, NOWHERE } from "./spans.ts";
import {
  EVENTS,
  HTTP,
  HTTP_USER_ENDS,
  IN_SCHEME,
  LEVELS,
  NAME_BEGINS,
  NEAR_SECRETS,
  PORT_ENDS,
  readUnit,
  type Unit,
  VALUE_ENDS,
} from "./units.ts";

/**
 * Finds what errors mask in an input, which is or was meant as one URL: all that `redact` masks there. Errors are part of every scheme, so
 * this code is short where the machine is exact: what may be a login extends to the last `@`, however long it is, and a wrapper that is not
 * closed to the end.
 */

/**
 * Tells whether a place is masked.
 *
 * @public
 */
export type Masking = (index: number) => boolean;

const SLASH = 0x2f;
const BACKSLASH = 0x5c;
const AMPERSAND = 0x26;
const COLON = 0x3a;
const AT = 0x40;
const EQUALS = 0x3d;

/** An address in brackets, with a zone (RFC 4007 §11): its colons are not those of a login. */
const ADDRESS = /\[[\da-f:.]*(?:%(?:(?:25)+|(?![\da-f]{2}))[\w.~-]*)?\]/iy;

/** The beginning of a wrapper, or of a URL in angle brackets, that is not closed: what follows its first secret may be part of it. */
const UNCLOSED = /<(?=[a-z][a-z\d+.-]*:)(?![^<>]{0,4094}>)/i;

/** Returns the delimiters and all escapes of a text. */
function unitsOf(text: string): readonly Unit[] {
  const units: Unit[] = [];
  for (let index = 0; index < text.length; ) {
    const unit = readUnit(text, index, 0);
    if (EVENTS[unit.code] || unit.end - index > 1) units.push(unit);
    index = unit.end;
  }
  return units;
}

/** Reports the first password of a level, and the users of http before it. No slashes need follow a scheme's colon. */
function findLogins(text: string, units: readonly Unit[], level: number, found: Found): void {
  const isOf = (of: number, unit: Unit | undefined) => unit?.code === of && unit.level === level;
  const endsPort = (unit: Unit) => unit.level <= level && (EVENTS[unit.code] as number) & PORT_ENDS;
  let to = units.length;
  while (to > 0 && !isOf(AT, units[to - 1])) to--;
  let user = NOWHERE;
  let isHttp = false;
  let isJsonLogin = false;
  /** The end of a colon and slashes; if that colon ends a scheme, its level, and whether the scheme is http. */
  let slashesEnd = -1;
  let schemeLevel = LEVELS;
  let isHttpScheme = false;
  let addressEnd = 0;
  for (let place = 0; place < to; place++) {
    const unit = units[place] as Unit;
    const { code, index, end, isJson } = unit;
    const isSlash = code === SLASH || code === BACKSLASH;
    const isRun = isSlash && index === slashesEnd;
    let begins = false;
    if (index < addressEnd) continue;
    if (isSlash && !isRun) {
      schemeLevel = LEVELS;
      isHttpScheme = false;
    }
    slashesEnd = isSlash || code === COLON ? end : -1;
    if (code === COLON) {
      const next = units[place + 1] as Unit;
      const isPort = endsPort(next) && (!next.isJson || isJsonLogin);
      schemeLevel = IN_SCHEME.test(text.charAt(index - 1)) ? unit.level : LEVELS;
      isHttpScheme = HTTP.test(text.slice(Math.max(0, index - 12), index));
      if (unit.level !== level) continue;
      if (user < NOWHERE && !(isPort && /^\d*$/.test(text.slice(end, next.index)))) {
        if (isHttp) found(user, index);
        found(end, (units[to - 1] as Unit).index);
        return;
      }
      user = NOWHERE;
      begins = schemeLevel === level;
    } else if (
      isRun &&
      (schemeLevel === level ||
        (unit.level === level && (schemeLevel < level || (code === SLASH && isOf(SLASH, units[place - 1])))))
    ) {
      begins = true;
    } else if (isOf(AT, unit)) {
      if (isHttp) found(user, index);
    } else if (code === AMPERSAND && unit.level < level) {
      // A URL inside a URL has `&` only escaped.
      isHttp = false;
    } else if (unit.level <= level && (code === SLASH || (isHttp && (EVENTS[code] as number) & HTTP_USER_ENDS))) {
      user = NOWHERE;
    }
    if (begins) {
      user = end;
      isHttp = isHttpScheme;
      isJsonLogin = isJson;
    }
    ADDRESS.lastIndex = end;
    if ((user === end || isOf(AT, unit)) && ADDRESS.test(text)) {
      const next = readUnit(text, ADDRESS.lastIndex, 0);
      const isColon = next.code === COLON && next.level <= level;
      if (isColon || endsPort(next) || next.index === text.length) addressEnd = next.index;
    }
  }
}

/** Reports the values of parameters with the names of secrets. */
function findValues(text: string, units: readonly Unit[], found: Found): void {
  /** The offsets where values begin, by their level. */
  const values = Array<number>(LEVELS).fill(NOWHERE);
  let name: string | undefined;
  let nameLevel = 0;
  let last = 0;
  for (const { code, level, index, end } of units) {
    const does = EVENTS[code] as number;
    if (does & VALUE_ENDS && does & NAME_BEGINS)
      for (let own = level; own < LEVELS; own++) {
        found(values[own] as number, index);
        values[own] = NOWHERE;
      }
    name &&= name + text.slice(last, index);
    if (does & NAME_BEGINS) {
      name = " ";
      nameLevel = level;
    } else if (code === EQUALS) {
      const own = Math.min(level, nameLevel);
      if (name && secretsIn(wordsOf(name)).length) values[own] = Math.min(values[own] as number, end);
      name = undefined;
    } else name &&= name + String.fromCharCode(code || 128);
    last = end;
  }
  for (const from of values) found(from, text.length);
}

/** Reports all masked spans; one that ends at or before its beginning is empty. */
export function findMasked(text: string, found: Found): void {
  const units = unitsOf(text);
  for (let level = 0; level < LEVELS; level++) findLogins(text, units, level, found);
  findValues(text, units, found);
}

/**
 * Finds what errors mask in an input, which is or was meant as one URL.
 *
 * @param text - The input; of anything but a string, no place is masked.
 * @returns A function that tells whether a UTF-16 offset is masked.
 * @public
 */
export function maskingOf(text: string): Masking {
  if (typeof text !== "string" || !NEAR_SECRETS.test(text)) return () => false;
  const masked = new Uint8Array(text.length);
  let from = 0;
  let to = 0;
  findMasked(text, (index, end) => {
    // A user is found again with each `@` after it.
    if (index < end) masked.fill(1, index === from ? Math.max(index, to) : index, end);
    [from, to] = [index, end];
  });
  const unclosed = text.search(UNCLOSED);
  const first = unclosed < 0 ? -1 : masked.indexOf(1, unclosed);
  if (first >= 0) masked.fill(1, first);
  return (place) => typeof place === "number" && masked[place] === 1;
}

/** Matches an `@` and what all its escapes contain. */
const NEAR_AT = /@|40|64|commat/i;

/**
 * Tells whether a place of an input is masked in errors, since it may be part of a secret.
 *
 * @param text - The input: one URL, or a text that was meant as one; of anything but a string, no place is masked.
 * @param index - The place, a UTF-16 offset.
 * @param from - An earlier place, to ask about all places from there on.
 * @returns True if the place, or any of them, is masked.
 * @public
 */
export function isMaskedAt(text: string, index: number, from: number = index): boolean {
  if (typeof text !== "string" || !text[index]) return false;
  // Only the `@` of a login is far from what it masks; whether a wrapper is closed, its next 4,096 characters tell.
  const read = NEAR_AT.test(text.slice(index + 1)) ? text : text.slice(0, index + 4200);
  if (!NEAR_SECRETS.test(read)) return false;
  const first = Math.min(UNCLOSED.exec(read)?.index ?? from, from);
  let isMasked = false;
  findMasked(read, (start, end) => {
    isMasked ||= start < end && start <= index && end > first;
  });
  return isMasked;
}
