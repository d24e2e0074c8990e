import type { Duplex } from "node:stream";
import type { TLSSocket } from "node:tls";
import { fromOctets, octets } from "@url1738/core";
import { clientError } from "../errors/client-error.ts";
import { said } from "../errors/said.ts";
import type { Scope } from "./scope.ts";
import { StreamReader } from "./stream-reader.ts";

/** How a line is written. @public */
export interface LineOptions {
  /** What the dialogue shows in place of the line, which holds a secret. */
  readonly shown?: string;
  /** Whether octets FF are doubled, as Telnet wants them. */
  readonly doubled?: boolean;
}

/** The greatest length of a line that a server sends, in octets, unless the driver says otherwise. */
const LONGEST_LINE = 8192;

const LF = 0x0a;
const CR = 0x0d;
const FF = 0xff;

/** Each octet FF twice. */
function doubled(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from([...bytes].flatMap((octet) => (octet === FF ? [FF, FF] : [octet])));
}

/**
 * A connection to a server: lines and octets, both ways. It waits no longer than the transfer may, and fails with it.
 *
 * @public
 */
export class Connection {
  /** The address that it is connected to. */
  readonly address: string;
  /** The port that it is connected to. */
  readonly port: number;
  readonly #scope: Scope;
  readonly #tell: (direction: "sent" | "received", line: string) => void;
  #stream!: Duplex;
  #reader!: StreamReader;
  #session: Buffer | undefined;
  /** What has come and not been read. */
  #rest: Buffer | undefined;

  /** @internal */
  constructor(
    stream: Duplex,
    peer: { readonly address: string; readonly port: number },
    scope: Scope,
    tell: (direction: "sent" | "received", line: string) => void,
  ) {
    this.address = peer.address;
    this.port = peer.port;
    this.#scope = scope;
    this.#tell = tell;
    this.#adopt(stream);
  }

  /** The session of TLS, to be gone on with on another connection to the same server. */
  get session(): Buffer | undefined {
    return this.#session ?? (this.#stream as Partial<TLSSocket>).getSession?.();
  }

  #adopt(stream: Duplex): void {
    this.#stream = stream;
    stream.on("session", (session: Buffer) => {
      this.#session = session;
    });
    this.#scope.own(stream);
    this.#reader = new StreamReader(stream, this.#scope);
  }

  /** The stream below, for protocols that another module of Node speaks. */
  get stream(): Duplex {
    return this.#stream;
  }

  /**
   * Puts another stream over this one, such as TLS. What has come and not been read is dropped: it came from nobody knows whom.
   *
   * @param wrap - Makes the stream, once it can be used.
   * @internal
   */
  async wrap(wrap: (stream: Duplex) => Promise<Duplex>): Promise<void> {
    this.#rest = undefined;
    const below = this.#stream;
    this.#reader.leave();
    this.#adopt(await this.#scope.waitFor(wrap(below)));
  }

  /**
   * Reads what has come.
   *
   * @param isPatient - Whether it is waited for as long as the transfer lasts, since a person is at one of the ends.
   * @returns Some octets; nothing where the server has closed its side.
   * @throws Url1738Error - With the code `incomplete` where the connection breaks.
   */
  read(isPatient = false): Promise<Uint8Array | undefined> {
    const rest = this.#rest;
    this.#rest = undefined;
    return rest === undefined ? this.#reader.read(isPatient) : Promise.resolve(rest);
  }

  /** All octets, as they come, until the server closes its side. */
  async *octets(): AsyncGenerator<Uint8Array, void> {
    for (let chunk = await this.read(); chunk !== undefined; chunk = await this.read()) yield chunk;
  }

  /**
   * Gives octets back, to be read again.
   *
   * @param bytes - The last ones that were read.
   */
  unread(bytes: Uint8Array): void {
    if (bytes.length > 0)
      this.#rest = Buffer.from(this.#rest === undefined ? bytes : Buffer.concat([bytes, this.#rest]));
  }

  /**
   * Reads a line.
   *
   * @param longest - How many octets it may have.
   * @returns The line, decoded as components are, without its line end.
   * @throws Url1738Error - With the code `too-large` for a longer one; `incomplete` where there is none.
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
   * @throws Url1738Error - With the code `incomplete` where the connection breaks.
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
   * Sends a line. It is the one place where text becomes lines, and nothing that is given to it ends one.
   *
   * @param line - The line, decoded as components are, without CR, LF and NUL.
   * @param options - How it is written.
   * @throws Url1738Error - With the code `unsafe-argument` where it has one of them.
   */
  async writeLine(line: string, { shown, doubled: isDoubled }: LineOptions = {}): Promise<void> {
    const bytes = octets(line);
    if (bytes === undefined || /[\r\n\0]/.test(line))
      throw clientError("unsafe-argument", said("unsafe-line"), { section: "6" });
    this.#tell("sent", shown ?? line);
    const sent = isDoubled === true ? doubled(bytes) : bytes;
    await this.write(Buffer.concat([sent, Buffer.from("\r\n")]));
  }

  /** Closes it, once what has been written is on its way. */
  close(): void {
    const stream = this.#stream;
    stream.end(() => stream.destroy());
  }
}
