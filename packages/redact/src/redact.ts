import { findIn } from "./finder.ts";
import { type RedactOptions, type Settings, settingsOf } from "./options.ts";
import { addSpan, type Secret } from "./spans.ts";

/**
 * Finds everything that may be a secret in any text, valid URLs or not: the spans that `redact` masks.
 *
 * @param text - Any text, such as a line of a log.
 * @param options - The secrets to find.
 * @returns The spans of the secrets, without the `:`, `=` or `@` around them, in order, neither touching nor overlapping.
 * @public
 */
export function passwordsIn(text: string, options?: RedactOptions): readonly Secret[] {
  return typeof text === "string" ? secretsBy(settingsOf(options), text) : [];
}

/** Finds the secrets in a text, by settings that were made once. */
export function secretsBy(settings: Settings, text: string): readonly Secret[] {
  const secrets: Secret[] = [];
  for (const { index, end, kind, isJson } of findIn(text, settings)) addSpan(secrets, index, end, kind, isJson);
  for (const { index, end } of settings.also)
    if (index < end && index < text.length && end > 0)
      addSpan(secrets, Math.max(0, index), Math.min(end, text.length), "urls");
  return secrets;
}

/**
 * Masks the secrets in any text, valid URLs or not. It never fails. Unless `only` names some kinds, it masks all of them:
 *
 * - passwords: the text after the first `:` that follows `//` (or one slash or backslashes after a scheme's colon), up to the last `@`
 *   before white space, `<`, `>`, `"` or the end, if no `/`, `\` or `#` comes before that `:`. But digits, or none, up to a `/`, `?` or `#`
 *   are a port, and the colons of an address in brackets are its own;
 * - in http, https, ws, wss and schemes that end in `+http` or `+https`, the user as well, with a password or without; there, a `?` before the
 *   first `:` ends the login, and without a password, so do `/`, `\`, `?` and `#` before the `@`;
 * - the values of parameters with the names of secrets, see `isSecretName`, after `?`, `&`, `;` or `#`, up to `&`, `;`, `#`, white space, `<`,
 *   `>`, a quotation mark or the end;
 * - all of these if they are escaped, up to three times: `%2F%2F…%3A…%40` as a URL inside a URL, `\/\/`, `\u0040` and `\x40` as in strings,
 *   `&amp;`, `&#64;` and `&commat;` as in HTML;
 * - all of these inside `<URL:…>` and `<scheme:…>`, across line breaks; if it is not closed, everything from the secret to the end of the third
 *   line;
 * - header fields, members of JSON, arguments of commands, and tokens known by their shape.
 *
 * White space is that of ASCII. A secret must end within 65,536 characters (UTF-16 code units), counted from its beginning, and again from
 * each `@`.
 *
 * @param text - Any text, such as a line of a log.
 * @param options - The secrets to find, and their replacement.
 * @returns The text with `***` for each secret, and otherwise unchanged.
 * @public
 */
export function redact(text: string, options?: RedactOptions): string {
  return typeof text === "string" ? redactBy(settingsOf(options), text) : "";
}

/** Masks the secrets in a text. */
export function redactBy(settings: Settings, text: string): string {
  const secrets = secretsBy(settings, text);
  if (secrets.length === 0) return text;
  let shown = "";
  let position = 0;
  for (const { index, end, isJson } of secrets) {
    shown += text.slice(position, index) + (isJson ? JSON.stringify(settings.mask) : settings.mask);
    position = end;
  }
  return shown + text.slice(position);
}
