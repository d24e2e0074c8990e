import type { Duplex } from "node:stream";
import type { TLSSocket } from "node:tls";
import { fromOctets, octets } from "@url1738/core";
import { clientError, said } from "../errors/client-error.ts";
import type { Scope } from "./scope.ts";
import { StreamReader } from "./stream-reader.ts";

/** The options for writing a line. @public */
export interface LineOptions {
  /** The text that the dialogue shows instead of a line with a secret. */
  readonly shown?: string;
  /** True if octets FF are doubled, as Telnet requires. */
  readonly doubled?: boolean;
}

/** Shows a line in the dialogue. */
type Tell = (direction: "sent" | "received", line: string) => void;

/** The greatest length of a line that a server sends, in octets, unless the driver says otherwise. */
const LONGEST_LINE = 8192;

const LF = 0x0a;
const CR = 0x0d;
const FF = 0xff;

/** Doubles each octet FF. */
function doubled(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from([...bytes].flatMap((octet) => (octet === FF ? [FF, FF] : [octet])));
}

/**
 * A connection to a server, for lines and octets in both directions. It waits no longer than the transfer may, and fails with it.
 *
 * @public
 */
export class Connection {
  /** The address that it is connected to. */
  readonly address: string;
  /** The port that it is connected to. */
  readonly port: number;
  #scope: Scope;
  #tell: Tell;
  #stream!: Duplex;
  /** The stream, and those below it. */
  readonly #streams: Duplex[] = [];
  #reader!: StreamReader;
  #session: Buffer | undefined;

  /** @internal */
  constructor(stream: Duplex, peer: { readonly address: string; readonly port: number }, scope: Scope, tell: Tell) {
    this.address = peer.address;
    this.port = peer.port;
    this.#scope = scope;
    this.#tell = tell;
    this.#adopt(stream);
  }

  /** The TLS session, to be resumed on another connection to the same server. */
  get session(): Buffer | undefined {
    return this.#session ?? (this.#stream as Partial<TLSSocket>).getSession?.();
  }

  #adopt(stream: Duplex): void {
    this.#stream = stream;
    this.#streams.push(stream);
    stream.on("session", (session: Buffer) => {
      this.#session = session;
    });
    this.#scope.own(stream);
    this.#reader = new StreamReader(stream, this.#scope);
  }

  /** The underlying stream, for protocols that another module of Node speaks. */
  get stream(): Duplex {
    return this.#stream;
  }

  /**
   * Puts another stream over this one, such as TLS. Octets that have arrived but have not been read are dropped: nobody knows who sent
   * them.
   *
   * @param wrap - Makes the stream, and fulfils its promise once the stream can be used.
   * @internal
   */
  async wrap(wrap: (stream: Duplex) => Promise<Duplex>): Promise<void> {
    const below = this.#stream;
    this.#reader.leave();
    this.#adopt(await this.#scope.waitFor(wrap(below)));
  }

  /** True if it is open, and nothing has arrived that has not been read. @internal */
  get isIdle(): boolean {
    return this.#reader.isIdle;
  }

  /** Leaves its transfer, and outlives it. @internal */
  leave(): void {
    for (const stream of this.#streams) this.#scope.disown(stream);
    this.#tell = () => {};
  }

  /** Joins another transfer, and ends with it. @internal */
  join(scope: Scope, tell: Tell): void {
    this.#scope = scope;
    this.#tell = tell;
    this.#reader.join(scope);
    for (const stream of this.#streams) scope.own(stream);
  }

  /**
   * Reads the octets that have arrived, or waits for some.
   *
   * @param isPatient - True to wait as long as the transfer lasts, since a person is at one of the ends.
   * @returns Some octets; `undefined` if the server has closed its side.
   * @throws Url1738Error - With the code `incomplete` if the connection breaks.
   */
  read(isPatient = false): Promise<Uint8Array | undefined> {
    return this.#reader.read(isPatient);
  }

  /** Reads all octets as they arrive, until the server closes its side. */
  octets(): AsyncGenerator<Uint8Array, void> {
    return this.#reader.octets();
  }

  /** Gives back the octets that were read last, to be read again. */
  unread(bytes: Uint8Array): void {
    this.#reader.unread(bytes);
  }

  /**
   * Reads a line.
   *
   * @param longest - The most octets that it may have.
   * @returns The line, decoded as components are, without its line end.
   * @throws Url1738Error - With the code `too-large` if the line is longer; `incomplete` if there is none.
   */
  async readLine(longest: number = LONGEST_LINE): Promise<string> {
    const parts: Uint8Array[] = [];
    let length = 0;
    for (;;) {
      const chunk = await this.read();
      if (chunk === undefined) throw this.#reader.broken();
      const end = chunk.indexOf(LF);
      parts.push(end < 0 ? chunk : chunk.subarray(0, end));
      length += end < 0 ? chunk.length : end;
      if (length > longest) throw clientError("too-large", said("line-too-long", { longest }));
      if (end >= 0) {
        this.unread(chunk.subarray(end + 1));
        break;
      }
    }
    const line = Buffer.concat(parts);
    const text = fromOctets(line.at(-1) === CR ? line.subarray(0, -1) : line);
    this.#tell("received", text);
    return text;
  }

  /**
   * Sends octets.
   *
   * @param bytes - The octets.
   * @throws Url1738Error - With the code `incomplete` if the connection breaks.
   */
  async write(bytes: Uint8Array): Promise<void> {
    const stream = this.#stream;
    await this.#scope.waitForPeer(
      new Promise<void>((resolve, reject) => {
        stream.write(bytes, (error) => (error ? reject(this.#reader.broken()) : resolve()));
      }),
    );
  }

  /**
   * Sends a line. This is the only place where text becomes lines, and it refuses text with a line end.
   *
   * @param line - The line, decoded as components are, without CR, LF or NUL.
   * @param options - The options for writing it.
   * @throws Url1738Error - With the code `unsafe-argument` if it has one of them, or cannot be encoded.
   */
  async writeLine(line: string, { shown, doubled: isDoubled }: LineOptions = {}): Promise<void> {
    const bytes = octets(line);
    if (bytes === undefined || /[\r\n\0]/.test(line))
      throw clientError("unsafe-argument", said("unsafe-line"), { section: "6" });
    this.#tell("sent", shown ?? line);
    const sent = isDoubled === true ? doubled(bytes) : bytes;
    await this.write(Buffer.concat([sent, Buffer.from("\r\n")]));
  }

  /** Closes the connection, once everything written is on its way. */
  close(): void {
    const stream = this.#stream;
    stream.end(() => stream.destroy());
  }
}
