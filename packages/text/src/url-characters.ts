import { escapeOctet } from "@url1738/core";

/**
 * The class that RFC 1738 gives a character: it has no graphic character of US-ASCII, it is unsafe or may be reserved (§2.2), or
 * it is one of `safe` or `extra` (§5) and allowed.
 *
 * @public
 */
export type UrlCharacterClass = "noGraphic" | "unsafe" | "reserved" | "safe" | "extra";

/** A character that is forbidden or risky in URLs, when text becomes part of one. @public */
export interface UrlCharacter {
  /** The character; `undefined` for the octets 80-FF, which are parts of characters in UTF-8. */
  readonly character: string | undefined;
  /** Its name. */
  readonly name: string;
  /** Its octet, 0-255. */
  readonly octet: number;
  /** The octet as an escape. */
  readonly encoded: string;
  /** The class that RFC 1738 gives it. */
  readonly class: UrlCharacterClass;
  /** The best way to treat it, or the reason, if there is more to say. */
  readonly advice: string | undefined;
}

function entry(octet: number, name: string, ofClass: UrlCharacterClass, advice?: string): UrlCharacter {
  return {
    character: octet < 0x80 ? String.fromCharCode(octet) : undefined,
    name,
    octet,
    encoded: escapeOctet(octet),
    class: ofClass,
    advice,
  };
}

function row(character: string, name: string, ofClass: UrlCharacterClass, advice?: string): UrlCharacter {
  return entry(character.charCodeAt(0), name, ofClass, advice);
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const DELIMITER = "delimits URLs in text";
const GATEWAY = "gateways are known to modify it";

/** The printable characters of US-ASCII. */
const printed: readonly UrlCharacter[] = [
  row(" ", "space", "unsafe", "better replaced by a hyphen than encoded"),
  row("<", "less than", "unsafe", DELIMITER),
  row(">", "greater than", "unsafe", DELIMITER),
  row('"', "quotation mark", "unsafe", DELIMITER),
  row("#", "number sign", "unsafe", "begins a fragment"),
  row("%", "percent", "unsafe", "begins an escape"),
  row("{", "left brace", "unsafe", GATEWAY),
  row("}", "right brace", "unsafe", GATEWAY),
  row("|", "vertical bar", "unsafe", GATEWAY),
  row("\\", "backslash", "unsafe", GATEWAY),
  row("^", "circumflex accent", "unsafe", GATEWAY),
  row("~", "tilde", "unsafe", GATEWAY),
  row("[", "left square bracket", "unsafe", GATEWAY),
  row("]", "right square bracket", "unsafe", GATEWAY),
  row("`", "grave accent", "unsafe", GATEWAY),
  row("'", "apostrophe", "extra"),
  row(",", "comma", "extra"),
  row("!", "exclamation mark", "extra"),
  row("(", "left parenthesis", "extra"),
  row(")", "right parenthesis", "extra"),
  row("*", "asterisk", "extra"),
  row("$", "dollar sign", "safe"),
  row("+", "plus sign", "safe", "some tools turn it into a space; better replaced by a hyphen"),
  row(";", "semicolon", "reserved"),
  row("/", "slash", "reserved", "separates directories"),
  row("?", "question mark", "reserved", "starts the search part"),
  row(":", "colon", "reserved", "ends the scheme, precedes port and password"),
  row("@", "commercial at", "reserved", "ends the login"),
  row("=", "equals sign", "reserved"),
  row("&", "ampersand", "reserved", "separates query parameters"),
];

/**
 * The characters that are forbidden or risky in URLs, when text becomes part of one: first the printable ones, then the controls,
 * then the octets 80-FF of a text's UTF-8. Letters, digits, `-`, `_` and `.` are neither.
 *
 * @public
 */
export const urlCharacters: readonly UrlCharacter[] = [
  ...printed,
  ...[...range(0, 0x1f), 0x7f].map((octet) => entry(octet, "control character", "noGraphic")),
  ...range(0x80, 0xff).map((octet) => entry(octet, "octet beyond US-ASCII", "noGraphic")),
];
