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

/** The time for looking up and connecting, in milliseconds: undici's own. */
const TIMEOUT = 10_000;

const withCode = (code: string, message: string) => Object.assign(new Error(message), { code });

/**
 * Makes a `connect` for undici that reaches only allowed addresses.
 *
 * @param signal - Ends a pending connection; undici says nothing when nobody waits for it any longer.
 */
export function connectFor(options: GateOptions, signal?: AbortSignal): UndiciConnect {
  return (peer, callback) => {
    if ("socketPath" in peer && peer.socketPath) {
      callback(new GateError("not-allowed", "Sockets of this machine may not be reached."), null);
      return;
    }
    const isTls = peer.protocol === "https:";
    const host = peer.hostname.replace(/^\[|\]$/g, "");
    const port = Number(peer.port || (isTls ? 443 : 80));
    let socket: Socket | undefined;
    let isSettled = false;
    const settle = (action: () => void) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
      action();
    };
    const fail = (error: Error) =>
      settle(() => {
        socket?.destroy();
        callback(error, null);
      });
    const giveUp = () => fail(withCode("ABORT_ERR", "The connection was given up."));
    const timer = setTimeout(() => fail(withCode("ETIMEDOUT", "The server did not connect in time.")), TIMEOUT);
    signal?.addEventListener("abort", giveUp);
    allowedAddresses(host, port, options).then((addresses) => {
      if (isSettled) return;
      const to = { host, port, lookup: lookupFor(async () => addresses), noDelay: true };
      const servername = peer.servername ?? (isIP(host) ? "" : host);
      const connecting = isTls ? connectTls({ ...to, servername, ALPNProtocols: ["http/1.1"] }) : connectTcp(to);
      connecting.on("error", fail);
      connecting.once(isTls ? "secureConnect" : "connect", () =>
        settle(() => {
          connecting.off("error", fail);
          callback(null, connecting);
        }),
      );
      socket = connecting;
    }, fail);
  };
}
