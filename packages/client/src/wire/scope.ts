import type { Duplex } from "node:stream";
import { clientError, said } from "../errors/client-error.ts";

/** The limits on waiting. */
interface Limits {
  /** The limit for everything before the resource, in milliseconds. */
  readonly timeout: number;
  /** The limit for the next octets, in milliseconds. */
  readonly idleTimeout: number;
}

/** The longest time that a timer of Node can run. */
const FOREVER = 2 ** 31 - 1;

/** Catches the errors of a socket that nobody waits for; its user learns of them from the connection. */
const ignore = () => {};

/**
 * Everything that belongs to one transfer: its sockets, its timers and its pending waits. When it fails, every wait fails with the same
 * error, and every socket is closed at once; when it ends, nothing of it is left.
 */
export class Scope {
  readonly #limits: Limits;
  readonly #signal: AbortSignal | undefined;
  readonly #streams = new Set<Duplex>();
  readonly #waiting = new Set<(error: unknown) => void>();
  readonly #endings: (() => void)[] = [];
  #failure: { readonly error: unknown } | undefined;
  #deadline: NodeJS.Timeout | undefined;
  #isOpen = false;
  #isOver = false;

  constructor(limits: Limits, signal: AbortSignal | undefined) {
    this.#limits = limits;
    this.#signal = signal;
    if (signal?.aborted) this.#onAbort();
    else signal?.addEventListener("abort", this.#onAbort);
    this.startDeadline();
  }

  readonly #onAbort = () => this.fail(clientError("aborted", said("ended-by-program")));

  /** True if it has ended, successfully or not. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** True if it has ended with an error. */
  get isFailed(): boolean {
    return this.#failure !== undefined;
  }

  /** Starts the deadline for the resource to begin to arrive; a question to the user suspends it. */
  startDeadline(): void {
    this.stopDeadline();
    const { timeout } = this.#limits;
    if (!this.#isOver && timeout < FOREVER) this.#deadline = setTimeout(() => this.fail(this.#late(timeout)), timeout);
  }

  stopDeadline(): void {
    clearTimeout(this.#deadline);
  }

  /** Records that the resource has begun to arrive. */
  opened(): void {
    this.#isOpen = true;
    this.stopDeadline();
  }

  /** Fails as if the deadline had passed. */
  expire(): void {
    this.fail(this.#late(this.#limits.timeout));
  }

  #late(limit: number): Error {
    const params = { seconds: `${limit / 1000}` };
    return this.#isOpen
      ? clientError("incomplete", said("late-inside", params))
      : clientError("not-reached", said("late", params));
  }

  /** Takes a socket into the scope: closes it when the scope ends, or at once if the scope has ended already. */
  own(stream: Duplex): void {
    stream.on("error", ignore);
    if (this.#isOver) stream.destroy();
    else this.#streams.add(stream);
  }

  /** Releases a socket, so that it stays open when the scope ends. */
  disown(stream: Duplex): void {
    if (this.#streams.delete(stream)) stream.off("error", ignore);
  }

  /** Registers a function to call when the scope ends, successfully or not. */
  onEnd(ending: () => void): void {
    if (this.#isOver) ending();
    else this.#endings.push(ending);
  }

  /** Ends everything with an error; only the first one counts. */
  fail(error: unknown): void {
    if (this.#isOver) return;
    this.#failure = { error };
    this.end();
  }

  /** Ends everything. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.stopDeadline();
    this.#signal?.removeEventListener("abort", this.#onAbort);
    for (const stream of this.#streams) stream.destroy();
    this.#streams.clear();
    const error = this.#failure?.error ?? clientError("aborted", said("ended"));
    for (const reject of [...this.#waiting]) reject(error);
    for (const ending of this.#endings) ending();
  }

  /** Returns the error that the scope has failed with, if it has, because another error may be its consequence. */
  reason(error: unknown): unknown {
    return this.#failure === undefined ? error : this.#failure.error;
  }

  /** Waits for a promise, as long as the scope lasts; after `limit` milliseconds, the scope fails. */
  waitFor<T>(promise: Promise<T>, limit?: number): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = (action: () => void) => {
        clearTimeout(timer);
        this.#waiting.delete(stop);
        action();
      };
      const stop = (error: unknown) => settle(() => reject(error));
      const timer =
        limit === undefined || limit >= FOREVER ? undefined : setTimeout(() => this.fail(this.#late(limit)), limit);
      promise.then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => settle(() => reject(this.reason(error))),
      );
      if (this.#isOver) stop(this.reason(clientError("aborted", said("has-ended"))));
      else this.#waiting.add(stop);
    });
  }

  /** Waits until octets have arrived or have been sent, no longer than `idleTimeout`. */
  waitForPeer<T>(promise: Promise<T>): Promise<T> {
    return this.waitFor(promise, this.#limits.idleTimeout);
  }

  /** Waits for a whole answer, no longer than `timeout`: octet by octet it could take forever. */
  waitForAnswer<T>(promise: Promise<T>): Promise<T> {
    return this.waitFor(promise, this.#limits.timeout);
  }
}
