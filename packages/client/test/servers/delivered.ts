import { subscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";

/** The sockets of the clients of this process. */
const clients = new Set<Socket>();
subscribe("net.client.socket", (message) => {
  const { socket } = message as { readonly socket: Socket };
  clients.add(socket);
  socket.once("close", () => clients.delete(socket));
});

/** Waits until a client of this process has received everything sent to it, or is gone. */
export async function delivered(socket: Socket): Promise<void> {
  const isDelivered = () =>
    [...clients].some((client) => client.localPort === socket.remotePort && client.bytesRead >= socket.bytesWritten);
  while (!socket.destroyed && !isDelivered()) await new Promise((resolve) => setImmediate(resolve));
  // The client reads it in a turn of its own.
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}
