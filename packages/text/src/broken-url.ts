import type { UrlValue } from "@url1738/core";
import { isLineEnd } from "./after-url.ts";
import { goesOn, isClosing, unopened, withoutTrailing } from "./boundaries.ts";
import { closesAround, isEscapeAfter } from "./closing.ts";
import { cutsSecret } from "./folded-url.ts";
import { isMore, MORE_UNTIL_BLANK, type More } from "./more.ts";
import { moreMeant } from "./more-meant.ts";
import type { Name } from "./name.ts";
import { foundError, wrongIn } from "./read-hit.ts";
import { beginsFragment, hasSlashes, isUnlikeProse } from "./schemepart.ts";
import { beginningAt, limitOf, type Outcome, type Search } from "./search.ts";
import { secretAround } from "./secret-around.ts";

/** The characters that may end a text meant as a URL, the brackets inside it, and the delimiters of its parts. */
const STOP = /[\s<>"'`*_&()[\]{}|:@/\\?#]|[^\0-\x7f]/gu;

/** The characters that may end a text meant as a URL but not a plain one, see `plainEnd`. */
const STOP_OF_PLAIN = /[`[\]{}|\\]|[^\0-\x7f]/;

/** Tells whether the end of a plain text is that of a text meant as a URL: ASCII white space before which nothing else may end it. */
function isMeantTo({ text }: Search<UrlValue>, name: Name, plain: number): boolean {
  return (
    /^[\t-\r ]?$/.test(text.charAt(plain)) &&
    text[name.start - 1] !== "<" &&
    !STOP_OF_PLAIN.test(text.slice(name.end, plain))
  );
}

/** The brackets that belong to a URL if it contains both of a pair. */
const BRACKETS = "()[]{}";

/** Returns a function that tells which character ends a text meant as a URL: white space, or a closing character. */
function ender(): (character: string) => boolean {
  const isUnopened = unopened(BRACKETS);
  return (character) => {
    if (BRACKETS.includes(character)) return isUnopened(character);
    return character !== "'" && (/\s/.test(character) || isClosing(character));
  };
}

/**
 * Finds the end of a text meant as a URL: white space or a closing character outside a secret, or another URL that begins at
 * `since` or later and is not the value of a parameter.
 */
function endOfMeant(
  search: Search<UrlValue>,
  name: Name,
  since: number,
  isInSecret: ReturnType<typeof secretAround>,
): number | More {
  const { text, isEnd, words, floor } = search;
  const ends = ender();
  const last = name.start + limitOf(search) + 1;
  let [isInHost, isInPath, isInSearch] = [hasSlashes(text, name), false, false];
  STOP.lastIndex = name.end + (isInHost && name.implied === "" ? 2 : 0);
  for (let stop = STOP.exec(text); stop !== null && stop.index < last; stop = STOP.exec(text)) {
    const { 0: character, index } = stop;
    const closes = closesAround(search, name, index) || isEscapeAfter(search, name, index, isInHost);
    if (isMore(closes)) return closes;
    const more = closes ? undefined : moreMeant(search, name, index);
    if (isMore(more)) return more;
    if (more !== undefined) STOP.lastIndex = more;
    else if (!closes && /[/\\?#]/.test(character)) {
      [isInHost, isInPath] = [false, true];
      isInSearch ||= character === "?";
    } else if (character === "@") {
      isInHost = !isInPath;
    } else if (closes || ends(character)) {
      const isWithin = closes ? false : goesOn(text, index, isInHost, isEnd);
      if (isWithin === true) continue;
      const isSecret = isWithin === false ? isInSecret(index) : isWithin;
      if (isSecret === true) continue;
      return isSecret === false ? index : isSecret;
    } else if (character === ":") {
      if (index + words.lookAhead >= text.length && !isEnd) return MORE_UNTIL_BLANK;
      const other = beginningAt(search, index);
      const isValue = isInSearch && text[(other ?? 0) - 1] === "=" && words.endingAt(text, index, floor)?.scheme;
      if (other !== undefined && other >= since && !isValue) return other;
    }
  }
  if (text.length >= last) return Math.max(last, name.end);
  return isEnd ? text.length : MORE_UNTIL_BLANK;
}

/**
 * Finds a text that was meant as a URL but is not one, though its beginning may be.
 *
 * @param start - The offset where the hit begins: at the name, or at the prefix before it.
 * @param since - The offset after the URL at its beginning, or after the name: another URL that begins earlier is part of it.
 * @param plain - The end of the text, if it is plain, see `plainEnd`.
 * @returns The hit, or, always without the option `broken`, the offset where the search continues.
 */
export function brokenUrl<U extends UrlValue>(
  search: Search<U>,
  name: Name,
  start: number,
  since: number,
  plain?: number,
): Outcome<U> {
  const { source, text, settings } = search;
  const isInSecret = secretAround(search, name);
  const isKnown = plain !== undefined && isMeantTo(search, name, plain) && isInSecret(plain) === false;
  const meant = isKnown ? plain : endOfMeant(search, name, since, isInSecret);
  if (typeof meant !== "number" || meant > name.start + limitOf(search)) return meant;
  // If another URL begins inside a secret, the error before it could not be shown without a character of that secret.
  const isSecret = isInSecret(meant) || cutsSecret(search, name, meant);
  if (isSecret !== false) return isSecret === true ? meant : isSecret;
  const end = withoutTrailing(text, name.end, meant);
  const isHyphenLast = end === meant && text[end - 1] === "-" && isLineEnd(search, end);
  if (typeof isHyphenLast !== "boolean") return isHyphenLast;
  // Slashes alone are prose: "URLs that begin with http://".
  if (end <= name.end + "//".length || !isUnlikeProse(text, name.end, end)) return since;
  if (!settings.broken) return end;
  const whole = text.slice(name.start, end) + (isHyphenLast ? "\n" : "");
  const hash = whole.indexOf("#");
  const isFragment = beginsFragment(whole, name.end - name.start, hash, whole.length);
  const wrong = wrongIn(source, whole, isFragment ? hash : -1);
  if (wrong === undefined) return end;
  const { split } = wrong;
  const urlEnd = split.fragment === undefined ? end : name.start + split.text.length;
  return { hit: foundError(search, { start, end, urlStart: name.start, urlEnd }, wrong), from: start, after: end };
}
