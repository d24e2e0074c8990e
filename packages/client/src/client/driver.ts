import type { Readable } from "node:stream";
import type { Result, UrlValue } from "@url1738/core";
import type { Sentence } from "@url1738/core/define";
import type { SchemeRules } from "@url1738/core/grammar";
import type { ClientErrorCode, ErrorDetails } from "../errors/client-error.ts";
import type { Login } from "../errors/secrets.ts";
import type { Connection } from "../wire/connection.ts";
import type { OpenOptions } from "./options.ts";
import type { EntriesOptions, Entry, Reply, ResourceKind } from "./resource.ts";

/** The part of a registry that the client needs; `createRegistry` returns one. @public */
export interface ClientRegistry<Url extends UrlValue = UrlValue> {
  /** The registered schemes. */
  readonly schemes: readonly { readonly name: string; readonly defaultPort: number | undefined }[];
  /** See `Registry.find`. */
  find(text: unknown): SchemeRules | undefined;
  /** See `Registry.parse`. */
  parse(text: string): Url;
  /** See `Registry.safeParse`. */
  safeParse(text: unknown): Result<Url>;
  /** See `Registry.build`. */
  build(parts: { readonly scheme: string }): Url;
  /** See `Registry.format`. */
  format(url: UrlValue): string;
  /** See `Registry.access`. */
  access(url: UrlValue, context?: unknown): unknown;
}

/** The plan that `access` returns for reaching a resource; it names at least the protocol. @public */
export interface Plan {
  /** The protocol, which selects the driver. */
  readonly protocol: string;
}

/** The question to the user when a server wants a password that neither the URL nor the caller has given. @public */
export interface PasswordQuestion {
  /** The protocol. */
  readonly protocol: string;
  /** The host that asks. */
  readonly host: string;
  /** The user whose password is wanted; `undefined` if the URL names none, as with https; the answer then names one. */
  readonly user: string | undefined;
  /** The part of the server that the login is for, in the server's words; only with https. */
  readonly realm?: string | undefined;
}

/** Makes a driver's own error. @public */
export type Fail = (code: ClientErrorCode, message: Sentence | string, details?: ErrorDetails) => Error;

/** The destination of a connection. @public */
export interface ConnectTo {
  /** The host, as the plan has it. */
  readonly host: string;
  /** The port. */
  readonly port: number;
  /** The address of another connection, to connect to the same one without looking up the host. */
  readonly address?: string;
}

/** Keeps a session's connection between two transfers to the same server with the same login. @public */
export interface Keeper {
  /**
   * Takes over the connection that an earlier transfer has kept.
   *
   * @returns The connection, and the `memory` that `keep` was given; `undefined` if there is none, or if it has been closed.
   */
  reuse(): { readonly connection: Connection; readonly memory: unknown } | undefined;
  /**
   * Keeps a connection for the next transfer. Call it when the server waits for a command, and do nothing more with the connection.
   *
   * @param connection - The connection.
   * @param memory - Everything that the next transfer has to know about it.
   * @param farewell - The line to send before the connection is closed.
   */
  keep(connection: Connection, memory: unknown, farewell?: string): void;
}

/** The tools that a driver works with. @public */
export interface Io {
  /** The value being opened, not that of a gateway. */
  readonly url: UrlValue;
  /** The registry, which builds the URLs of entries. */
  readonly registry: ClientRegistry;
  /** The caller's options. */
  readonly options: OpenOptions;
  /**
   * Connects to a server, if that is allowed.
   *
   * @param to - The destination.
   * @returns The connection, which is closed when the transfer ends.
   * @throws Url1738Error - With the code `not-reached`.
   */
  connect(to: ConnectTo): Promise<Connection>;
  /** The connection that the session keeps; `undefined` if the transfer does not belong to a session. */
  readonly keeper?: Keeper | undefined;
  /**
   * Protects a connection by TLS. Octets received before are dropped.
   *
   * @param connection - The connection.
   * @param host - The host whose certificate the server must show.
   * @param like - A protected connection to the same server, to resume its TLS session.
   * @throws Url1738Error - With the code `not-reached` if it is the wrong server, or has no TLS.
   */
  secure(connection: Connection, host: string, like?: Connection): Promise<void>;
  /**
   * Reads a Node stream piece by piece, as connections are read.
   *
   * @param stream - The stream.
   * @returns Its octets.
   * @throws Url1738Error - With the code `incomplete` if the stream breaks.
   */
  octetsOf(stream: Readable): AsyncGenerator<Uint8Array, void>;
  /** Waits for a whole answer, no longer than `timeout`, and returns it. */
  answer<T>(reading: Promise<T>): Promise<T>;
  /**
   * Asks the user for a password. From then on, it is masked in everything that is shown.
   *
   * @param question - The question.
   * @returns The password, with its user; `undefined` if nobody can be asked, or nobody answers.
   */
  askPassword(question: PasswordQuestion): Promise<Login | undefined>;
  /** Masks the passwords of this transfer in a text, such as a reply. */
  masked(text: string): string;
  /** Adds a note of a few words to the dialogue, about anything but a line. */
  note(note: string): void;
  /** Adds to the dialogue a line, without its end, that another module has sent or received. */
  tell(direction: "sent" | "received", line: string): void;
  /** Registers a function to call when the transfer ends, successfully or not, to close what the driver has opened, except connections. */
  onEnd(ending: () => void): void;
  /** Makes an error that names the scheme. */
  readonly fail: Fail;
}

/** The result of a driver: a resource that has begun to arrive. @public */
export interface Performed {
  /** The kind of the resource. */
  readonly kind: ResourceKind;
  /**
   * Its octets, without the protocol's framing. The generator yields pieces on demand, ends when the resource is complete, and otherwise
   * throws; it returns the last reply, if there is one. A yielded piece belongs to the reader: the driver must not use it again.
   */
  readonly body?: AsyncGenerator<Uint8Array, unknown>;
  /** The last reply, if there is no body. */
  readonly reply?: Reply;
  /** The reply that came before the body, if the protocol has one with fields. */
  readonly head?: Reply;
  /** The expected number of octets, if known. */
  readonly size?: number | undefined;
  /**
   * Reads the entries of the resource; missing if it has none.
   *
   * @param body - The octets of the body.
   * @param options - The caller's wishes; the client cuts the list to the last entries itself.
   */
  readonly entries?: (body: AsyncIterable<Uint8Array>, options: EntriesOptions) => AsyncIterable<Entry>;
  /** Sends octets, in a session. */
  readonly send?: (octets: Uint8Array) => Promise<void>;
}

/** Carries out the plans of a protocol. It sends only what the plan says and what the protocol requires. @public */
export interface Driver {
  /** The protocol, as the plans of `access` name it. */
  readonly protocol: string;
  /** The protocol's own ports; ports of other services are reached only if the program allows it. */
  readonly ports?: readonly number[];
  /** True if the protocol can be protected by TLS; otherwise asking for TLS is an error. */
  readonly hasTls?: boolean;
  /** True if the driver keeps its connection in a session; then a session has one connection per server and login. */
  readonly keepsConnection?: boolean;
  /** True if the driver can begin at an offset; otherwise asking for one is an error. */
  readonly hasOffset?: boolean;
  /**
   * Carries out a plan.
   *
   * @param plan - The plan that `access` has returned.
   * @param io - The tools to carry it out with.
   * @returns The resource, once it begins to arrive.
   */
  perform(plan: Plan, io: Io): Promise<Performed>;
}
