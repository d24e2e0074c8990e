/** Where words begin and end around a URL that has no wrapper. */

// Scripts that put no space between a word and what belongs to it, so that a URL can stand right next to one of their letters.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const LETTER = /[\p{L}\p{M}\p{N}_]/u;

/** The letters, digits and `_` of ASCII, by their codes. */
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => (LETTER.test(String.fromCharCode(code)) ? 1 : 0));

function isOfWord(character: string): boolean {
  const code = character.charCodeAt(0);
  return code < 128 ? ASCII[code] === 1 : LETTER.test(character) && !UNSPACED.test(character);
}

/** The character before an offset. */
function before(text: string, at: number): string {
  const low = text.charCodeAt(at - 1);
  const isPair = low >= 0xdc00 && low <= 0xdfff && at > 1;
  return text.slice(isPair ? at - 2 : Math.max(0, at - 1), at);
}

/** How many characters before the name of a scheme {@link isInsideWord} looks at. */
export const LOOK_BEHIND = 3;

/**
 * Whether what begins at an offset continues a word. After `+`, `-` or `.`, which are characters of a scheme's name (RFC 1738
 * §2.1), it continues what stands before them: `svn+http:` is another scheme than `http:`.
 */
export function isInsideWord(text: string, at: number): boolean {
  const character = before(text, at);
  const isNameCharacter = character === "+" || character === "-" || character === ".";
  return isOfWord(isNameCharacter ? before(text, at - 1) : character);
}

/** The brackets and quotation marks of ASCII that close; `{` and `[` begin what people write in URLs. */
const CLOSING_ASCII = "<>\"'`)]}";

/** Brackets, quotation marks, dashes and full stops of any script. */
const CLOSING = /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Dash}\p{Quotation_Mark}\p{Terminal_Punctuation}…]/u;

/** Whether a character ends whatever stands before it, though no white space follows. */
export function isClosing(character: string): boolean {
  if (character.charCodeAt(0) < 128) return CLOSING_ASCII.includes(character);
  return CLOSING.test(character) || UNSPACED.test(character);
}
