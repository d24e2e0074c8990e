import { createServer as createTcpServer } from "node:net";
import { createGate, type Gate } from "@url1738/gate";
import { expect, onTestFinished, test, vi } from "vitest";
import { DRAWS } from "../../../tooling/build/vitest/draws.ts";
import { localGate, ok, served, servedByTls, silent } from "./local-servers.ts";

const refused = { name: "GateError", code: "not-allowed" };

/** Makes a gate that is closed when the test ends. */
function gateFor(options: Parameters<typeof createGate>[0] = {}): Gate {
  const gate = createGate({
    lookUp: async () => ["127.0.0.1"],
    allow: (address) => address === "127.0.0.1",
    ...options,
  });
  onTestFinished(() => gate.close());
  return gate;
}

const text = async (response: Promise<Response>) => (await response).text();

/** Makes requests, so many at once, and returns how many have failed. */
async function failures(count: number, atOnce: number, request: (index: number) => Promise<unknown>): Promise<number> {
  let index = 0;
  let failed = 0;
  const work = async () => {
    while (index < count)
      await request(index++).catch(() => {
        failed++;
      });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

test.each(["http", "https"])("200 requests by %s, 50 at once, need about 50 connections", async (scheme) => {
  const server = scheme === "http" ? await served(ok) : await servedByTls(ok);
  const { fetch } = gateFor();
  expect(await failures(200, 50, () => text(fetch(`${scheme}://localhost:${server.port}/`)))).toBe(0);
  expect(server.connections.count).toBeLessThanOrEqual(60);
});

test("each request asks, and gets the connection of the one before", async () => {
  const { port, connections } = await served(ok);
  const questions: string[] = [];
  const allow = (address: string, port: number | undefined) => questions.push(`${address} ${port}`) > 0;
  const { fetch } = gateFor({ allow });
  for (let count = 0; count < 3; count++) expect(await text(fetch(`http://good.dom:${port}/`))).toBe("ok");
  expect([questions, connections.count]).toEqual([Array(3).fill(`127.0.0.1 ${port}`), 1]);
});

test.each([
  ["the same addresses in another order", ["127.0.0.2", "127.0.0.1"], { answer: "ok" }, 1],
  ["an address more", ["127.0.0.1", "127.0.0.2", "127.0.0.3"], { answer: "ok" }, 2],
  ["another address", ["127.0.0.2"], { cause: { code: "ECONNREFUSED" } }, 1],
  ["no allowed address", ["10.0.0.1"], refused, 1],
])("a name that has %s the second time", async (_, second, outcome, count) => {
  const { port, connections } = await served(ok);
  let addresses: readonly string[] = ["127.0.0.1", "127.0.0.2"];
  const { fetch } = gateFor({ lookUp: async () => addresses, allow: (address) => address.startsWith("127.") });
  await text(fetch(`http://good.dom:${port}/`));
  addresses = second;
  const again = text(fetch(`http://good.dom:${port}/`)).then((answer) => ({ answer }));
  expect(await again.catch((error) => error)).toMatchObject(outcome);
  expect(connections.count).toBe(count);
});

test("a rule that turns false under load lets no further request pass, on no connection", async () => {
  const { port, asked } = await served((_, response) => void setImmediate(() => response.end("ok")));
  let isAllowed = true;
  const { fetch } = gateFor({ allow: async () => isAllowed });
  let late = 0;
  const failed = await failures(300, 20, async (index) => {
    if (index === 100) isAllowed = false;
    const wasAllowed = isAllowed;
    await text(fetch(`http://good.dom:${port}/`));
    if (!wasAllowed) late++;
  });
  expect([late, asked.length]).toEqual([0, 300 - failed]);
  expect(failed).toBeGreaterThanOrEqual(200);
});

test("two gates share no connection", async () => {
  const { port, connections } = await served(ok);
  const gates = [gateFor(), gateFor()];
  for (const { fetch } of [...gates, ...gates]) await text(fetch(`http://127.0.0.1:${port}/`));
  expect(connections.count).toBe(2);
});

test("many hosts leave no more idle connections than the gate may keep", async () => {
  const { port, connections } = await served(ok);
  const { fetch, close } = gateFor({ maxFreeSockets: 20 });
  const hosts = DRAWS < 1 ? 150 : 3_000;
  expect(await failures(hosts, 30, (index) => text(fetch(`http://h${index}.dom:${port}/`)))).toBe(0);
  expect([connections.count, connections.most <= 20 + 2 * 30]).toEqual([hosts, true]);
  await expect.poll(() => connections.open).toBeLessThanOrEqual(20);
  await close();
  await expect.poll(() => connections.open).toBe(0);
});

test("a server that announces a long time does not keep an idle connection open", async () => {
  const { port, connections } = await served((_, response) => response.setHeader("Keep-Alive", "timeout=600").end());
  const { fetch } = gateFor({ keepAliveMaxTimeout: 1 });
  await text(fetch(`http://127.0.0.1:${port}/`));
  await expect.poll(() => connections.open).toBe(0);
});

test.each([
  ["maxFreeSockets", -1],
  ["maxFreeSockets", 1.5],
  ["keepAliveTimeout", 0],
  ["keepAliveMaxTimeout", Number.NaN],
])("the option %s may not be %s", (name, value) => {
  expect(() => createGate({ [name]: value })).toThrow(RangeError);
});

test("close waits for requests, closes everything, and may be called again", async () => {
  let answer = () => {};
  const { port, connections, asked } = await served(({ url }, response) => {
    if (url === "/late") answer = () => void response.end("late");
    else response.end("ok");
  });
  const { fetch, close } = gateFor();
  await text(fetch(`http://127.0.0.1:${port}/`));
  const late = text(fetch(`http://127.0.0.1:${port}/late`));
  await expect.poll(() => asked.length).toBe(2);
  const closed = [close(), close()];
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow(new TypeError("The gate is closed."));
  answer();
  expect(await late).toBe("late");
  await Promise.all(closed);
  await close();
  await expect.poll(() => connections.open).toBe(0);
});

test("close waits for a request whose host is being looked up, and for what it redirects to", async () => {
  const answers: (() => void)[] = [];
  const { port, connections } = await served(({ url }, response) => {
    answers.push(() => (url === "/" ? response.writeHead(302, { location: "/end" }).end() : response.end("ok")));
  });
  const lookups: ((addresses: readonly string[]) => void)[] = [];
  const { fetch, close } = gateFor({ lookUp: () => new Promise((resolve) => lookups.push(resolve)) });
  const fetched = text(fetch(`http://good.dom:${port}/`));
  await expect.poll(() => lookups.length).toBe(1);
  let isClosed = false;
  const closed = close().then(() => {
    isClosed = true;
  });
  lookups[0]?.(["127.0.0.1"]);
  await expect.poll(() => answers.length).toBe(1);
  expect(isClosed).toBe(false);
  answers[0]?.();
  await expect.poll(() => lookups.length).toBe(2);
  lookups[1]?.(["127.0.0.1"]);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  expect(await fetched).toBe("ok");
  await closed;
  await expect.poll(() => connections.open).toBe(0);
});

test("a connection that its server has closed takes no place among the idle ones", async () => {
  const servers = [await served(ok), await served(ok), await served(ok)];
  const { fetch } = gateFor({ maxFreeSockets: 2 });
  for (const { port, sockets, connections } of servers) {
    await text(fetch(`http://127.0.0.1:${port}/`));
    // A connection is idle a turn later.
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
    if (port !== servers[1]?.port) continue;
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => connections.open).toBe(0);
  }
  await text(fetch(`http://127.0.0.1:${servers[0]?.port}/`));
  expect(servers[0]?.connections.count).toBe(1);
});

test("a request whose idle connection has just been closed gets another, with a signal of its own", async () => {
  const { port, sockets, connections } = await served(ok);
  const { fetch } = gateFor();
  const controller = new AbortController();
  await text(fetch(`http://127.0.0.1:${port}/`, { signal: controller.signal }));
  await new Promise(setImmediate);
  controller.abort();
  for (const socket of sockets) socket.end();
  expect(await text(fetch(`http://127.0.0.1:${port}/`))).toBe("ok");
  expect(connections.count).toBe(2);
});

/** Never answers, but counts how often it was asked. */
const never = Object.assign(
  () => {
    never.count++;
    return new Promise<never>(() => {});
  },
  { count: 0 },
);

test.each([
  ["looking up", { lookUp: never }, "http", "/"],
  ["asking", { allow: never }, "http", "/"],
  ["the handshake", {}, "https", "/"],
  ["waiting for the head", {}, "http", "/head"],
  ["reading the body", {}, "http", "/body"],
])("a signal during %s ends the request and its connection at once", async (_, options, scheme, path) => {
  const { port, connections, asked } = await served(
    ({ url }, response) => void (url === "/body" && response.write("b")),
  );
  const tls = await silent();
  const { fetch, close } = gateFor(options);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const controller = new AbortController();
  const url = `${scheme}://good.dom:${scheme === "http" ? port : tls.port}${path}`;
  never.count = 0;
  const fetched = fetch(url, { signal: controller.signal });
  if (Object.keys(options).length > 0) await expect.poll(() => never.count).toBe(1);
  if (path === "/body") await fetched;
  else if (path === "/head") await expect.poll(() => asked.length).toBe(1);
  else if (scheme === "https") await expect.poll(() => tls.sockets.size).toBe(1);
  controller.abort(new Error("enough"));
  await expect(text(fetched)).rejects.toThrow("enough");
  await expect.poll(() => connections.open + tls.sockets.size).toBe(0);
  // Nothing waits for the time limit.
  await close();
});

test("a request that undici refuses leaves its connection to others", async () => {
  const { port, connections } = await served(ok);
  const { fetch } = gateFor();
  await text(fetch(`http://127.0.0.1:${port}/`));
  const headers = { "transfer-encoding": "chunked" };
  for (let count = 0; count < 3; count++)
    await expect(fetch(`http://127.0.0.1:${port}/`, { headers })).rejects.toThrow(TypeError);
  expect(await text(fetch(`http://127.0.0.1:${port}/`))).toBe("ok");
  expect(connections.count).toBe(1);
});

test("an error of a function that looks up is the cause", async () => {
  const cause = Object.assign(new Error("not found"), { code: "ENOTFOUND" });
  const { fetch } = gateFor({ lookUp: () => Promise.reject(cause) });
  expect(await fetch("http://good.dom:65000/").catch((error) => error.cause)).toBe(cause);
});

test.each([
  ["nothing", undefined],
  ["a string", "hunter2"],
  ["an error of undici", Object.assign(new Error("reset"), { code: "UND_ERR_SOCKET" })],
])("a function that throws %s ends the request with an error", async (_, thrown) => {
  const fails = () => Promise.reject(thrown);
  const cause = { message: "The host was not looked up.", cause: thrown };
  await expect(gateFor({ lookUp: fails }).fetch("http://good.dom:65000/")).rejects.toMatchObject({ cause });
  await expect(gateFor({ allow: fails }).fetch("http://127.0.0.1:65000/")).rejects.toMatchObject({ cause });
});

test("a server that closes after a millisecond causes no more errors than the platform has", async () => {
  const server = createTcpServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", () => {
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
      setTimeout(() => socket.end(), 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as { readonly port: number }).port}/`;
  const { fetch } = gateFor();
  const count = DRAWS < 1 ? 100 : 800;
  const ours = await failures(count, 8, () => text(fetch(url)));
  const theirs = await failures(count, 8, () => text(globalThis.fetch(url)));
  // Whether a request meets the end of a connection is a matter of chance.
  expect(ours).toBeLessThanOrEqual(theirs + count / 10);
});

test("a login of one origin reaches no other, though both have connections that wait", async () => {
  const seen: string[] = [];
  const { port, connections } = await served(({ headers, url }, response) => {
    seen.push(`${headers.host?.replace(/:.*/, "")} ${headers.authorization ?? "-"} ${headers.cookie ?? "-"}`);
    if (url === "/away") response.writeHead(302, { location: `http://two.dom:${response.socket?.localPort}/` });
    response.end();
  });
  const gate = localGate();
  onTestFinished(() => gate.close());
  const headers = { authorization: "Bearer x", cookie: "a=1" };
  for (const path of ["/", "/away", "/"]) await text(gate.fetch(`http://good.dom:${port}${path}`, { headers }));
  await text(gate.fetch(`http://two.dom:${port}/`));
  const own = "good.dom Bearer x a=1";
  expect(seen).toEqual([own, own, "two.dom - -", own, "two.dom - -"]);
  expect(connections.count).toBe(2);
});
