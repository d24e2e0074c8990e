import { once } from "node:events";
import { connect as connectTcp, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { ReadBuffers } from "./read-buffers.ts";

/** The server to connect to. @public */
export interface Peer {
  /** The address: the very one that `allow` was asked about. */
  readonly address: string;
  /** The port. */
  readonly port: number;
  /** The host that has the address; it must not be looked up again. */
  readonly host: string;
  /** The signal that ends the attempt. */
  readonly signal: AbortSignal;
}

/**
 * Makes a connection, for instance through a proxy.
 *
 * @param peer - The server to connect to.
 * @returns The connection, once octets can be written to it.
 * @public
 */
export type Connect = (peer: Peer) => Duplex | Promise<Duplex>;

/** Connects directly. */
export const connectDirectly: Connect = async ({ address, port, signal }) => {
  const buffers = new ReadBuffers();
  const socket: Socket = connectTcp({
    host: address,
    port,
    noDelay: true,
    signal,
    onread: { buffer: () => buffers.next(), callback: (size) => socket.push(buffers.take(size)) },
  });
  await once(socket, "connect");
  return socket;
};
