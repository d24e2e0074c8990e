import type { FindSettings } from "./find-options.ts";
import { Ending, type Words } from "./first-words.ts";
import { LINK } from "./terminal/terminal-text.ts";

/** Returns the offset of the next place where there may be a hit; -1 if there is none. */
export type NextPlace = (text: string, from: number) => number;

const COLON = 0x3a;

/** Tells whether a character is a space or ends a line; the code at the end of a text is NaN, so neither. */
const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d;

/**
 * Tells whether a colon may end the first word of a hit. The characters on both sides rule out most colons of prose and mail; only in the
 * target of a link may a blank follow a name.
 */
function isPlace({ mayEnd, longest }: Words, text: string, colon: number): boolean {
  const ending = mayEnd[text.charCodeAt(colon - 1)];
  if (ending !== Ending.name) return ending === Ending.prefix;
  return !isBlank(text.charCodeAt(colon + 1)) || text.slice(Math.max(0, colon - longest - 1), colon).includes(LINK);
}

/** Finds the next colon that may end the first word of a hit. */
const nextColonOf =
  (words: Words): NextPlace =>
  (text, from) => {
    let at = text.indexOf(":", from);
    while (at >= 0 && !isPlace(words, text, at)) at = text.indexOf(":", at + 1);
    return at;
  };

/** Finds the next colon four characters after a `<`. If only wrappers count, this skips more text than a search for colons. */
const nextWrapperColon: NextPlace = (text, from) => {
  for (let at = text.indexOf("<", Math.max(0, from - 4)); at >= 0; at = text.indexOf("<", at + 1)) {
    if (text.charCodeAt(at + 4) === COLON) return at + 4;
  }
  return -1;
};

/** Finds the next such colon, the next dot after `www`, or the second of two slashes, whichever comes first. */
const nextOf = (words: Words, others: readonly string[]): NextPlace => {
  const pattern = new RegExp([":", ...others].join("|"), "gi");
  return (text, from) => {
    pattern.lastIndex = Math.max(0, from - "www".length);
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const at = pattern.lastIndex - 1;
      if (at >= from && (text[at] !== ":" || isPlace(words, text, at))) return at;
    }
    return -1;
  };
};

/** Returns the function that finds the places where the settings expect a hit. */
export function nextPlaceOf({ bare, broken, prefix, www }: FindSettings, words: Words): NextPlace {
  const others = [...(www ? ["www\\."] : []), ...(broken ? ["//"] : [])];
  if (others.length > 0) return nextOf(words, others);
  return bare || prefix ? nextColonOf(words) : nextWrapperColon;
}
