import type { Found } from "./stretches.ts";

/**
 * What is hidden of an input, which is or should have been one URL, wherever it is shown: in an error, in what is rendered of it, in a
 * complaint. It is all that `redact` would hide there, and more, since nobody knows how far the mistakes in it go: no slashes need to
 * follow the scheme's colon, and neither white space nor a quotation mark or a bracket ends a secret.
 *
 * Errors depend on it, so it is part of every scheme. It is short therefore, and hides too much rather than too little.
 */

/** Up to the scheme's colon, that of `URL:` before it included: a password stands behind a further one. */
const SCHEME = /^(?:<?url:)?[^/\\@%:]*(?::|%3a)/i;

/** What follows a colon, unless it is that of a port, which digits and a slash follow. */
const BEHIND_COLON = /(?::(?!\d+\/)|%3a)(.*)/is;

/** What may be a user in http or https, also where the URL is broken across lines. */
const HTTP_USER = /t\s*t\s*p\s*(?:s\s*)?(?::|%3a)(?:[/\\\s]|%2f|%5c)*([^/\\?#:]*)/gi;

const PARAMETER = /[?&;#]([^?&;#=]*)=/g;

/** "`password`, `passwd`, … `X-Goog-Credential`, in any case", and whatever sounds like these. */
const SECRET = /pass|pwd|secret|token|api.?key|accesskey|^sig$|signature|credential/i;

/**
 * Finds what is hidden of an input, in time proportional to its length.
 *
 * @param found - Called with each stretch that is hidden; they may overlap, and are in no order.
 * @param names - Names of parameters whose values are hidden as well, in lower case.
 */
export function hiddenIn(text: string, found: Found, names: readonly string[] = []): void {
  /** Hides all before the last `@` of a part of the text, which ends at an offset. */
  function hideLogin(part = "", end = text.length): void {
    const start = end - part.length;
    const at = Math.max(part.lastIndexOf("@"), part.lastIndexOf("%40"));
    if (at >= 0) found(start, start + at);
  }

  hideLogin(BEHIND_COLON.exec(text.replace(SCHEME, ""))?.[1]);
  for (const match of text.matchAll(HTTP_USER)) hideLogin(match[1], match.index + match[0].length);
  let hiddenTo = 0;
  for (const { index, 0: beginning, 1: given = "" } of text.matchAll(PARAMETER)) {
    const name = given.replace(/\s/g, "").toLowerCase();
    if (index < hiddenTo || !(SECRET.test(name) || names.includes(name))) continue;
    const start = index + beginning.length;
    hiddenTo = start + text.slice(start).search(/[&;#]|$/);
    found(start, hiddenTo);
  }
}
