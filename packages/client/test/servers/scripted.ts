import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { TLSSocket, type TlsOptions } from "node:tls";
import { delivered } from "./delivered.ts";

/**
 * A step of a server's script. A string is a line: `< 220 ready` is sent, `> QUIT` is demanded of the client; both have one character per
 * octet. `$PORT` is the server's port, `$DATA` that of its next data connection.
 */
export type Step =
  | string
  /** Octets to send, as they are. */
  | { readonly send: string; readonly times?: number }
  /** Octets to send over the data connection, which is then closed unless the step says to reset it or leave it open. */
  | { readonly data: string; readonly times?: number; readonly end?: "reset" | "never" }
  /** Octets to send over the data connection in the clear, even if it should be protected. */
  | { readonly plain: string }
  /** Octets to demand of the client, without a line end. */
  | { readonly receive: string }
  /** The beginning of TLS. */
  | { readonly tls: true }
  /** The end of the connection: closed, reset, or kept open in silence; or octets without end. */
  | { readonly end: "close" | "reset" | "silence" }
  | { readonly flood: string };

/** The behaviour of a server. */
export interface Manners {
  /** The number of octets that it sends at once. */
  readonly piece?: number;
  /** The options of its TLS, which FTP's data connections also use once the connection is protected. */
  readonly tls?: TlsOptions;
}

const octetsOf = (text: string) => Buffer.from(text, "latin1");

function takenOrGone(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      for (const event of ["drain", "close"]) socket.off(event, settle);
      resolve();
    };
    for (const event of ["drain", "close"]) socket.on(event, settle);
  });
}

