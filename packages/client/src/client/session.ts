import type { UrlValue } from "@url1738/core";
import { clientError, said } from "../errors/client-error.ts";
import type { Scope } from "../wire/scope.ts";
import type { OpenOptions } from "./options.ts";
import type { Places } from "./places.ts";
import type { Resource } from "./resource.ts";

/**
 * Transfers that share connections: one per server and login, for one transfer at a time. A transfer waits until the previous one has been
 * read to its end or cancelled. `entries` reads all entries before it lists the first, so that each can be opened at once.
 *
 * @public
 */
export interface Session<Url extends UrlValue = UrlValue> {
  /**
   * Opens a resource, over the kept connection if there is one to its server with its login.
   *
   * @param url - The URL, or its value.
   * @param options - The options of this transfer.
   * @returns The resource, once it begins to arrive.
   * @throws Url1738Error - As `Client.open`, and with the code `aborted` if the session is closed.
   */
  open(url: string | UrlValue, options?: OpenOptions): Promise<Resource<Url>>;
  /** Ends the transfers, and closes the connections. */
  close(): void;
  /** Closes the session at the end of a block with `using`. */
  [Symbol.dispose](): void;
  /** Closes the session at the end of a block with `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

type OpenInSession<Url extends UrlValue> = (
  url: string | UrlValue,
  options: OpenOptions,
  begun: (scope: Scope) => void,
) => Promise<Resource<Url>>;

/** Makes a session from its places and the function that opens a resource in it. */
export function createSession<Url extends UrlValue>(places: Places, open: OpenInSession<Url>): Session<Url> {
  const scopes = new Set<Scope>();
  let isClosed = false;
  const closed = () => clientError("aborted", said("session-closed"));

  function begun(scope: Scope): void {
    scopes.add(scope);
    scope.onEnd(() => scopes.delete(scope));
  }

  function close(): void {
    isClosed = true;
    for (const scope of [...scopes]) scope.fail(closed());
    places.close();
  }

  return {
    async open(url, options = {}) {
      if (isClosed) throw closed();
      return open(url, options, begun);
    },
    close,
    [Symbol.dispose]: close,
    async [Symbol.asyncDispose]() {
      close();
    },
  };
}
