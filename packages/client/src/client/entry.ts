import type { UrlError, UrlValue } from "@url1738/core";

/**
 * One of the things that a menu, a directory or a list of groups leads to.
 *
 * @public
 */
export interface Entry {
  /** What it is called, decoded as components are: octets that are no text are lone surrogates. */
  readonly name: string;
  /** What it is, in the protocol's own terms: the type of a Gopher item, the status of a newsgroup; `"file"` and `"directory"`. */
  readonly type?: string;
  /** Where it is: a value that the registry has built, to be given to `open` or `format`. */
  readonly url?: UrlValue;
  /** Why there is no URL, or what the server says has gone wrong. */
  readonly error?: UrlError;
}
