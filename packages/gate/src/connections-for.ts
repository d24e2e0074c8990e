import { setImmediate } from "node:timers/promises";
import type { Client, Dispatcher } from "undici";
import { allowedAddresses, type GateOptions } from "./allowed-addresses.ts";
import { connectTo, limited, type Patience, TIMEOUT } from "./connect-for.ts";

/** The connections of a gate. */
export interface Connections {
  /** True once they are being closed. */
  readonly isClosed: boolean;
  /** Carries out a request, as `dispatch` of undici does, once its host was looked up and asked about. */
  readonly dispatch: (
    request: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandler,
    signal: AbortSignal | undefined,
  ) => void;
  /** Closes the idle connections at once, and the others after their requests. */
  readonly close: () => Promise<void>;
}

/** A client of undici with one connection, which carries one request at a time. */
interface Kept {
  readonly client: Client;
  /** The origin and the allowed addresses that it was made for. */
  readonly key: string;
  /** The limits of connecting, for the request that it carries. */
  patience: Patience;
  /** Fulfilled once it was closed. */
  ended?: Promise<void>;
}

function checkNumber(name: string, number: number, least: number): void {
  if (!Number.isInteger(number) || number < least)
    throw new RangeError(`The option ${name} must be a whole number, ${least} or more.`);
}

/**
 * Makes the connections of a gate. Each request has its host looked up and asked about anew. It gets an idle connection only if that was
 * made for the same origin and the same allowed addresses, so neither a changed rule nor a changed name leaves one in use.
 */
export function connectionsFor(options: GateOptions): Connections {
  const { maxFreeSockets = 256, keepAliveTimeout = 4_000, keepAliveMaxTimeout = 10_000 } = options;
  checkNumber("maxFreeSockets", maxFreeSockets, 0);
  checkNumber("keepAliveTimeout", keepAliveTimeout, 1);
  checkNumber("keepAliveMaxTimeout", keepAliveMaxTimeout, 1);
  /** The requests that wait for the addresses of their host. */
  const asking = new Set<Promise<void>>();
  const open = new Set<Kept>();
  /** Those without a request, the one that had its last request first before all others. */
  const idle = new Set<Kept>();
  const idleByKey = new Map<string, Kept[]>();
  let isClosed = false;

  function remove(kept: Kept): void {
    if (!idle.delete(kept)) return;
    const others = (idleByKey.get(kept.key) ?? []).filter((other) => other !== kept);
    if (others.length === 0) idleByKey.delete(kept.key);
    else idleByKey.set(kept.key, others);
  }

  function end(kept: Kept): Promise<void> {
    remove(kept);
    // Closing a client twice is an error, which would end the process.
    kept.ended ??= kept.client
      .close()
      .catch(() => {})
      .then(() => void open.delete(kept));
    return kept.ended;
  }

  function keep(kept: Kept): void {
    const { connected, size } = kept.client.stats;
    if (!connected || size > 0 || idle.has(kept)) return;
    idle.add(kept);
    idleByKey.set(kept.key, [...(idleByKey.get(kept.key) ?? []), kept]);
    const [oldest] = idle;
    if (idle.size > maxFreeSockets && oldest !== undefined) end(oldest);
  }

  function take(key: string): Kept | undefined {
    for (;;) {
      const kept = idleByKey.get(key)?.at(-1);
      if (kept === undefined) return undefined;
      remove(kept);
      if (kept.client.stats.connected) return kept;
    }
  }

  async function make(origin: string, key: string, find: () => Promise<readonly string[]>, patience: Patience) {
    // It takes some time to load, and nothing else needs it.
    const { Client } = await import("undici");
    const connect: Client.Options["connect"] = (...request) => connectTo(find, kept.patience, ...request);
    const client = new Client(origin, { connect, keepAliveTimeout, keepAliveMaxTimeout });
    const kept: Kept = { client, key, patience };
    open.add(kept);
    client.on("drain", () => keep(kept));
    client.on("disconnect", () => void end(kept));
    client.on("connectionError", () => void end(kept));
    return kept;
  }

  async function perform(...[request, handler, signal]: Parameters<Connections["dispatch"]>): Promise<void> {
    const { protocol, hostname, port, origin } = new URL(String(request.origin));
    const host = hostname.replace(/^\[|\]$/g, "");
    const start = performance.now();
    const asked = allowedAddresses(host, Number(port || (protocol === "https:" ? 443 : 80)), options);
    // A refusal is the error of a connection, since undici knows how to report that to the platform.
    const addresses = await limited(asked, { time: TIMEOUT, signal }).catch((error: Error) => error);
    const patience = { time: TIMEOUT - (performance.now() - start), signal };
    const isRefused = addresses instanceof Error;
    const key = isRefused ? "" : `${origin} ${[...addresses].sort()}`;
    const find = async () => {
      if (isRefused) throw addresses;
      return addresses;
    };
    // A connection is idle only in the turn after the end of its response, for which the program may have waited.
    const kept = take(key) ?? (await setImmediate().then(() => take(key))) ?? (await make(origin, key, find, patience));
    kept.patience = patience;
    kept.client.dispatch(request, handler);
    // undici has refused the request.
    const { connected, size } = kept.client.stats;
    if (size === 0) connected ? keep(kept) : end(kept);
  }

  return {
    get isClosed() {
      return isClosed;
    },
    dispatch(...request) {
      const performed = perform(...request).finally(() => asking.delete(performed));
      asking.add(performed);
    },
    async close() {
      isClosed = true;
      while (asking.size + open.size > 0) await Promise.all([...asking, ...[...open].map(end)]);
    },
  };
}
