import type { UrlError, UrlValue } from "@url1738/core";

/** The wishes for a list of entries. @public */
export interface EntriesOptions {
  /** True to ask the server for more than names: FTP `MLSD`, NNTP `OVER`. A server that lacks them gives the names. */
  readonly facts?: boolean | undefined;
  /** Lists only that many entries, the last ones: of a newsgroup the newest. */
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
  /** Its size in octets, with `facts`. */
  readonly size?: number;
  /** The time when it was changed, with `facts`: of a file or directory. */
  readonly modified?: Date;
  /** The subject of an article, as its header has it, with `facts`. */
  readonly subject?: string;
  /** The author of an article, as its header has it, with `facts`. */
  readonly from?: string;
  /** The date of an article, as its header has it, with `facts`. */
  readonly date?: string;
  /** The number of lines of an article, with `facts`. */
  readonly lines?: number;
  /** Its URL: a value that the registry has built, for `open` or `format`. */
  readonly url?: Url;
  /** The reason why there is no URL, or the error that the server reports. */
  readonly error?: UrlError;
}
