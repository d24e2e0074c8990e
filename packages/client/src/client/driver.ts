import type { Readable } from "node:stream";
import type { UrlValue } from "@url1738/core";
import type { Sentence } from "@url1738/core/define";
import type { ClientErrorCode, ErrorDetails } from "../errors/client-error.ts";
import type { Connection } from "../wire/connection.ts";
import type { ClientRegistry } from "./client-registry.ts";
import type { Entry } from "./entry.ts";
import type { OpenOptions } from "./options.ts";

/** How a resource is reached, as `access` says it: at least by which protocol. @public */
export interface Plan {
  /** The protocol, by which a driver is chosen. */
  readonly protocol: string;
}

/** What a resource is. @public */
export type Kind =
  | "file"
  | "directory"
  | "menu"
  | "group"
  | "groups"
  | "article"
  | "attributes"
  | "session"
  | "response";

/** What a server has answered. @public */
export interface Reply {
  /** Its number, where the protocol has some. */
  readonly code?: number;
  /** Its text, without passwords; of several lines, the last one's. */
  readonly text: string;
  /** All its lines, without passwords. */
  readonly lines?: readonly string[];
  /** The fields of its head, by their names in lower case, where the protocol has some. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** What is asked when a server wants a password that neither the URL nor the caller has given. @public */
export interface PasswordQuestion {
  /** The protocol. */
  readonly protocol: string;
  /** The host that asks. */
  readonly host: string;
  /** For whom. */
  readonly user: string;
}

/** What an error of a driver's own says. @public */
export type Fail = (code: ClientErrorCode, message: Sentence | string, details?: ErrorDetails) => Error;

/** Where to connect. @public */
export interface ConnectTo {
  /** The host, as the plan has it. */
  readonly host: string;
  /** The port. */
  readonly port: number;
  /** The address, where it is that of another connection; then no name is looked up. */
  readonly address?: string;
}

/**
 * What a driver works with.
 *
 * @public
 */
export interface Io {
  /** The value that is opened: through a gateway, not the gateway's. */
  readonly url: UrlValue;
  /** The registry, which builds the URLs of entries. */
  readonly registry: ClientRegistry;
  /** What the caller wants. */
  readonly options: OpenOptions;
  /**
   * Connects to a server, if that is allowed.
   *
   * @param to - Where to connect.
   * @returns The connection; it is closed with the transfer.
   * @throws Url1738Error - With the code `not-reached`.
   */
  connect(to: ConnectTo): Promise<Connection>;
  /**
   * Protects a connection by TLS. What was received before is dropped.
   *
   * @param connection - The connection.
   * @param host - The host whose certificate the server must show.
   * @param like - A connection to the same server that is protected already, whose session is gone on with.
   * @throws Url1738Error - With the code `not-reached` where the server is not the one, or has no TLS.
   */
  secure(connection: Connection, host: string, like?: Connection): Promise<void>;
  /**
   * Reads a stream of Node's, piece by piece, as connections are read.
   *
   * @param stream - The stream.
   * @returns Its octets.
   * @throws Url1738Error - With the code `incomplete` where it breaks.
   */
  octetsOf(stream: Readable): AsyncGenerator<Uint8Array, void>;
  /**
   * Reads a whole answer; it may take no longer than the time to the resource.
   *
   * @param reading - Reads it.
   * @returns What that returns.
   */
  answer<T>(reading: Promise<T>): Promise<T>;
  /**
   * Asks the user for a password. It is in nothing that is shown from then on.
   *
   * @param question - What it is for.
   * @returns The password, or nothing where nobody can be asked, or nobody answers.
   */
  askPassword(question: PasswordQuestion): Promise<string | undefined>;
  /**
   * Hides something from now on: in the dialogue, in replies and in errors.
   *
   * @param text - A text.
   * @returns The text, with passwords masked.
   */
  masked(text: string): string;
  /**
   * Tells the dialogue what a driver does that is not a line.
   *
   * @param note - A few words.
   */
  note(note: string): void;
  /**
   * Tells the dialogue a line that another module has sent or received.
   *
   * @param direction - Which of both.
   * @param line - The line, without its end.
   */
  tell(direction: "sent" | "received", line: string): void;
  /**
   * Has something done when the transfer ends, well or not: what the driver has opened besides connections is closed then.
   *
   * @param ending - Does it.
   */
  onEnd(ending: () => void): void;
  /** Makes an error; it names the scheme. */
  readonly fail: Fail;
}

/**
 * What a driver has got hold of.
 *
 * @public
 */
export interface Performed {
  /** What it is. */
  readonly kind: Kind;
  /**
   * Its octets, without the protocol's framing. They are asked for one piece after the other, and end when the resource is complete;
   * otherwise they throw. A piece is the reader's once it has been yielded: nothing of it may be looked at, or yielded again, later on.
   * What the generator returns is the last reply, if there is one.
   */
  readonly body?: AsyncGenerator<Uint8Array, unknown>;
  /** Where there is no body: the last reply. */
  readonly reply?: Reply;
  /** How many octets there will be, where that is known. */
  readonly size?: number | undefined;
  /**
   * Reads the entries out of it, if it has some.
   *
   * @param body - The octets of the body.
   */
  readonly entries?: (body: AsyncIterable<Uint8Array>) => AsyncIterable<Entry>;
  /** Sends octets, in a session. */
  readonly send?: (octets: Uint8Array) => Promise<void>;
}

/**
 * Carries out the plans of a protocol. What it sends is what the plan says, and what the protocol cannot do without.
 *
 * @public
 */
export interface Driver {
  /** The protocol, as the plans of `access` name it. */
  readonly protocol: string;
  /** The protocol's own ports: those of other services are not connected to, unless the program allows it. */
  readonly ports?: readonly number[];
  /** Whether the protocol can be protected by TLS; where not, asking for it is an error. */
  readonly hasTls?: boolean;
  /** Whether it can begin behind an offset; where not, asking for it is an error. */
  readonly hasOffset?: boolean;
  /**
   * Carries out a plan.
   *
   * @param plan - What `access` has returned.
   * @param io - What to do it with.
   * @returns The resource, once it begins to arrive.
   */
  perform(plan: Plan, io: Io): Promise<Performed>;
}
