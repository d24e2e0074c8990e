import { clientError } from "../errors/client-error.ts";
import type { ClientReason } from "../errors/client-sentences.ts";
import { said } from "../errors/said.ts";
import type { TlsOptions } from "../wire/tls.ts";
import type { DialogueLine } from "./dialogue.ts";
import { ownFields } from "./own-fields.ts";

/** How far a transfer has come. @public */
export interface Progress {
  /** How many octets of the resource have been received. */
  readonly received: number;
  /** How many there will be, where the server has said so. */
  readonly size: number | undefined;
}

/**
 * How a resource is opened.
 *
 * @public
 */
export interface OpenOptions {
  /** Ends the transfer, and closes its sockets at once. */
  readonly signal?: AbortSignal | undefined;
  /** How long may pass before the resource begins to arrive, in milliseconds; 30,000 without it. */
  readonly timeout?: number | undefined;
  /** How long may pass without a single octet, in milliseconds; 60,000 without it. A session may be idle. */
  readonly idleTimeout?: number | undefined;
  /** How many octets the resource may have; without it, any number. */
  readonly maxBytes?: number | undefined;
  /** How many entries are listed; 10,000,000 without it. */
  readonly maxEntries?: number | undefined;
  /** How many octets are there already: the transfer begins behind them. */
  readonly offset?: number | undefined;
  /** That the connection is to be protected: the transfer fails where the server cannot. For https, with what. */
  readonly tls?: boolean | TlsOptions | undefined;
  /** The login for servers that ask for one which the URL cannot name, such as news servers. */
  readonly login?: { readonly user: string; readonly password: string } | undefined;
  /** Whether redirects are followed, ten at most; without it, one is an error. */
  readonly follow?: boolean | undefined;
  /** Whether an FTP server may be asked for the listing of a name that begins with a hyphen: many take it for an option. */
  readonly hyphen?: boolean | undefined;
  /**
   * What becomes of the pieces of the body. With `borrowed`, a piece is valid until the next one is asked for; then its memory is read
   * into again. Writing or hashing one after the other takes half the time then, and the same memory however many there are. They must
   * not be piped, since a pipe asks for pieces ahead. Without it, pieces are kept as long as somebody has them.
   */
  readonly pieces?: "kept" | "borrowed" | undefined;
  /** Is told of octets that have been received. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Is told of every line that is sent or received before and after the resource. */
  readonly onDialogue?: ((line: DialogueLine) => void) | undefined;
}

const counts = ["timeout", "idleTimeout", "maxBytes", "maxEntries", "offset"] as const;

function invalid(name: string, reason: ClientReason): Error {
  return clientError("invalid-value", said(reason), { component: `options.${name}` });
}

/**
 * Demands of options that they are as their types say.
 *
 * @returns Their own fields.
 * @throws Url1738Error - With the code `invalid-value`.
 */
export function checkOptions(given: OpenOptions): OpenOptions {
  const options = ownFields(given);
  for (const name of counts) {
    const value: unknown = options[name];
    const isCount = typeof value === "number" && value >= 0 && (Number.isSafeInteger(value) || value === Infinity);
    if (value !== undefined && !isCount) throw invalid(name, "not-a-count");
  }
  if (options.offset === Infinity) throw invalid("offset", "not-a-count");
  for (const name of ["onProgress", "onDialogue"] as const)
    if (options[name] !== undefined && typeof options[name] !== "function") throw invalid(name, "not-a-function");
  return typeof options.tls === "object" ? Object.assign(options, { tls: ownFields(options.tls) }) : options;
}
