import { type Machine, mismatchOf } from "../automaton/machine.ts";
import { encodedNotAString, notEncoded } from "../errors/sentences.ts";
import { Url1738Error, urlError } from "../errors/url-error.ts";
import { BARE_PERCENT, type Encoded, normalise } from "../syntax/percent-encoding.ts";

// xchar = unreserved | reserved | escape
/** Matches raw characters of `xchar` and the `%` of its escapes, for code that has no grammar; a test compares it with the set. */
const XCHARS = /^[!$-;=?@\w]*$/;

const HEX = /[\dA-Fa-f]/;

// schemepart = *xchar | ip-schemepart
// The first alternative includes the second.
/** Tells whether a text is a `schemepart` (RFC 1738 §5). */
export function isSchemepart(text: string): boolean {
  return !BARE_PERCENT.test(text) && XCHARS.test(text);
}

/** The number of digits that an escape still lacks after a character; 0 outside an escape. */
type Lacking = 0 | 1 | 2;

/**
 * Makes the machine of a component that is `*xchar` (RFC 1738 §5). Every scheme obeys this rule and none defines it, so it needs neither a
 * grammar nor a table.
 */
export function schemepartMachine(component: string | undefined): Machine<Lacking> {
  return {
    first: 0,
    step: (lacking, code) => {
      const character = String.fromCharCode(code);
      if (lacking > 0) return HEX.test(character) ? ((lacking - 1) as Lacking) : undefined;
      if (character === "%") return 2;
      return XCHARS.test(character) ? 0 : undefined;
    },
    isEnd: (lacking) => lacking === 0,
    mismatchAt: (lacking, index) => ({
      index,
      expected: [lacking > 0 ? "hex" : "xchar"],
      component,
      section: undefined,
      canEscape: lacking === 0,
      hints: [],
    }),
    componentsAt: () => new Set(component === undefined ? [] : [component]),
  };
}

/**
 * Checks a percent-encoded text and returns its normal form: hexadecimal digits in upper case; letters, digits, `-`, `_` and
 * `.` not escaped.
 *
 * @param text - Raw characters and escapes: `*xchar` (RFC 1738 §5).
 * @returns The same text in normal form.
 * @throws Url1738Error - With the code `syntax` and the index of the first character that would have to be escaped; with
 *   `not-a-string` if the value is not a string.
 * @public
 */
export function encoded(text: string): Encoded {
  if (typeof text !== "string") throw new Url1738Error(urlError({ code: "not-a-string" }, encodedNotAString));
  const mismatch = mismatchOf(schemepartMachine(undefined), text);
  if (mismatch === undefined) return normalise(text);
  const { index, expected } = mismatch;
  const place = { index, end: Math.min(index + 1, text.length), found: text.codePointAt(index) };
  throw new Url1738Error(urlError({ code: "syntax", ...place, expected, section: "2.2" }, notEncoded));
}
