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
 * Makes a connection for undici: the option `connect` of its `Agent`.
 *
 * @param peer - The server.
 * @param callback - Called once with an error or a connection.
 * @public
 */
export type UndiciConnect = (
  peer: UndiciPeer,
  callback: (...result: [error: Error, socket: null] | [error: null, socket: Socket]) => void,
) => void;

/** Makes a `connect` for undici that reaches only allowed addresses. */
export function connectFor(options: GateOptions): UndiciConnect {
  return (peer, callback) => {
    if ("socketPath" in peer && peer.socketPath) {
      callback(new GateError("not-allowed", "Sockets of this machine may not be reached."), null);
      return;
    }
    const isTls = peer.protocol === "https:";
    const host = peer.hostname.replace(/^\[|\]$/g, "");
    const port = Number(peer.port || (isTls ? 443 : 80));
    allowedAddresses(host, port, options).then(
      (addresses) => {
        const to = { host, port, lookup: lookupFor(async () => addresses), noDelay: true };
        const servername = peer.servername ?? (isIP(host) ? "" : host);
        const socket = isTls ? connectTls({ ...to, servername, ALPNProtocols: ["http/1.1"] }) : connectTcp(to);
        const failed = (error: Error) => callback(error, null);
        socket.once("error", failed);
        socket.once(isTls ? "secureConnect" : "connect", () => {
          socket.off("error", failed);
          callback(null, socket);
        });
      },
      (error) => callback(error, null),
    );
  };
}
