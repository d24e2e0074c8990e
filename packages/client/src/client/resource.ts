import type { UrlValue } from "@url1738/core";
import type { Kind, Reply } from "./driver.ts";
import type { Entry } from "./entry.ts";

/**
 * A resource that has begun to arrive. Its octets are waited for only when they are read, so that nothing piles up: who opens one reads
 * it to its end, by `body` or by `entries`, or cancels it.
 *
 * @public
 */
export interface Resource {
  /** What it is. */
  readonly kind: Kind;
  /** The value that was opened. */
  readonly url: UrlValue;
  /** How many octets there will be, where the server has said so: behind the offset. */
  readonly size: number | undefined;
  /**
   * Its octets as received, less the protocol's framing. It ends when the resource is complete; otherwise it fails with a
   * `Url1738Error`.
   */
  readonly body: ReadableStream<Uint8Array>;
  /**
   * What it leads to, one after the other as it arrives; instead of `body`.
   *
   * @returns The entries of a menu, a directory, groups, a group or attributes.
   * @throws Url1738Error - With the code `invalid-value` for what has none.
   */
  entries(): AsyncIterableIterator<Entry>;
  /**
   * The last reply, once the resource is complete; `undefined` where the protocol has none. It fails where the resource does.
   */
  readonly done: Promise<Reply | undefined>;
  /**
   * Sends octets, in a session.
   *
   * @param octets - The octets; what Telnet would take for a command is escaped.
   */
  readonly send: ((octets: Uint8Array) => Promise<void>) | undefined;
  /** Ends the transfer, and closes its sockets. */
  cancel(): void;
}
