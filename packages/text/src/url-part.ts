import { escapeOctet, MAX_LENGTH, octets, Url1738Error } from "@url1738/core";
import { urlError } from "@url1738/core/define";
import { ownFields } from "@url1738/core/runtime";
import { invalidOption, notText } from "./invalid-option.ts";
import { type NamedGrammar, type PartPlace, partPlace } from "./part-place.ts";
import { urlCharacters } from "./url-characters.ts";

/** The treatment of a text's unsafe characters. @public */
export interface UrlPartOptions {
  /**
   * - `"encode"`, the default: they are percent-encoded, and nothing is lost.
   * - `"replace"`: each run of them becomes the neutral string, or nothing at either end of the text.
   * - `"remove"`: they are left out.
   */
  readonly treatment?: "encode" | "replace" | "remove" | undefined;
  /** The string that replaces a run of characters: one or more that may be written raw; `"-"` by default. */
  readonly neutral?: string | undefined;
  /**
   * - `"strict"`, the default: the characters that RFC 1738 §2.2 calls unsafe, reserved, or without a graphic.
   * - `"cautious"`: all {@link urlCharacters}, so also those that are allowed but risky.
   */
  readonly profile?: "strict" | "cautious" | undefined;
  /** Turns text into ASCII first; by default, letters beyond ASCII are encoded as their octets in UTF-8. */
  readonly transliterate?: ((text: string) => string) | undefined;
  /** The definition of the URL's scheme, such as `ftpDefinition` of `@url1738/ftp/definition`; requires `component`. */
  readonly definition?: NamedGrammar | undefined;
  /**
   * The component that the text is meant for, by the name of its field, such as `"path"`; for a list, an item of it (`"cwd"`,
   * `"fields.value"`). Without it, the result fits every component that accepts text, except for tabs and line breaks in the
   * selector of a Gopher URL.
   */
  readonly component?: string | undefined;
}

function oneValueOf<T extends string>(name: string, value: T, values: readonly T[]): T {
  if (values.includes(value)) return value;
  throw invalidOption(name, "not-one-of", "must be one of {values}", {
    values: values.map((each) => `"${each}"`).join(", "),
  });
}

const classes = new Map(urlCharacters.map((entry) => [entry.character, entry.class]));

/** Tells whether an ASCII character is treated. */
function isTreated(character: string, isCautious: boolean, { isRaw }: PartPlace): boolean {
  if (!isRaw(character)) return true;
  const ofClass = classes.get(character);
  // A character that is reserved elsewhere, but not in this component, is an ordinary one.
  return isCautious ? ofClass !== undefined : ofClass === "unsafe" || ofClass === "noGraphic";
}

/** Characters beyond ASCII that separate words: punctuation, blanks, and invisible ones. All others carry meaning. */
const SEPARATING = /[\p{P}\p{Z}\p{C}]/u;

/** Returns the octets of a character as escapes; `undefined` if one of them cannot be escaped there. */
function escaped(character: string, { canEscape }: PartPlace): string | undefined {
  const bytes = octets(character);
  return bytes?.every(canEscape) ? Array.from(bytes, escapeOctet).join("") : undefined;
}

/** Joins the pieces, with a neutral string for each run of missing ones between them. */
function joined(pieces: readonly (string | undefined)[], neutral: string): string {
  const kept: string[] = [];
  let isGap = false;
  for (const piece of pieces) {
    isGap ||= piece === undefined;
    if (piece === undefined || (isGap && piece === neutral)) continue;
    if (isGap && kept.length > 0 && kept.at(-1) !== neutral) kept.push(neutral);
    kept.push(piece);
    isGap = false;
  }
  return kept.join("");
}

function neutralString(neutral: unknown, isCautious: boolean, place: PartPlace): string {
  const isGood =
    typeof neutral === "string" &&
    [...neutral].every((character) => character < "\x7f" && !isTreated(character, isCautious, place));
  if (!isGood) throw invalidOption("neutral", "neutral-not-raw", "contains a character that is not allowed there");
  return neutral;
}

function asciiOf(text: string, transliterate: UrlPartOptions["transliterate"]): string {
  if (transliterate === undefined) return text;
  const ascii: unknown = typeof transliterate === "function" && transliterate(text);
  if (typeof ascii !== "string")
    throw invalidOption("transliterate", "not-transliterated", "must be a function that returns a string");
  return ascii;
}

/**
 * Turns a text, such as a title or a file name, into part of a URL. The text is never a finished URL: a `/` or a `%` in it is an
 * ordinary character.
 *
 * @param text - The text, not encoded.
 * @param options - The treatment of the characters that a URL cannot contain.
 * @returns The part, percent-encoded, always a valid text of its component, or of what follows the slash that the component begins with. Characters that cannot be encoded there, such as a
 *   tab in the selector of a Gopher URL, or half of a surrogate pair, are replaced. Letters beyond ASCII are always encoded;
 *   dashes, quotation marks and blanks beyond ASCII are treated like unsafe characters.
 * @throws Url1738Error - With the code `invalid-value` and the component, if the text does not make a valid one (an address needs its
 *   `@`), or the name of a wrong option; `not-a-string`; `too-long` if the part is longer than a URL can be.
 * @public
 */
export function urlPart(text: string, options?: UrlPartOptions): string {
  const ownOptions = ownFields(options);
  if (typeof text !== "string") throw notText(text);
  const treatment = oneValueOf("treatment", ownOptions.treatment ?? "encode", ["encode", "replace", "remove"]);
  const isCautious = oneValueOf("profile", ownOptions.profile ?? "strict", ["strict", "cautious"]) === "cautious";
  const place = partPlace(ownOptions.definition, ownOptions.component);
  const neutral = treatment === "remove" ? "" : neutralString(ownOptions.neutral ?? "-", isCautious, place);

  function pieceFor(character: string): string | undefined {
    const isAscii = character < "\x80";
    if (isAscii && !isTreated(character, isCautious, place)) return character;
    const isEncoded = treatment === "encode" || (!isAscii && !SEPARATING.test(character));
    return isEncoded ? escaped(character, place) : undefined;
  }

  const part = joined([...asciiOf(text, ownOptions.transliterate)].map(pieceFor), neutral);
  if (part.length > MAX_LENGTH) {
    const sentence = "A URL, and each part of it, may have at most {most} characters.";
    const tooLong = { reason: "text/part-too-long", sentence, params: { most: MAX_LENGTH } };
    throw new Url1738Error(urlError({ code: "too-long" }, tooLong));
  }
  place.check(part);
  return part;
}
