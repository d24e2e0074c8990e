import type { UrlError, UrlValue } from "@url1738/core";

/**
 * The options for listing entries.
 *
 * @public
 */
export interface EntriesOptions {
  /**
   * True to ask the server for more than names: FTP `MLSD` in place of the plan's `NLST` (RFC 3659 §7), NNTP `OVER` in place of `LISTGROUP`
   * (RFC 3977 §8.3). A server that does not know these lists names.
   */
  readonly facts?: boolean | undefined;
  /** The articles of a group to list: those with the last so many numbers that the group may have; by default all. */
  readonly last?: number | undefined;
}

/**
 * An item that a menu, a directory or a list of groups leads to.
 *
 * @public
 */
export interface Entry<Url extends UrlValue = UrlValue> {
  /** Its name, decoded as components are: octets that are not text become lone surrogates. */
  readonly name: string;
  /** Its type, in the protocol's own terms: the type of a Gopher item, the status of a newsgroup; `"file"` and `"directory"`. */
  readonly type?: string;
  /** Its size in octets, if facts were asked for. */
  readonly size?: number;
  /** The time of its last change, if facts were asked for, in UTC: `2026-01-31T23:59:59Z`, with milliseconds if they are known. */
  readonly modified?: string;
  /** The subject of an article, if facts were asked for; as in its header, decoded as names are. */
  readonly subject?: string;
  /** The author of an article, if facts were asked for; as in its header. */
  readonly from?: string;
  /** The date of an article, if facts were asked for; as in its header. */
  readonly date?: string;
  /** The number of lines of an article, if facts were asked for. */
  readonly lines?: number;
  /** Its URL: a value that the registry has built, for `open` or `format`. */
  readonly url?: Url;
  /** The reason why there is no URL, or the error that the server reports. */
  readonly error?: UrlError;
}
