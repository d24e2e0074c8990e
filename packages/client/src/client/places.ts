import { setImmediate as turn } from "node:timers/promises";
import { KnownSecrets } from "../errors/secrets.ts";
import type { Connection } from "../wire/connection.ts";
import type { Scope } from "../wire/scope.ts";

/** A connection between two transfers. */
export interface Kept {
  readonly connection: Connection;
  /** Everything that the driver has to know about it. */
  readonly memory: unknown;
  /** The line to send before it is closed. */
  readonly farewell: string | undefined;
}

/** The bounds of a session. */
export interface Bounds {
  /** The most connections. */
  readonly connections: number;
  /** The time that a connection is kept without a transfer, in milliseconds. */
  readonly idleTimeout: number;
}

function close({ connection, farewell }: Kept): void {
  const { stream } = connection;
  if (farewell !== undefined && !stream.destroyed) stream.write(`${farewell}\r\n`);
  connection.close();
}

/** The place of the only connection to a server with a login. One transfer at a time takes it. */
export class ConnectionPlace {
  /** The secrets of all transfers over its connections: a server may repeat one later. */
  readonly secrets: KnownSecrets = new KnownSecrets();
  #kept: Kept | undefined;
  #timer: NodeJS.Timeout | undefined;
  isTaken = true;

  /** Takes out the connection; returns `undefined` if there is none, or if it can no longer be used. */
  take(): Kept | undefined {
    clearTimeout(this.#timer);
    const kept = this.#kept;
    this.#kept = undefined;
    // A server that has spoken unasked is no longer in step. Usually it has announced that it closes the connection.
    if (kept === undefined || kept.connection.isIdle) return kept;
    close(kept);
    return undefined;
  }

  give(kept: Kept): void {
    this.#kept = kept;
  }

  /** Closes the connection after a time without a transfer. */
  rest(idleTimeout: number): void {
    this.#timer = setTimeout(() => this.close(), idleTimeout);
    this.#timer.unref();
  }

  close(): void {
    const kept = this.take();
    if (kept !== undefined) close(kept);
  }
}

/** A transfer that waits for a place. */
interface Waiting {
  readonly key: string;
  readonly scope: Scope;
  readonly enter: (place: ConnectionPlace) => void;
}

/** The places of a session: one per server and login, within the bound. */
export class Places {
  readonly #bounds: Bounds;
  /** The places, the least recently used first. */
  readonly #places = new Map<string, ConnectionPlace>();
  #waiting: Waiting[] = [];
  /** The number of transfers that have left their places. */
  #left = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Returns the place for a key, if it is free or room can be made for it. */
  #free(key: string): ConnectionPlace | undefined {
    const place = this.#places.get(key);
    if (place?.isTaken === true) return undefined;
    if (place === undefined && this.#places.size >= this.#bounds.connections) {
      const idle = [...this.#places].find(([, { isTaken }]) => !isTaken);
      if (idle === undefined) return undefined;
      idle[1].close();
      this.#places.delete(idle[0]);
    }
    const free = place ?? new ConnectionPlace();
    free.isTaken = true;
    this.#places.delete(key);
    this.#places.set(key, free);
    return free;
  }

  #enter(key: string, scope: Scope): ConnectionPlace | undefined {
    const place = this.#free(key);
    if (place !== undefined) scope.onEnd(() => this.#leave(place));
    return place;
  }

  #leave(place: ConnectionPlace): void {
    place.isTaken = false;
    place.rest(this.#bounds.idleTimeout);
    this.#left += 1;
    this.#waiting = this.#waiting.filter(({ scope }) => !scope.isOver);
    for (const [index, { key, scope, enter }] of this.#waiting.entries()) {
      const free = this.#enter(key, scope);
      if (free === undefined) continue;
      this.#waiting.splice(index, 1);
      enter(free);
      return;
    }
  }

  /**
   * Waits for the place of a server and a login, and takes it until the transfer ends.
   *
   * @param timeout - The longest time to wait while no transfer of the session ends, in milliseconds.
   */
  async enter(key: string, scope: Scope, timeout: number): Promise<ConnectionPlace> {
    const place = this.#enter(key, scope) ?? (await this.#wait(key, scope, timeout));
    // Notice what the server has said since the last transfer.
    await turn();
    return place;
  }

  async #wait(key: string, scope: Scope, timeout: number): Promise<ConnectionPlace> {
    scope.stopDeadline();
    const entered = new Promise<ConnectionPlace>((enter) => this.#waiting.push({ key, scope, enter }));
    let left = this.#left;
    const watch = setInterval(
      () => {
        // No transfer has ended: whoever has the place neither reads nor cancels.
        if (left === this.#left) scope.expire();
        left = this.#left;
      },
      Math.min(timeout, 2 ** 31 - 1),
    );
    try {
      return await scope.waitFor(entered);
    } finally {
      clearInterval(watch);
      scope.startDeadline();
    }
  }

  /** Closes all connections that no transfer has. */
  close(): void {
    for (const place of this.#places.values()) place.close();
  }
}
