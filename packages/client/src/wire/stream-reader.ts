import type { Readable } from "node:stream";
import { clientError, codeOf, said } from "../errors/client-error.ts";
import type { Scope } from "./scope.ts";

const EVENTS = ["end", "close"] as const;

/** The number of octets taken out of a stream before they are asked for; from then on, the sender has to wait. */
const AHEAD = 262_144;

/** Joins two pieces if one follows the other in memory. */
function joined(first: Uint8Array, second: Uint8Array): Uint8Array | undefined {
  return first.buffer === second.buffer && first.byteOffset + first.length === second.byteOffset
    ? Buffer.from(first.buffer, first.byteOffset, first.length + second.length)
    : undefined;
}

/** Reads a stream piece by piece, and takes little more out of it than is asked for, so that the sender has to wait. */
export class StreamReader {
  readonly #stream: Readable;
  #scope: Scope;
  readonly #pieces: Uint8Array[] = [];
  #length = 0;
  #error: Error | undefined;
  #wake: (() => void) | undefined;
  #isListening = false;

  constructor(stream: Readable, scope: Scope) {
    this.#stream = stream;
    this.#scope = scope;
    stream.on("error", (error) => {
      this.#error = error;
    });
  }

  /** True if the stream is open, and nothing has arrived that has not been read. */
  get isIdle(): boolean {
    const { destroyed, readableEnded } = this.#stream;
    return !destroyed && !readableEnded && this.#error === undefined && this.#length === 0;
  }

  /** From now on, waits as long as another transfer lasts. */
  join(scope: Scope): void {
    this.#scope = scope;
  }

  /** Makes the error for a stream that has ended too early. */
  broken(): Error {
    if (this.#error === undefined) return clientError("incomplete", said("closed"));
    return clientError("incomplete", said("broken", { code: codeOf(this.#error) }));
  }

  /** Waits until a read may succeed. */
  #change(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#wake = () => (this.#error === undefined ? resolve() : reject(this.broken()));
    });
  }

  /** Starts to listen at the first read: a stream that something else reads must not be listened to. */
  #listen(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    for (const event of EVENTS) this.#stream.on(event, this.#onChange);
    // Resume it: its maker may have paused it.
    this.#stream.on("data", this.#onData).resume();
  }

  readonly #onChange = () => this.#wake?.();

  readonly #onData = (piece: Uint8Array) => {
    const last = this.#pieces.at(-1);
    const both = last && joined(last, piece);
    if (both === undefined) this.#pieces.push(piece);
    else this.#pieces[this.#pieces.length - 1] = both;
    this.#length += piece.length;
    if (this.#length >= AHEAD) this.#stream.pause();
    this.#onChange();
  };

  /** Gives octets back, to be read again. */
  unread(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.#pieces.unshift(bytes);
    this.#length += bytes.length;
  }

  #take(): Uint8Array | undefined {
    const piece = this.#pieces.shift();
    if (piece === undefined) return undefined;
    this.#length -= piece.length;
    if (this.#stream.isPaused() && this.#length < AHEAD) this.#stream.resume();
    return piece;
  }

  /** Reads the octets that have arrived, or waits for some; see `Connection.read`. */
  async read(isPatient = false): Promise<Uint8Array | undefined> {
    this.#listen();
    for (;;) {
      const piece = this.#take();
      if (piece !== undefined) return piece;
      if (this.#stream.readableEnded) return undefined;
      if (this.#stream.destroyed) throw this.#scope.reason(this.broken());
      await (isPatient ? this.#scope.waitFor(this.#change()) : this.#scope.waitForPeer(this.#change()));
    }
  }

  /** Reads all octets as they arrive. */
  async *octets(): AsyncGenerator<Uint8Array, void> {
    for (let piece = await this.read(); piece !== undefined; piece = await this.read()) yield piece;
  }

  /** Leaves the stream to somebody else, and drops the octets that have arrived but have not been read. */
  leave(): void {
    this.#stream.pause();
    this.#stream.off("data", this.#onData);
    for (const event of EVENTS) this.#stream.off(event, this.#onChange);
    while (this.#stream.read() !== null);
  }
}
