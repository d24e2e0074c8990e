import { Duplex } from "node:stream";
import type { Connection } from "../wire/connection.ts";

/** A connection as a stream for Node's HTTP parser; it can be stopped once the parser has read the head. */
export class HeadStream extends Duplex {
  readonly #connection: Connection;
  #isStopped = false;

  constructor(connection: Connection) {
    // Take one piece at a time, so that nothing is taken that the parser is not given.
    super({ readableHighWaterMark: 1 });
    this.#connection = connection;
  }

  /** True if it has been stopped. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Takes nothing more from the connection than the parser has already been given. */
  stop(): void {
    this.#isStopped = true;
  }

  override _read(): void {
    if (this.#isStopped) return;
    this.#connection.read().then(
      (piece) => this.push(piece ?? null),
      (error: Error) => this.destroy(error),
    );
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#connection.write(chunk).then(() => done(), done);
  }
}
