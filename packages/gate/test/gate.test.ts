import { readFileSync } from "node:fs";
import { Agent, createServer, get, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { gzipSync } from "node:zlib";
import { connect, createGate, fetch, GateError, gateAgent, lookup } from "@url1738/gate";
import { request, Agent as UndiciAgent } from "undici";
import { expect, onTestFinished, test } from "vitest";

/** Serves on the loopback, and returns the port and the requests. */
async function served(answer: RequestListener) {
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
function localGate() {
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

const ok: RequestListener = (_, response) => response.end("ok");
const refused = { name: "GateError", code: "not-allowed" };

function got(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => response.on("data", (data) => resolve(`${data}`))).on("error", reject);
  });
}

test.each(["127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "localhost"])(
  "%s is refused",
  async (host) => {
    const { port, asked } = await served(ok);
    const url = `http://${host}:${port}/`;
    await expect(fetch(url)).rejects.toMatchObject(refused);
    await expect(got(url, gateAgent(new Agent()))).rejects.toMatchObject(refused);
    await expect(request(url, { dispatcher: new UndiciAgent({ connect }) })).rejects.toMatchObject(refused);
    expect(asked).toEqual([]);
  },
);

test("the gate connects to the address that it checked", async () => {
  const { port, asked } = await served(ok);
  const gate = localGate();
  const url = `http://two.dom:${port}/a?b`;
  const response = await gate.fetch(url);
  expect([response.status, response.url, await response.text()]).toEqual([200, url, "ok"]);
  expect(await got(url, gate.gateAgent(new Agent()))).toBe("ok");
  const dispatcher = new UndiciAgent({ connect: gate.connect });
  expect(await (await request(url, { dispatcher })).body.text()).toBe("ok");
  await dispatcher.close();
  expect(asked).toEqual(Array(3).fill(`GET two.dom:${port} /a?b -`));
  expect(gate.questions).toEqual(
    Array(3)
      .fill([`10.0.0.1 ${port}`, `127.0.0.1 ${port}`])
      .flat(),
  );
});

test("an agent with the option lookup finds no private address", async () => {
  await expect(got("http://localhost:1/", new Agent({ lookup }))).rejects.toMatchObject(refused);
  const agent = gateAgent(Object.assign(new Agent(), { options: { socketPath: "/x" } }) as Agent);
  await expect(got("http://h/", agent)).rejects.toMatchObject(refused);
});

test("anything but true refuses", async () => {
  const gate = createGate({ allow: (() => 1) as never });
  await expect(gate.fetch("http://127.0.0.1:1/")).rejects.toBeInstanceOf(GateError);
});

test.each([
  ["http://bad.dom/", { code: "not-allowed" }],
  ["http://127.0.0.2/", { code: "not-allowed" }],
  ["ftp://good.dom/", { code: "redirect-refused" }],
  ["file:///etc/passwd", { code: "redirect-refused" }],
  ["http://[", { code: "redirect-refused" }],
  ["/again", { code: "too-many-redirects" }],
])("a redirect to %s is refused", async (location, error) => {
  const { port } = await served((_, response) => response.writeHead(302, { location }).end());
  await expect(localGate().fetch(`http://good.dom:${port}/`)).rejects.toMatchObject(error);
});

test("a redirect to another origin carries no login, and 303 is followed with GET", async () => {
  const { port, asked } = await served(({ url }, response) => {
    if (url === "/") response.writeHead(303, { location: `http://u:p@two.dom:${response.socket?.localPort}/end` });
    response.end("end");
  });
  const headers = { authorization: "Basic x" };
  const response = await localGate().fetch(`http://good.dom:${port}/`, { method: "POST", body: "b", headers });
  expect([response.redirected, response.url, await response.text()]).toEqual([
    true,
    `http://two.dom:${port}/end`,
    "end",
  ]);
  expect(asked).toEqual([`POST good.dom:${port} / Basic x`, `GET two.dom:${port} /end -`]);
});

/** Serves over TLS, by a certificate for localhost that this process trusts until the test ends. */
async function servedByTls(answer: RequestListener): Promise<number> {
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
const gateTo = (address: string) => createGate({ lookUp: async () => [address], allow: (one) => one === address });

test("over TLS, the certificate must be that of the name, whatever its address", async () => {
  const port = await servedByTls(ok);
  const gate = gateTo("127.0.0.1");
  expect(await (await gate.fetch(`https://localhost:${port}/`)).text()).toBe("ok");
  const dispatcher = new UndiciAgent({ connect: gate.connect });
  expect(await (await request(`https://localhost:${port}/`, { dispatcher })).body.text()).toBe("ok");
  const cause = { code: "ERR_TLS_CERT_ALTNAME_INVALID" };
  await expect(gate.fetch(`https://other.dom:${port}/`)).rejects.toMatchObject({ name: "TypeError", cause });
  await expect(request(`https://other.dom:${port}/`, { dispatcher })).rejects.toMatchObject(cause);
  await expect(fetch(`https://localhost:${port}/`)).rejects.toMatchObject(refused);
  await dispatcher.close();
});

test("no redirect leads from https to http", async () => {
  const plain = await served(ok);
  const location = `http://localhost:${plain.port}/`;
  const port = await servedByTls((_, response) => response.writeHead(302, { location }).end());
  const redirected = gateTo("127.0.0.1").fetch(`https://localhost:${port}/`);
  await expect(redirected).rejects.toMatchObject({ code: "redirect-refused" });
  expect(plain.asked).toEqual([]);
});

test("a name with another address on the second lookup leads to the checked one", async () => {
  const { port, asked } = await served(ok);
  let count = 0;
  // Here, 127.0.0.1 is the allowed address, and the others need protection.
  const lookUp = async () => [count++ % 2 === 0 ? "127.0.0.1" : "127.0.0.2"];
  const gate = createGate({ lookUp, allow: (address) => address === "127.0.0.1" });
  const url = `http://rebinding.dom:${port}/`;
  const ways = [
    async () => (await gate.fetch(url)).text(),
    () => got(url, gate.gateAgent(new Agent())),
    async () => (await request(url, { dispatcher: new UndiciAgent({ connect: gate.connect }) })).body.text(),
    () => got(url, new Agent({ lookup: gate.lookup })),
  ];
  for (const way of ways) {
    expect(await way()).toBe("ok");
    await expect(way()).rejects.toMatchObject(refused);
  }
  expect([count, asked.length]).toEqual([8, 4]);
});

test("redirects are followed only on request", async () => {
  const { port } = await served((_, response) => response.writeHead(302, { location: "/b" }).end());
  const { fetch } = localGate();
  await expect(fetch(`http://good.dom:${port}/`, { redirect: "error" })).rejects.toBeInstanceOf(TypeError);
  expect((await fetch(`http://good.dom:${port}/`, { redirect: "manual" })).status).toBe(302);
});

test("bodies are decoded, cut ones and other schemes are errors", async () => {
  const { port } = await served(({ url, method }, response) => {
    const body = gzipSync("hello");
    response.writeHead(200, { "content-encoding": "gzip" }).end(url === "/cut" ? body.subarray(0, 9) : body);
    expect(method).toBe("GET");
  });
  const { fetch } = localGate();
  expect(await (await fetch(`http://good.dom:${port}/`)).text()).toBe("hello");
  await expect((await fetch(`http://good.dom:${port}/cut`)).text()).rejects.toThrow();
  await expect(fetch("data:,x")).rejects.toBeInstanceOf(TypeError);
  await expect(fetch(`http://good.dom:${port}/`, { signal: AbortSignal.abort() })).rejects.toThrow("abort");
});
