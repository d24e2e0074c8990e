import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { createGate } from "@url1738/gate";
import { onTestFinished } from "vitest";

/** Servers on this machine for one test each, and gates that reach them. */

export const ok: RequestListener = (_, response) => response.end("ok");

/** Counts the connections of a server. */
function connectionsOf(server: Server) {
  const connections = { count: 0, open: 0, most: 0 };
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    connections.count++;
    connections.most = Math.max(connections.most, ++connections.open);
    socket.on("close", () => {
      connections.open--;
      sockets.delete(socket);
    });
  });
  return { connections, sockets };
}

/** Serves on the loopback, and returns the port, the requests and the number of connections. */
export async function served(answer: RequestListener, host = "127.0.0.1") {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host} ${request.url} ${request.headers.authorization ?? "-"}`);
    answer(request, response);
  });
  const counted = connectionsOf(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, asked, ...counted };
}

/** Makes a gate that knows two names, and allows only 127.0.0.1. */
export function localGate() {
  const questions: string[] = [];
  const gate = createGate({
    lookUp: async (host) =>
      host === "two.dom" ? ["10.0.0.1", "127.0.0.1"] : host === "good.dom" ? ["127.0.0.1"] : ["10.0.0.1"],
    allow: (address, port) => {
      questions.push(`${address} ${port}`);
      return address === "127.0.0.1";
    },
  });
  return { ...gate, questions };
}

/** Serves over TLS, by a certificate for localhost that this process trusts until the test ends. */
export async function servedByTls(answer: RequestListener) {
  const read = (name: string) =>
    readFileSync(new URL(`../../client/test/servers/${name}.pem`, import.meta.url), "utf8");
  const before = getCACertificates();
  setDefaultCACertificates([read("localhost.cert")]);
  const server = createTlsServer({ cert: read("localhost.cert"), key: read("localhost.key") }, answer);
  const counted = connectionsOf(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    setDefaultCACertificates(before);
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, ...counted };
}

/** A server that takes connections and says nothing, so that TLS never begins. */
export async function silent() {
  const server = createTcpServer((socket) => void socket.on("error", () => {}).resume());
  const counted = connectionsOf(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of counted.sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, ...counted };
}

/** Makes a gate that finds every name at this address, and allows it. */
export const gateTo = (address: string) =>
  createGate({ lookUp: async () => [address], allow: (one) => one === address });
