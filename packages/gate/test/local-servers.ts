import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { createGate } from "@url1738/gate";
import { onTestFinished } from "vitest";

/** Servers on this machine for one test each, and gates that reach them. */

/** Serves on the loopback, and returns the port and the requests. */
export async function served(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host} ${request.url} ${request.headers.authorization ?? "-"}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, asked };
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
export async function servedByTls(answer: RequestListener): Promise<number> {
  const read = (name: string) =>
    readFileSync(new URL(`../../client/test/servers/${name}.pem`, import.meta.url), "utf8");
  const before = getCACertificates();
  setDefaultCACertificates([read("localhost.cert")]);
  const server = createTlsServer({ cert: read("localhost.cert"), key: read("localhost.key") }, answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    setDefaultCACertificates(before);
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Makes a gate that finds every name at this address, and allows it. */
export const gateTo = (address: string) =>
  createGate({ lookUp: async () => [address], allow: (one) => one === address });
