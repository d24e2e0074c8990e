import { Duplex } from "node:stream";
import type { Connection } from "../wire/connection.ts";

/** A connection as a stream, for Node's parser of HTTP: it can be stopped once the parser has read the head. */
export class HeadStream extends Duplex {
  readonly #connection: Connection;
  #isStopped = false;

  constructor(connection: Connection) {
    // One piece at a time: what the parser has not been given must not have been taken.
    super({ readableHighWaterMark: 1 });
    this.#connection = connection;
  }

  /** Whether it has been stopped. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Takes nothing more out of the connection than what the parser has been given. */
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
