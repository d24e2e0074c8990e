import { MORE, type More } from "./more.ts";

/**
 * A letter or mark of a script that puts no space between a word and its neighbours, so that a URL can directly follow one, and the other way
 * round, for use in a pattern. Extensions count: the mark of a long vowel is of both kana.
 */
export const LETTERS_UNSPACED =
  "(?=[\\p{L}\\p{M}\\p{N}])[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}]";

const UNSPACED = new RegExp(LETTERS_UNSPACED, "u");

/** Tells whether a character is a letter of a script without blanks. */
export const isUnspaced = (character: string): boolean => UNSPACED.test(character);

const INVISIBLE = /[\u200b\u200e\u200f\u2060\u202a-\u202e\u2066-\u2069\ufeff]/;

/** Tells whether a character is an invisible mark, which counts as white space around a URL: of direction, or of a place to break a line. */
export const isInvisible = (character: string): boolean => INVISIBLE.test(character);

const LETTER = /[\p{L}\p{M}\p{N}_]/u;

/** A table of ASCII codes: 1 for letters, digits and `_`, otherwise 0. */
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => (LETTER.test(String.fromCharCode(code)) ? 1 : 0));

function isOfWord(character: string): boolean {
  const code = character.charCodeAt(0);
  return code < 128 ? ASCII[code] === 1 : LETTER.test(character) && !UNSPACED.test(character);
}

/** Returns the whole character before an offset; nothing at the beginning of the text. */
export function characterBefore(text: string, at: number): string {
  const low = text.charCodeAt(at - 1);
  const isPair = low >= 0xdc00 && low <= 0xdfff && at > 1;
  return text.slice(isPair ? at - 2 : Math.max(0, at - 1), at);
}

/** The number of characters before the name of a scheme that {@link isInsideWord} looks at. */
export const LOOK_BEHIND = 6;

/** A run of `_` that begins emphasis, and is no part of a word. */
const EMPHASIS = /(?:^|[^\p{L}\p{M}\p{N}_])_{1,3}$/u;

/**
 * Tells whether the text at an offset continues a word. After `+`, `-` or `.`, which may be part of a scheme's name (RFC 1738
 * §2.1), it continues the text before them: the scheme of `svn+http:` is not `http`.
 */
export function isInsideWord(text: string, at: number): boolean {
  const character = characterBefore(text, at);
  if (character === "_") return !EMPHASIS.test(text.slice(Math.max(0, at - LOOK_BEHIND), at));
  const isNameCharacter = character === "+" || character === "-" || character === ".";
  return isOfWord(isNameCharacter ? characterBefore(text, at - 1) : character);
}

/** The ASCII brackets and quotation marks that end a URL; `{` and `[` do not, since people write them in URLs. */
const CLOSING_ASCII = "<>\"'`)]}";

/** Brackets, quotation marks, dashes and full stops of any script; Unicode has no class for the last ones, of Greek, Armenian and Hebrew. */
const CLOSING = /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Dash}\p{Quotation_Mark}\p{Terminal_Punctuation}…\u00b7\u055d\u05f4]/u;

/** Tells whether a character ends the text before it, even without white space. */
export function isClosing(character: string): boolean {
  if (character.charCodeAt(0) < 128) return CLOSING_ASCII.includes(character);
  return CLOSING.test(character) || UNSPACED.test(character) || INVISIBLE.test(character);
}

/** Returns the end of the match of a sticky pattern that always matches, at least the empty text. */
export function endOfMatch(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  pattern.test(text);
  return pattern.lastIndex;
}

/** Tells whether a text contains the whole character at an offset: a stream may be cut inside one. */
export function isWholeAt(text: string, at: number): boolean {
  return at < text.length && (at < text.length - 1 || (text.charCodeAt(at) & 0xfc00) !== 0xd800);
}

/** Returns the whole character at an offset; nothing at the end of the text. */
export function characterAfter(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? "" : String.fromCodePoint(code);
}

// Apostrophes and middle dots, and dashes that may have been a hyphen; an em dash ends a URL.
const JOINTS = "\\-\\u2010\\u2011\\u2013\\ufe63\\uff0d'\\u2019\\uff07\\u00b7\\u05f4";
const JOINT = new RegExp(`[${JOINTS}]`, "u");

// Characters that IDNA maps to a dot or a hyphen, and the full stops of other scripts.
const DOTS =
  ".\\u0589\\u06d4\\u0701\\u0702\\u0964\\u1362\\u166e\\u1803\\u1809\\u2024\\u3002\\ufe12\\ufe52\\uff0e\\uff61";
const HYPHENS = "\\-\\u2010\\u2011\\ufe63\\uff0d";

const INSIDE_HOST = new RegExp(`[${DOTS}${JOINTS}]*`, "uy");
const OF_HOST = new RegExp(`[${HYPHENS}]|[${DOTS}${JOINTS}]*[\\p{L}\\p{M}\\p{N}_]`, "uy");

/**
 * Tells whether a URL continues at an offset where it could end: in a host, with any character that a host can have in any
 * script; elsewhere, with a dash or an apostrophe between two letters or digits.
 */
export function goesOn(text: string, at: number, isInHost: boolean, isEnd: boolean): boolean | More {
  const joint = characterAfter(text, at);
  if (!isInHost && !(JOINT.test(joint) && isOfWord(characterBefore(text, at)))) return false;
  OF_HOST.lastIndex = at;
  if (isInHost && OF_HOST.test(text)) return true;
  const next = isInHost ? endOfMatch(INSIDE_HOST, text, at) : at + joint.length;
  if (!isEnd && !isWholeAt(text, next)) return MORE;
  return !isInHost && isOfWord(characterAfter(text, next));
}

/** Returns a function that takes characters in turn, and tells whether one closes a bracket of these pairs that is not open. */
export function unopened(brackets: string): (character: string) => boolean {
  // There are three pairs at most. Making an array of their number takes longer than all questions.
  const open = [0, 0, 0];
  return (character) => {
    const at = brackets.indexOf(character);
    if (at < 0) return false;
    const pair = at >> 1;
    const depth = (open[pair] as number) + (at % 2 === 0 ? 1 : -1);
    open[pair] = Math.max(0, depth);
    return depth < 0;
  };
}

const TRAILING = ".,;:!?'(";

/** Returns the offset after the last character before `end` that is not punctuation. */
export function withoutTrailing(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && TRAILING.includes(text.charAt(last - 1))) last--;
  return last;
}