/** Sends octets, and waits for the client to take them. */
async function send(socket: Socket, octets: Buffer, piece: number): Promise<void> {
  for (let index = 0; index < octets.length; index += piece) {
    if (socket.destroyed) return;
    const isTaken = socket.write(octets.subarray(index, index + piece));
    if (!isTaken) await takenOrGone(socket);
    // Otherwise the system would join the pieces.
    else if (piece < 16) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The octets that one connection has received and nobody has read. */
class Inbox {
  #octets = "";
  #isEnded = false;
  #wake: () => void = () => {};

  constructor(socket: Socket) {
    socket.on("data", (chunk) => {
      this.#octets += chunk.toString("latin1");
      this.#wake();
    });
    socket.on("close", () => {
      this.#isEnded = true;
      this.#wake();
    });
  }

  async take(length: () => number): Promise<string> {
    for (;;) {
      const wanted = length();
      if (wanted >= 0 && this.#octets.length >= wanted) {
        const taken = this.#octets.slice(0, wanted);
        this.#octets = this.#octets.slice(wanted);
        return taken;
      }
      if (this.#isEnded) return this.#octets;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  line(): Promise<string> {
    return this.take(() => {
      const end = this.#octets.indexOf("\r\n");
      return end < 0 ? -1 : end + 2;
    });
  }
}

/** A server that plays its script once per connection. */
export class Scripted {
  readonly #server: Server;
  readonly #manners: Manners;
  readonly #sockets = new Set<Socket>();
  /** The actions of clients that were not in the script. */
  readonly problems: string[] = [];
  /** For each connection over TLS, whether it resumed a session. */
  readonly resumed: boolean[] = [];
  /** The number of connections so far. */
  connections = 0;
  #fallSilent = () => {};
  /** A promise that is fulfilled when a server has become silent, and its client has received everything that it sent before. */
  readonly silent = new Promise<void>((resolve) => {
    this.#fallSilent = resolve;
  });

  constructor(scripts: readonly (readonly Step[])[], manners: Manners) {
    this.#manners = manners;
    this.#server = createServer((socket) => {
      const script = scripts[Math.min(this.connections, scripts.length - 1)] ?? [];
      this.connections += 1;
      this.#track(socket);
      this.#play(socket, script).catch((thrown: unknown) => this.problems.push(String(thrown)));
    });
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    socket.on("error", () => {});
    socket.on("close", () => this.#sockets.delete(socket));
  }

  get port(): number {
    return (this.#server.address() as { readonly port: number }).port;
  }

  /** The number of connections still open. */
  get open(): number {
    return this.#sockets.size;
  }

  async listen(host = "127.0.0.1"): Promise<this> {
    this.#server.listen(0, host);
    await once(this.#server, "listening");
    return this;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, "close");
  }

  /** Starts a server for one data connection. */
  async #listenForData(): Promise<{ readonly port: number; readonly socket: Promise<Socket> }> {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const socket = once(server, "connection").then(([socket]: Socket[]) => {
      server.close();
      this.#track(socket as Socket);
      return socket as Socket;
    });
    this.#server.once("close", () => server.close());
    return { port: (server.address() as { readonly port: number }).port, socket };
  }

  #secured(socket: Socket): Socket {
    const secured = new TLSSocket(socket, { isServer: true, ...this.#manners.tls });
    secured.on("error", () => {});
    secured.once("secure", () => this.resumed.push(secured.isSessionReused()));
    return secured;
  }

  async #play(connection: Socket, script: readonly Step[]): Promise<void> {
    const { piece = 65_536 } = this.#manners;
    let socket = connection;
    let inbox = new Inbox(socket);
    let data: Promise<Socket> | undefined;
    let isProtected = false;
    for (const step of script) {
      if (typeof step === "string") {
        const text = step.slice(2).replaceAll("$PORT", String(this.port));
        if (step.startsWith(">")) {
          const line = await inbox.line();
          if (line === `${text}\r\n`) continue;
          this.problems.push(`expected ${JSON.stringify(text)}, received ${JSON.stringify(line)}`);
          socket.destroy();
          return;
        }
        let line = text;
        if (line.includes("$DATA") || line.includes("$HIGH")) {
          const { port, socket } = await this.#listenForData();
          data = socket;
          line = line
            .replace("$DATA", String(port))
            .replace("$HIGH", String(port >> 8))
            .replace("$LOW", String(port & 255));
        }
        await send(socket, octetsOf(`${line}\r\n`), piece);
      } else if ("send" in step) {
        for (let count = step.times ?? 1; count > 0; count--) await send(socket, octetsOf(step.send), piece);
      } else if ("data" in step) {
        const plain = (await data) as Socket;
        const over = isProtected ? this.#secured(plain) : plain;
        for (let count = step.times ?? 1; count > 0; count--) await send(over, octetsOf(step.data), piece);
        if (step.end === "reset") plain.resetAndDestroy();
        else if (step.end === undefined) over.end();
      } else if ("plain" in step) {
        ((await data) as Socket).resume().end(octetsOf(step.plain));
      } else if ("receive" in step) {
        const received = await inbox.take(() => step.receive.length);
        if (received === step.receive) continue;
        this.problems.push(`expected ${JSON.stringify(step.receive)}, received ${JSON.stringify(received)}`);
        socket.destroy();
        return;
      } else if ("tls" in step) {
        socket.removeAllListeners("data");
        socket = this.#secured(socket);
        inbox = new Inbox(socket);
        isProtected = true;
      } else if ("flood" in step) {
        const flood = octetsOf(step.flood.repeat(Math.ceil(65_536 / step.flood.length)));
        while (!socket.destroyed) await send(socket, flood, piece);
        return;
      } else if (step.end === "silence") {
        for (const one of [connection, ...(data === undefined ? [] : [await data])]) await delivered(one);
        this.#fallSilent();
        return;
      } else if (step.end === "reset") {
        // Let the client first receive the earlier octets.
        await delivered(connection);
        connection.resetAndDestroy();
        return;
      } else {
        socket.end();
        return;
      }
    }
    socket.end();
  }
}

/** Starts a server with one script per connection; the last one serves all that follow. */
export function scripted(scripts: readonly (readonly Step[])[], manners: Manners = {}): Promise<Scripted> {
  return new Scripted(scripts, manners).listen();
}
