import type { UrlError, UrlValue } from "@url1738/core";

/**
 * An item that a menu, a directory or a list of groups leads to.
 *
 * @public
 */
export interface Entry {
  /** Its name, decoded as components are: octets that are not text become lone surrogates. */
  readonly name: string;
  /** Its type, in the protocol's own terms: the type of a Gopher item, the status of a newsgroup; `"file"` and `"directory"`. */
  readonly type?: string;
  /** Its URL: a value that the registry has built, for `open` or `format`. */
  readonly url?: UrlValue;
  /** The reason why there is no URL, or the error that the server reports. */
  readonly error?: UrlError;
}
