import { redactorFor } from "./redactor.ts";
import { createSecretFinder } from "./secret-finder.ts";
import { type RedactOptions, settingsOf } from "./settings.ts";
import type { Stretch } from "./stretches.ts";

/**
 * Finds what may be a secret in any text, valid URLs or not: what {@link redact} hides.
 *
 * @param text - Any text, such as a line of a log.
 * @param options - What is taken for a secret.
 * @returns The secrets, without the `:`, `=` or `@` around them, in order and apart from one another.
 * @public
 */
export function passwordsIn(text: string, options: RedactOptions = {}): readonly Stretch[] {
  const finder = createSecretFinder(settingsOf(options));
  if (typeof text === "string") finder.read(text);
  finder.end();
  const found: Stretch[] = [];
  for (let next = finder.secrets.shift(); next !== undefined; next = finder.secrets.shift()) found.push(next);
  return found;
}

/**
 * Hides the secrets in any text, valid URLs or not. It never fails. Hidden are:
 *
 * - passwords: after `//` (also after one slash or backslashes that follow a scheme's colon), up to the last `@` before white space,
 *   `<`, `>`, `"` or the end, what follows the first `:`, if no `/`, `\`, `?` or `#` stands before that `:`. But digits up to a `/`,
 *   `?` or `#` are a port;
 * - the same where it is escaped: `\/\/` as JSON writes it, `%2F%2F…%3A…%40` as a URL inside a URL;
 * - in http and https all of a user without a password, which is a token, if no `/`, `\`, `?` or `#` stands before the `@`;
 * - the values of parameters such as `token`, `access_token`, `sig` or `X-Amz-Signature`, in any case, behind `?`, `&`, `;` or `#`, up
 *   to `&`, `;`, `#`, white space, `<`, `>`, a quotation mark or the end;
 * - all of these inside `<URL:…>`, across line breaks.
 *
 * White space is that of ASCII. A secret ends within 65,536 characters (UTF-16 code units), counted from its beginning, and again from
 * each `@`; what does not is none.
 *
 * @param text - Any text, such as a line of a log.
 * @param options - What is taken for a secret.
 * @returns The text with `***` for each secret, and otherwise as it was.
 * @public
 */
export function redact(text: string, options: RedactOptions = {}): string {
  if (typeof text !== "string") return "";
  const { push, end } = redactorFor(settingsOf(options));
  return push(text) + end();
}
