import type { UrlError, UrlValue } from "@url1738/core";

/** The kind of a resource. @public */
export type ResourceKind =
  | "file"
  | "directory"
  | "menu"
  | "group"
  | "groups"
  | "article"
  | "attributes"
  | "session"
  | "response";

/** A server's reply. @public */
export interface Reply {
  /** Its number, if the protocol has numbers. */
  readonly code?: number;
  /** Its text, with passwords masked by the client; if it has several lines, the last one. */
  readonly text: string;
  /** All its lines, with passwords masked by the client. */
  readonly lines?: readonly string[];
  /** The fields of its head, by lower-case name, if the protocol has fields. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The wishes for a list of entries. @public */
export interface EntriesOptions {
  /** True to ask the server for more than names: by `MLSD` in FTP, by `OVER` in NNTP. A server that lacks them lists only names. */
  readonly facts?: boolean | undefined;
  /** The number of entries to list, from the end: in a newsgroup, the newest. */
  readonly last?: number | undefined;
}

/** An entry of a menu, a directory, a group or a list of groups. @public */
export interface Entry<Url extends UrlValue = UrlValue> {
  /** Its name, decoded as components are: octets that are not text become lone surrogates. */
  readonly name: string;
  /** Its type, in the protocol's own terms: the type of a Gopher item, the status of a newsgroup; `"file"` and `"directory"`. */
  readonly type?: string;
  /** Its size in octets, with `facts`. */
  readonly size?: number;
  /** The time when a file or directory was last changed, with `facts`. */
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

/**
 * A resource that has begun to arrive. Its octets are received only when they are read, so that nothing piles up: read it to its end, with
 * `body` or `entries`, or cancel it.
 *
 * @public
 */
export interface Resource<Url extends UrlValue = UrlValue> {
  /** The kind of the resource. */
  readonly kind: ResourceKind;
  /** The value that was opened. */
  readonly url: Url;
  /** The status of an HTTP response, before its body is read; `undefined` for other protocols. */
  readonly status: number | undefined;
  /** The fields of an HTTP response, by lower-case name, as they were received; `undefined` for other protocols. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** The expected number of octets after the offset, if the server has announced it. */
  readonly size: number | undefined;
  /**
   * The octets as received, without the protocol's framing. The stream ends when the resource is complete; otherwise it fails with a
   * `Url1738Error`.
   */
  readonly body: ReadableStream<Uint8Array>;
  /**
   * Lists the entries of the resource as they arrive. Use it instead of `body`.
   *
   * @param options - The wishes for the list.
   * @returns The entries of a menu, a directory, groups, a group or attributes.
   * @throws Url1738Error - With the code `invalid-value` if the resource has no entries.
   */
  entries(options?: EntriesOptions): AsyncIterableIterator<Entry<Url>>;
  /** The last reply, once the resource is complete; `undefined` if the protocol has none. The promise rejects if the resource fails. */
  readonly done: Promise<Reply | undefined>;
  /**
   * Sends octets, in a session.
   *
   * @param octets - The octets; those that Telnet would take for a command are escaped.
   */
  readonly send: ((octets: Uint8Array) => Promise<void>) | undefined;
  /** Ends the transfer, and closes its sockets. */
  cancel(): void;
}
