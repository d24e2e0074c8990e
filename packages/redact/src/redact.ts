import { createFinder } from "./finder.ts";
import { findHidden } from "./hidden-at.ts";
import { type RedactOptions, settingsOf } from "./options.ts";
import { redactorFor } from "./redactor.ts";
import { addSpan, type Span } from "./spans.ts";

/**
 * Finds what may be a secret in any text, valid URLs or not: what `redact` hides.
 *
 * @param text - Any text, such as a line of a log.
 * @param options - What is taken for a secret.
 * @returns The secrets, without the `:`, `=` or `@` around them, in order and apart from one another.
 * @public
 */
export function passwordsIn(text: string, options?: RedactOptions): readonly Span[] {
  const secrets: Span[] = [];
  if (typeof text !== "string") return secrets;
  const settings = settingsOf(options);
  const finder = createFinder((index, end) => addSpan(secrets, index, end), settings);
  finder.read(text);
  finder.end();
  const further = [...settings.also];
  if (settings.isInput) findHidden(text, (index, end) => further.push({ index, end }));
  for (const { index, end } of further.sort((one, other) => one.index - other.index))
    if (index < end && index < text.length && end > 0) addSpan(secrets, Math.max(0, index), Math.min(end, text.length));
  return secrets;
}

/**
 * Hides the secrets in any text, valid URLs or not. It never fails. It hides:
 *
 * - passwords: after `//` (also after one slash or backslashes that follow a scheme's colon), up to the last `@` before white space,
 *   `<`, `>`, `"` or the end, what follows the first `:`, if no `/`, `\` or `#` stands before that `:`. But digits up to a `/`, `?` or
 *   `#` are a port;
 * - in http and https all of a user without a password, which is a token, if no `/`, `\`, `?` or `#` stands before the `@`;
 * - the values of parameters such as `token`, `access_token`, `sig` or `X-Amz-Signature`, in any case, after `?`, `&`, `;` or `#`, up
 *   to `&`, `;`, `#`, white space, `<`, `>`, a quotation mark or the end;
 * - all of these where they are escaped, once or twice: `%2F%2F…%3A…%40` as a URL inside a URL, `\/\/` and `\u0040` as in JSON,
 *   `&amp;` and `&#64;` as in HTML;
 * - all of these inside `<URL:…>`, across line breaks; where one is not closed, everything from the password on to the end of the
 *   third line.
 *
 * White space is that of ASCII. A secret ends within 65,536 characters (UTF-16 code units), counted from its beginning, and again from
 * each `@`; what does not is none.
 *
 * @param text - Any text, such as a line of a log.
 * @param options - What is taken for a secret, and what is shown instead.
 * @returns The text with `***` for each secret, and otherwise as it was.
 * @public
 */
export function redact(text: string, options?: RedactOptions): string {
  if (typeof text !== "string") return "";
  const settings = settingsOf(options);
  if (settings.also.length === 0 && !settings.isInput) {
    const { push, end } = redactorFor(settings);
    return push(text) + end();
  }
  let shown = "";
  let position = 0;
  for (const { index, end } of passwordsIn(text, options)) {
    shown += text.slice(position, index) + settings.mask;
    position = end;
  }
  return shown + text.slice(position);
}
