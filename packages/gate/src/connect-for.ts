import { connect as connectTcp, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { allowedAddresses, type GateOptions, lookupFor } from "./allowed-addresses.ts";
import { GateError } from "./gate-error.ts";

/** The server for undici to connect to. @public */
export interface UndiciPeer {
  /** The host. */
  readonly hostname: string;
  /** The port, as digits; empty for the protocol's own. */
  readonly port: string;
  /** `"https:"` for TLS. */
  readonly protocol: string;
  /** The name in the server's certificate. */
  readonly servername?: string | undefined;
}

/**
 * Makes a connection for undici: the option `connect` of its `Agent`. It ends an attempt that takes longer than ten seconds.
 *
 * @param peer - The server.
 * @param callback - Called once with an error or a connection.
 * @public
 */
export type UndiciConnect = (
  peer: UndiciPeer,
  callback: (...result: [error: Error, socket: null] | [error: null, socket: Socket]) => void,
) => void;

/** The time for looking up, asking and connecting, in milliseconds: undici's own. */
export const TIMEOUT = 10_000;

const withCode = (code: string, message: string) => Object.assign(new Error(message), { code });

/** The limits of waiting for something: milliseconds, and a signal. */
export interface Patience {
  readonly time: number;
  readonly signal: AbortSignal | undefined;
}

/** Waits for something, but only until the time is over or the signal is given. */
export function limited<T>(result: Promise<T>, { time, signal }: Patience): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(withCode("ETIMEDOUT", "The server did not connect in time.")), time);
    const giveUp = () => reject(withCode("ABORT_ERR", "The connection was given up."));
    if (signal?.aborted) giveUp();
    signal?.addEventListener("abort", giveUp);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
      settle();
    };
    result.then(
      (value) => end(() => resolve(value)),
      (error) => end(() => reject(error)),
    );
  });
}

/** Connects for undici, to the addresses that are found. The signal is needed since undici says nothing when nobody waits any longer. */
export function connectTo(
  find: (host: string, port: number) => Promise<readonly string[]>,
  patience: Patience,
  ...[peer, callback]: Parameters<UndiciConnect>
): void {
  if ("socketPath" in peer && peer.socketPath) {
    callback(new GateError("not-allowed", "Sockets of this machine may not be reached."), null);
    return;
  }
  const isTls = peer.protocol === "https:";
  const host = peer.hostname.replace(/^\[|\]$/g, "");
  const port = Number(peer.port || (isTls ? 443 : 80));
  let socket: Socket | undefined;
  let isOver = false;
  const connected = find(host, port).then(
    (addresses) =>
      new Promise<Socket>((resolve, reject) => {
        if (isOver) return;
        const to = { host, port, lookup: lookupFor(async () => addresses), noDelay: true };
        const servername = peer.servername ?? (isIP(host) ? "" : host);
        const connecting = isTls ? connectTls({ ...to, servername, ALPNProtocols: ["http/1.1"] }) : connectTcp(to);
        connecting.on("error", reject);
        connecting.once(isTls ? "secureConnect" : "connect", () => resolve(connecting));
        socket = connecting;
      }),
  );
  limited(connected, patience).then(
    (connection) => callback(null, connection),
    (error) => {
      isOver = true;
      socket?.destroy();
      callback(error, null);
    },
  );
}

/** Makes a `connect` for undici that reaches only allowed addresses. */
export const connectFor =
  (options: GateOptions): UndiciConnect =>
  (...request) =>
    connectTo((host, port) => allowedAddresses(host, port, options), { time: TIMEOUT, signal: undefined }, ...request);
