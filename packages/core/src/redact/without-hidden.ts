/**
 * What is hidden of an input, which is or should have been one URL, wherever it is shown: in an error, in what is rendered of it, in a
 * complaint. It is all that `redact` would hide there, and more, since nobody knows how far the mistakes in it go: no slashes need to
 * follow the scheme's colon, and neither white space nor a quotation mark or a bracket ends a secret.
 *
 * Errors depend on it, so it is part of every scheme. It is short therefore, and hides too much rather than too little.
 */

/** Stands for a character that is hidden; no Unicode text has it. */
const HIDDEN = "\uffff";

const mask = (secret: string) => HIDDEN.repeat(secret.length);

/** Of two parts, hides what stands in the second before the last `@`. */
const maskLogin = (_: string, before: string, login: string) => before + login.replace(/^.*(?=@|%40)/s, mask);

/** A password stands behind a colon, but not that of the scheme or of `URL:`, nor one that digits and a slash follow: those are a port. */
const maskPassword = (text: string) =>
  text.replace(/^((?:<?url:)?[^/\\@%:]*(?::|%3a).*?(?::(?!\d+\/)|%3a))(.*)/is, maskLogin);

/** In http and https, a user may be a token. */
const maskToken = (text: string) => text.replace(/(ttps?(?::|%3a)(?:[/\\]|%2f|%5c)*)([^/\\?#:]*)/gi, maskLogin);

/** The values of "`password`, `passwd`, … `X-Goog-Credential`, in any case", and of whatever sounds like these. */
const maskValue = (text: string) =>
  text.replace(
    /([?&;#](?=[^?&;#=]*=)(?:sig|[^=]*(?:pass|pwd|secret|token|api.?key|accesskey|signature|credential)[^=]*)=)([^&;#]*)/gi,
    (_, before: string, value: string) => before + mask(value),
  );

/** A text with all that is hidden replaced, character by character; it takes time in proportion to its length. */
export function withoutHidden(text: string): string {
  const bare = text.replace(/\s/g, "");
  const masked = [maskPassword(bare), maskToken(bare), maskValue(bare)];
  const isHidden = (at: number) => masked.some((other) => other[at] !== bare[at]);
  let index = 0;
  return text.replace(/./gs, (character) =>
    // White space belongs to what is next to it.
    (/\s/.test(character) ? isHidden(index - 1) || isHidden(index) : isHidden(index++)) ? HIDDEN : character,
  );
}

/**
 * Tells whether what stands at a place of an input is hidden in whatever is said of it, since it may be part of a secret.
 *
 * @param text - The input: one URL, or what was meant as one.
 * @param index - The place, a UTF-16 offset.
 * @returns Whether it is.
 * @public
 */
export function isHiddenAt(text: string, index: number): boolean {
  return withoutHidden(text)[index] !== text[index];
}
