import { execFile } from "node:child_process";
import { Agent, get } from "node:http";
import { promisify } from "node:util";
import { connect, createGate, fetch, GateError, gateAgent, lookup } from "@url1738/gate";
import { request, Agent as UndiciAgent } from "undici";
import { expect, onTestFinished, test, vi } from "vitest";
import { gateTo, localGate, ok, served, servedByTls, silent } from "./local-servers.ts";

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
  await expect(gate.fetch("http://127.0.0.1:65000/")).rejects.toBeInstanceOf(GateError);
});

test.each([
  ["http://bad.dom/", { code: "not-allowed" }],
  ["http://127.0.0.2/", { code: "not-allowed" }],
])("a redirect to %s is refused", async (location, error) => {
  const { port } = await served((_, response) => response.writeHead(302, { location }).end());
  await expect(localGate().fetch(`http://good.dom:${port}/`)).rejects.toMatchObject(error);
});

test("a redirect to another origin carries no login, and 303 is followed with GET", async () => {
  const { port, asked } = await served(({ url }, response) => {
    if (url === "/") response.writeHead(303, { location: `http://two.dom:${response.socket?.localPort}/end` });
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

test("over TLS, the certificate must be that of the name, whatever its address", async () => {
  const { port } = await servedByTls(ok);
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
  const { port } = await servedByTls((_, response) => response.writeHead(302, { location }).end());
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

test("a name is checked again for each request", async () => {
  const { port, asked } = await served(ok);
  const allowed = new Set(["127.0.0.1"]);
  const gate = createGate({ lookUp: async () => ["127.0.0.1"], allow: (address) => allowed.has(address) });
  const url = `http://good.dom:${port}/`;
  expect(await (await gate.fetch(url)).text()).toBe("ok");
  allowed.clear();
  await expect(gate.fetch(url)).rejects.toMatchObject(refused);
  expect(asked.length).toBe(1);
});

test("a name is checked again for each redirect, also within one origin", async () => {
  const { port } = await served(({ url }, response) => {
    if (url === "/") response.writeHead(302, { location: "/b", "content-length": 0 });
    response.end();
  });
  const gate = localGate();
  await (await gate.fetch(`http://good.dom:${port}/`)).text();
  expect(gate.questions).toEqual([`127.0.0.1 ${port}`, `127.0.0.1 ${port}`]);
});

test("once another origin was reached, fields with secret names are dropped, even on the way back", async () => {
  const seen: object[] = [];
  const { port } = await served(({ url, headers }, response) => {
    seen.push(Object.fromEntries(Object.entries(headers).filter(([name]) => name in fields)));
    const location = { "/": "/b", "/b": `http://two.dom:${port}/c`, "/c": `http://good.dom:${port}/d` }[url as string];
    response.writeHead(location === undefined ? 200 : 307, location === undefined ? {} : { location }).end("end");
  });
  const fields = { authorization: "Basic x", cookie: "a=1", "x-api-key": "x", "x-auth-token": "x", "x-plain": "x" };
  const harmless = { "x-plain": "x" };
  const response = await localGate().fetch(`http://good.dom:${port}/`, { method: "POST", body: "b", headers: fields });
  expect(await response.text()).toBe("end");
  expect(seen).toEqual([fields, fields, harmless, harmless]);
});

test("the field Host is dropped, since it would decide whose certificate is accepted", async () => {
  const seen: unknown[] = [];
  const { port } = await servedByTls(({ headers }, response) => {
    seen.push(headers.host);
    response.end("ok");
  });
  const headers = { host: "localhost" };
  const { fetch } = gateTo("127.0.0.1");
  expect(await (await fetch(`https://localhost:${port}/`, { headers: { host: "other.dom" } })).text()).toBe("ok");
  const cause = { code: "ERR_TLS_CERT_ALTNAME_INVALID" };
  await expect(fetch(`https://other.dom:${port}/`, { headers })).rejects.toMatchObject({ cause });
  expect(seen).toEqual([`localhost:${port}`]);
});

test.each([
  ["/relative", "The URL is invalid."],
  ["http://u:hunter2@[", "The URL is invalid."],
  ["data:,hunter2", "The URL must be http or https."],
  ["file:///hunter2", "The URL must be http or https."],
  ["http://u:hunter2@127.0.0.1/", "The URL must not contain a login."],
  ["http://hunter2@127.0.0.1/", "The URL must not contain a login."],
])("%s is refused without being quoted", async (url, message) => {
  const error = await fetch(url).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(TypeError);
  expect([error.message, error.cause]).toEqual([message, undefined]);
});

test("the arguments are those of the platform's fetch, but never a dispatcher", async () => {
  const { port, asked } = await served(ok);
  const url = `http://good.dom:${port}/`;
  const { fetch } = localGate();
  const dispatcher = new UndiciAgent();
  const form = new FormData();
  form.set("a", "b");
  const given: [string | URL | Request, RequestInit?][] = [
    [new URL(url)],
    [new Request(url, { method: "PUT", body: form })],
    [new Request(url, { method: "PUT", body: "a" }), { method: "POST", headers: new Headers({ authorization: "x" }) }],
    [url, new Request("http://unused.dom/", { method: "DELETE" })],
    [url, Object.freeze({ method: "PATCH", dispatcher: dispatcher as never })],
    [url, null as never],
  ];
  for (const arguments_ of given) expect(await fetch(...arguments_)).toBeInstanceOf(Response);
  expect(asked.map((line) => line.replace(/ good.dom.*\//, ""))).toEqual([
    "GET -",
    "PUT -",
    "POST x",
    "DELETE -",
    "PATCH -",
    "GET -",
  ]);
  const private_ = `http://127.0.0.2:${port}/`;
  const direct = { dispatch: dispatcher.dispatch.bind(dispatcher) };
  for (const dispatcher of [direct, new UndiciAgent()])
    await expect(fetch(private_, { dispatcher: dispatcher as never })).rejects.toMatchObject(refused);
  await expect(fetch(new Request(private_, { dispatcher: dispatcher as never }))).rejects.toMatchObject(refused);
});

test.each(["looking up", "asking", "connecting"])("a connection that takes too long is ended: %s", async (step) => {
  const { port, sockets, connections } = await silent();
  let answer = (_: readonly string[]) => {};
  const late = () =>
    new Promise<readonly string[]>((resolve) => {
      answer = resolve;
    });
  const never = () => new Promise<never>(() => {});
  const { connect } = createGate({
    lookUp: step === "looking up" ? late : async () => ["127.0.0.1"],
    allow: step === "asking" ? never : () => true,
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const failed = new Promise((resolve) => {
    connect({ hostname: "good.dom", port: `${port}`, protocol: "https:" }, (...[error]) => resolve(error));
  });
  if (step === "connecting") while (sockets.size === 0) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(10_000);
  expect(await failed).toMatchObject({ code: "ETIMEDOUT" });
  answer(["127.0.0.1"]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(connections.count).toBe(step === "connecting" ? 1 : 0);
  while (sockets.size > 0) await new Promise((resolve) => setImmediate(resolve));
});

test("a platform's fetch that hands over something else than it does today is an error, and nothing is sent", async () => {
  const { port, asked } = await served(ok);
  const { fetch } = globalThis;
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal(
    "fetch",
    (input: string, { dispatcher }: { readonly dispatcher: { dispatch(...all: object[]): void } }) =>
      fetch(input, {
        dispatcher: {
          dispatch: ({ headers, ...options }: { readonly headers: object }, handler: object) =>
            dispatcher.dispatch({ ...options, headers: Object.entries(headers).flat() }, handler),
        },
      } as object),
  );
  await expect(localGate().fetch(`http://good.dom:${port}/`)).rejects.toMatchObject({
    cause: { message: "The platform's fetch does not fit the version of undici." },
  });
  expect(asked).toEqual([]);
});

test("only fetch loads undici", async () => {
  const program = `
    import { createRequire } from "node:module";
    import { Agent } from "node:http";
    import { connect, createGate, fetch, gateAgent, isGlobalAddress, lookup } from "@url1738/gate";
    const isLoaded = () => Object.keys(createRequire(import.meta.url).cache).some((path) => path.includes("undici"));
    gateAgent(new Agent());
    isGlobalAddress("::1");
    await new Promise((resolve) => lookup("localhost", {}, resolve));
    await new Promise((resolve) => connect({ hostname: "127.0.0.1", port: "1", protocol: "http:" }, resolve));
    const before = isLoaded();
    await fetch("http://127.0.0.1/").catch(() => {});
    console.log(before, isLoaded());`;
  const flags = ["--conditions=@url1738/source", "--input-type=module", "-e", program];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: import.meta.dirname });
  expect(stdout).toBe("false true\n");
});
