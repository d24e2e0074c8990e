import { ownFields } from "@url1738/core/runtime";
import { optionError } from "../errors/client-error.ts";
import type { Login } from "../errors/secrets.ts";
import type { TlsOptions } from "../wire/tls.ts";
import { checkFields } from "./header-fields.ts";
import type { Bounds } from "./places.ts";
import type { EntriesOptions } from "./resource.ts";

/** The progress of a transfer. @public */
export interface Progress {
  /** The number of octets of the resource received so far. */
  readonly received: number;
  /** The expected number of octets, if the server has announced it. */
  readonly size: number | undefined;
}

/** The options for opening a resource. @public */
export interface OpenOptions {
  /** The signal that ends the transfer and closes its sockets at once. */
  readonly signal?: AbortSignal | undefined;
  /** The time limit for the resource to begin to arrive, in milliseconds; by default 30,000. */
  readonly timeout?: number | undefined;
  /** The time limit for the next octet to arrive, in milliseconds; by default 60,000. A session may be idle for longer. */
  readonly idleTimeout?: number | undefined;
  /** The most octets that the resource may have; by default any number. */
  readonly maxBytes?: number | undefined;
  /** The most entries that the resource may have; by default 10,000,000. */
  readonly maxEntries?: number | undefined;
  /** The number of octets to skip: the transfer begins after them. */
  readonly offset?: number | undefined;
  /**
   * With an offset over HTTP, the validator of the beginning that was fetched before: a strong `ETag`, with its quotation marks, or a
   * `Last-Modified` (`If-Range`, RFC 9110 §13.1.5). If the resource has changed since, that is an error.
   */
  readonly ifRange?: string | undefined;
  /** With an offset over HTTP, the time when that beginning was fetched: if the resource has changed since, that is an error (§13.1.4). */
  readonly unmodifiedSince?: Date | undefined;
  /** True, or TLS options, to protect the connection: the transfer fails if the server cannot. For https, only the options matter. */
  readonly tls?: boolean | TlsOptions | undefined;
  /** The login for news servers and https servers, whose URLs cannot contain one. */
  readonly login?: Login | undefined;
  /**
   * The fields to send with a request over HTTP (RFC 9110 §5), by name: at most 100, with 16,384 characters together. The client's own, such
   * as `Host` and `Range`, cannot be given. A field whose name says that it is secret, such as `Authorization` or `X-Api-Key`, needs https.
   * Once a redirect has led to another server, only these are sent: `Accept`, `Accept-Language` and `User-Agent`.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** True to follow redirects, ten at most; by default a redirect is an error. */
  readonly follow?: boolean | undefined;
  /** True to allow listing an FTP name that begins with a hyphen, which many servers take for an option. */
  readonly hyphen?: boolean | undefined;
  /**
   * The lifetime of the body's pieces. With `borrowed`, a piece is valid until the next one is asked for; then its memory is reused.
   * Writing or hashing pieces one after the other then takes half the time, and the same memory for any number of them. Borrowed pieces
   * must not be piped, since a pipe asks for pieces ahead. By default, a piece stays valid.
   */
  readonly pieces?: "kept" | "borrowed" | undefined;
  /** Called when octets have been received. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Called with every line that is sent or received before and after the resource. */
  readonly onDialogue?: ((line: DialogueLine) => void) | undefined;
}

/** A strong entity tag (RFC 9110 §8.8.3) or a date of HTTP (§5.6.7). */
const VALIDATOR = /^(?:"[!#-~]*"|[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT)$/;

const isTime = (value: unknown) => value instanceof Date && !Number.isNaN(value.getTime());

/** The options of a session. @public */
export interface SessionOptions {
  /** The most connections that it may have at once, one per server and login; by default 8. */
  readonly connections?: number | undefined;
  /** The time after which a connection without a transfer is closed, in milliseconds; by default 15,000. */
  readonly idleTimeout?: number | undefined;
}

const CONNECTIONS = 8;
const IDLE = 15_000;

function checkCounts<T extends object>(options: T, names: readonly (keyof T & string)[]): void {
  for (const name of names) {
    const value: unknown = options[name];
    const isCount = typeof value === "number" && value >= 0 && (Number.isSafeInteger(value) || value === Infinity);
    if (value !== undefined && !isCount) throw optionError(name, "not-a-count");
  }
}

/** Checks the wishes for a list of entries. */
export function checkEntriesOptions(wishes: EntriesOptions): EntriesOptions {
  const options = ownFields(wishes);
  checkCounts(options, ["last"]);
  return options;
}

/** Checks the options of a session, and returns its bounds, with at least one connection. */
export function checkSessionOptions(wishes: SessionOptions): Bounds {
  const options = ownFields(wishes);
  checkCounts(options, ["connections", "idleTimeout"]);
  const { connections = CONNECTIONS, idleTimeout = IDLE } = options;
  return { connections: Math.max(1, connections), idleTimeout: Math.min(idleTimeout, 2 ** 31 - 1) };
}

/** Checks that options match their types, and returns their own fields; throws an error `invalid-value`. */
export function checkOptions(wishes: OpenOptions): OpenOptions {
  const options = ownFields(wishes);
  checkCounts(options, ["timeout", "idleTimeout", "maxBytes", "maxEntries", "offset"]);
  if (options.offset === Infinity) throw optionError("offset", "not-a-count");
  if (options.ifRange !== undefined && !VALIDATOR.test(String(options.ifRange)))
    throw optionError("ifRange", "not-a-validator");
  if (options.unmodifiedSince !== undefined && !isTime(options.unmodifiedSince))
    throw optionError("unmodifiedSince", "not-a-time");
  for (const name of ["onProgress", "onDialogue"] as const)
    if (options[name] !== undefined && typeof options[name] !== "function") throw optionError(name, "not-a-function");
  if (options.headers !== undefined) Object.assign(options, { headers: checkFields(options.headers) });
  return typeof options.tls === "object" ? Object.assign(options, { tls: ownFields(options.tls) }) : options;
}

/** A line of a dialogue, with passwords masked. @public */
export interface DialogueLine {
  /** The side that said it; a `note` comes from the client itself, for instance about a connection. */
  readonly direction: "sent" | "received" | "note";
  /** The line without its line end, decoded as components are. It may contain control characters. */
  readonly line: string;
}
