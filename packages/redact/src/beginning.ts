import { BACKSLASH, COLON, ESCAPED, type Mark, SLASH, tableOf } from "./marks.ts";

/** Where a login may begin, and how it is spelt. */
export interface Beginning {
  /** As a plain URL. */
  readonly isPlain: boolean;
  /** As a URL inside a URL, with escapes. */
  readonly isEscaped: boolean;
  /** In http or https. */
  readonly isHttp: boolean;
  /** With slashes as JSON writes them, `\/`. */
  readonly isJson: boolean;
}

/**
 * Finds where logins may begin: "after `//` (also after one slash or backslashes that follow a scheme's colon)", "the same where it is
 * escaped: `\/\/` as JSON writes it, `%2F%2F` as a URL inside a URL".
 */
export interface BeginningFinder {
  /** Takes a mark; gives what begins after it. */
  readonly mark: (mark: Mark) => Beginning | undefined;
  /** Characters that are not marks. */
  readonly run: (text: string, from: number, to: number) => void;
}

/** The last slashes in a row, one octal digit each. */
type Slashes = number;

/** The digits of slashes; 0 for all other marks. */
const digits = new Uint8Array(2 * ESCAPED);
digits[SLASH] = 1;
digits[BACKSLASH] = 2;
digits[SLASH + ESCAPED] = 3;
digits[BACKSLASH + ESCAPED] = 4;

const TWO = 0o77;
const FOUR = 0o7777;
const PLAIN: Slashes = 0o11;
const JSON_SLASH: Slashes = 0o21;
const JSON_SLASHES: Slashes = 0o2121;
const ESCAPED_SLASHES: Slashes = 0o33;

/** How many characters at the end of a name tell whether it is `https`, and what stands before that. */
const TAIL = 8;

/** "Scheme: letters, digits, + . -." */
const isInScheme = tableOf("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+.-");

/** Also in `git+https`; the second is for a JSON string that begins a line: `\nhttps`. */
const HTTP = /(?:^|[^a-z\d])https?$/i;
const HTTP_IN_JSON = /^[bfnrt]https?$/i;

export function createBeginningFinder(): BeginningFinder {
  /** The characters behind the last mark: those of earlier pieces, and where the others stand. */
  let before = "";
  let text = "";
  let from = 0;
  let to = 0;
  let lastMark: Mark = 0;
  /** The scheme's colon that slashes may follow, and the end of the scheme. */
  let colon: Mark = 0;
  let scheme = "";
  let isAfterBackslash = false;
  let slashes: Slashes = 0;

  const tail = () => (before + text.slice(Math.max(from, to - TAIL), to)).slice(-TAIL);

  const isHttp = () => colon > 0 && (HTTP.test(scheme) || (isAfterBackslash && HTTP_IN_JSON.test(scheme)));

  /** A colon, which may be that of a scheme. */
  function afterColon(mark: Mark): void {
    const last = to > from ? text.charCodeAt(to - 1) : before.charCodeAt(before.length - 1);
    if (isInScheme[last] !== 1) return;
    colon = mark;
    scheme = tail();
    isAfterBackslash = lastMark === BACKSLASH;
  }

  function afterSlash(digit: number): Beginning | undefined {
    slashes = ((slashes << 3) | digit) & FOUR;
    const two = slashes & TWO;
    const isPlain = colon === COLON || two === PLAIN || slashes === JSON_SLASHES;
    const isEscaped = colon > COLON || two === ESCAPED_SLASHES || (colon === COLON && digit > 2);
    return isPlain || isEscaped ? { isPlain, isEscaped, isHttp: isHttp(), isJson: two === JSON_SLASH } : undefined;
  }

  function mark(next: Mark): Beginning | undefined {
    const digit = digits[next] as number;
    let beginning: Beginning | undefined;
    if (digit > 0) {
      beginning = afterSlash(digit);
    } else {
      slashes = 0;
      colon = 0;
      if (next === COLON || next === COLON + ESCAPED) afterColon(next);
    }
    lastMark = next;
    before = text = "";
    from = to = 0;
    return beginning;
  }

  return {
    mark,
    run: (piece, start, end) => {
      if (text !== "") before = tail();
      text = piece;
      from = start;
      to = end;
      colon = 0;
      slashes = 0;
    },
  };
}
