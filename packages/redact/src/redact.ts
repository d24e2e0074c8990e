import { hidingOf } from "./hidden-at.ts";
import { MASK, redactorFor } from "./redactor.ts";
import { createSecretFinder } from "./secret-finder.ts";
import { type RedactOptions, type Settings, settingsOf } from "./settings.ts";
import { createStretches, type Span, type Stretches } from "./stretches.ts";

/** What is hidden of a single URL: what is hidden of any input, what is secret in any text, and what its scheme calls so. */
function hiddenOfUrl(text: string, parameters: readonly string[], also: readonly Span[]): Stretches {
  const isHidden = hidingOf(text);
  const found = createStretches();
  for (let at = 0; at < text.length; at++) if (isHidden(at)) found.add(at, at + 1);
  const others = createStretches();
  for (const stretch of also) {
    const index = Math.max(0, stretch.index);
    const end = Math.min(stretch.end, text.length);
    if (index < end) others.add(index, end);
  }
  found.take(others);
  found.take(secretsOf(text, parameters));
  return found;
}

/** The secrets of any text. */
function secretsOf(text: string, parameters: readonly string[]): Stretches {
  const finder = createSecretFinder(parameters);
  finder.read(text);
  finder.end();
  return finder.secrets;
}

/** The stretches that are hidden of a text. */
function hiddenIn(text: string, { isSingle, parameters, also }: Settings): readonly Span[] {
  const secrets = isSingle ? hiddenOfUrl(text, parameters, also) : secretsOf(text, parameters);
  const found: Span[] = [];
  for (let next = secrets.shift(); next !== undefined; next = secrets.shift()) found.push(next);
  return found;
}

/** A text with the mask for each of some stretches, which are in order. */
function redacted(text: string, secrets: readonly Span[]): string {
  let shown = "";
  let position = 0;
  for (const { index, end } of secrets) {
    shown += text.slice(position, index) + MASK;
    position = end;
  }
  return shown + text.slice(position);
}

/**
 * Finds what may be a secret in any text, valid URLs or not: what {@link redact} hides.
 *
 * @param text - Any text, such as a line of a log.
 * @param options - What is taken for a secret.
 * @returns The secrets, without the `:`, `=` or `@` around them, in order and apart from one another.
 * @public
 */
export function passwordsIn(text: string, options: RedactOptions = {}): readonly Span[] {
  return typeof text === "string" ? hiddenIn(text, settingsOf(options)) : [];
}

/**
 * Hides the secrets in any text, valid URLs or not. It never fails. It hides:
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
  const settings = settingsOf(options);
  if (settings.isSingle) return redacted(text, hiddenIn(text, settings));
  const { push, end } = redactorFor(settings.parameters);
  return push(text) + end();
}
