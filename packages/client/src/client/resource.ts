import type { UrlValue } from "@url1738/core";
import type { Kind, Reply } from "./driver.ts";
import type { EntriesOptions, Entry } from "./entry.ts";

/**
 * A resource that has begun to arrive. Its octets are received only when they are read, so that nothing piles up: read it to its end, with
 * `body` or `entries`, or cancel it.
 *
 * @public
 */
export interface Resource<Url extends UrlValue = UrlValue> {
  /** The kind of the resource. */
  readonly kind: Kind;
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
   * Lists what the resource leads to, entry by entry as they arrive. Use it instead of `body`.
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
