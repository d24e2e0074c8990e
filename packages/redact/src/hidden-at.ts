/**
 * What is hidden of an input, which is or should have been one URL, wherever it is shown: in an error, in what is rendered of it, in a
 * complaint. It is all that `redact` would hide there, and more, since nobody knows how far the mistakes in it go: no slashes need to
 * follow the scheme's colon, and neither white space nor a quotation mark or a bracket ends a secret.
 *
 * Errors depend on it, so it is part of every scheme. It is short therefore, and hides too much rather than too little.
 */

/** Stands for a character that is hidden; no Unicode text has it. */
const HIDDEN = "\uffff";

/**
 * Tells of a place whether it is hidden.
 *
 * @public
 */
export type Hiding = (index: number) => boolean;

const mask = (secret: string) => HIDDEN.repeat(secret.length);

/** Of two parts, hides what stands in the second before the last `@`. */
const maskLogin = (_: string, before: string, login: string) => before + login.replace(/^.*(?=@|%40)/s, mask);

const maskValue = (_: string, before: string, value: string) => before + mask(value);

/**
 * A text with what may be secret in it replaced, character by character: each time something else. It takes time in proportion to the
 * text's length.
 */
function masked(text: string): readonly string[] {
  return [
    // A password stands behind a colon, but not that of the scheme, nor one that digits and a slash follow: those are a port.
    text.replace(
      /^([^/\\@%:]*(?::|%3a))?(.*)/is,
      (_, scheme = "", rest: string) => scheme + rest.replace(/(:(?!\d+\/)|%3a)(.*)/is, maskLogin),
    ),
    // In http and https, a user may be a token.
    text.replace(/(ttps?(?::|%3a)(?:[/\\]|%2f|%5c)*)([^/\\?#:]*)/gi, maskLogin),
    // "`password`, `passwd`, … `X-Goog-Credential`, in any case", and whatever sounds like these.
    text.replace(/([?&;#](?=[^?&;#=]*=)[^=]*(?:pass|pwd|secret|token|key|sig|cred)[^=]*=)([^&;#]*)/gi, maskValue),
  ];
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
  return hidingOf(text)(index);
}

/**
 * Does the same as {@link isHiddenAt} for many places of one input.
 *
 * @param text - The input.
 * @returns Whether a place is hidden, by its UTF-16 offset.
 * @public
 */
export function hidingOf(text: string): Hiding {
  const others = masked(text);
  return (index) => others.some((other) => other[index] !== text[index]);
}
