import { departureOf } from "../automaton/machine.ts";
import { encodedNotAString, notEncoded } from "../errors/sentences.ts";
import { Url1738Error, urlError } from "../errors/url-error.ts";
import { type Encoded, normalise } from "../syntax/encoded.ts";
import { schemepartMachine } from "./schemepart-machine.ts";

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
  const departure = departureOf(schemepartMachine(undefined), text);
  if (departure === undefined) return normalise(text);
  const { index, expected } = departure;
  throw new Url1738Error(
    urlError(
      {
        code: "syntax",
        index,
        end: Math.min(index + 1, text.length),
        found: text.codePointAt(index),
        expected,
        section: "2.2",
      },
      notEncoded,
    ),
  );
}
