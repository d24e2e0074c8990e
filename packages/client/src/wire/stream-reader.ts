import type { Readable } from "node:stream";
import { clientError } from "../errors/client-error.ts";
import { said } from "../errors/said.ts";
import type { Scope } from "./scope.ts";

const EVENTS = ["readable", "end", "close"] as const;

/** Reads a stream piece by piece: only what is asked for is taken out of it, so that whoever fills it has to wait. */
export class StreamReader {
  readonly #stream: Readable;
  readonly #scope: Scope;
  #error: NodeJS.ErrnoException | undefined;
  #wake: (() => void) | undefined;
  #isListening = false;

  constructor(stream: Readable, scope: Scope) {
    this.#stream = stream;
    this.#scope = scope;
    stream.on("error", (error) => {
      this.#error = error;
    });
  }

  /** The error of a stream that has ended before it should. */
  broken(): Error {
    if (this.#error === undefined) return clientError("incomplete", said("closed"));
    return clientError("incomplete", said("broken", { code: this.#error.code ?? this.#error.message }));
  }

  /** Waits until there may be something to read. */
  #change(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#wake = () => (this.#error === undefined ? resolve() : reject(this.broken()));
    });
  }

  /** Listens from the first read on: a stream that something else reads must not be listened to. */
  #listen(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    for (const event of EVENTS) this.#stream.on(event, this.#onChange);
  }

  readonly #onChange = () => this.#wake?.();

  /**
   * Reads what has come.
   *
   * @param isPatient - Whether it is waited for as long as the transfer lasts, since a person is at one of the ends.
   * @returns Some octets; nothing at the end.
   */
  async read(isPatient = false): Promise<Uint8Array | undefined> {
    this.#listen();
    for (;;) {
      const piece: Buffer | null = this.#stream.read();
      if (piece !== null) return piece;
      if (this.#stream.readableEnded) return undefined;
      if (this.#stream.destroyed) throw this.#scope.reason(this.broken());
      await (isPatient ? this.#scope.waitFor(this.#change()) : this.#scope.waitForPeer(this.#change()));
    }
  }

  /** Leaves the stream to somebody else; what is there and has not been read is forgotten. */
  leave(): void {
    while (this.#stream.read() !== null);
    for (const event of EVENTS) this.#stream.off(event, this.#onChange);
  }
}
