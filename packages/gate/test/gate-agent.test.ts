import { execFile } from "node:child_process";
import { Agent, type ClientRequest, get, type RequestOptions } from "node:http";
import { get as getByTls, Agent as TlsAgent } from "node:https";
import { connect as connectTcp, type LookupFunction, type Socket, type TcpNetConnectOpts } from "node:net";
import { getCACertificates } from "node:tls";
import { promisify } from "node:util";
import { createGate, gateAgent } from "@url1738/gate";
import { expect, onTestFinished, test, vi } from "vitest";
import { ok, served, servedByTls } from "./local-servers.ts";

const refused = { name: "GateError", code: "not-allowed" };

function got(url: string, agent: Agent, options: RequestOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = (url.startsWith("https:") ? getByTls : get)(url, { agent, ...options }, (response) => {
      let body = "";
      response.on("data", (data) => {
        body += data;
      });
      response.on("end", () => resolve(body)).on("error", reject);
    });
    request.on("error", reject);
  });
}

/** The addresses of names, and whether they are allowed: as a test changes them. */
interface World {
  addresses: readonly string[];
  allowed: readonly string[];
}

/** Gates an agent in a world. */
function gated<A extends Agent>(agent: A, world: World): A {
  onTestFinished(() => agent.destroy());
  return createGate({
    lookUp: async () => world.addresses,
    allow: (address) => world.allowed.includes(address),
  }).gateAgent(agent);
}

const here: World = { addresses: ["127.0.0.1"], allowed: ["127.0.0.1"] };
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Waits until the agent keeps so many idle connections. */
const idle = (agent: Agent, count: number) =>
  expect.poll(() => Object.values(agent.freeSockets).flat().length).toBe(count);

test.each(["http", "https"])(
  "by %s, an idle connection is used again only while the rule allows it",
  async (scheme) => {
    const { port, connections } = scheme === "http" ? await served(ok) : await servedByTls(ok);
    const world = { ...here };
    const [ca] = getCACertificates("default");
    const agent = gated(
      scheme === "http" ? new Agent({ keepAlive: true }) : new TlsAgent({ keepAlive: true, ca }),
      world,
    );
    const url = `${scheme}://localhost:${port}/`;
    for (let count = 0; count < 2; count++) {
      expect(await got(url, agent)).toBe("ok");
      await idle(agent, 1);
    }
    expect(connections.count).toBe(1);
    world.allowed = [];
    await expect(got(url, agent)).rejects.toMatchObject(refused);
    world.allowed = here.allowed;
    expect(await got(url, agent)).toBe("ok");
  },
);

test.each(["fifo", "lifo"] as const)(
  "of the idle connections of a name, %s, one to an allowed address is taken",
  async (scheduling) => {
    const server = await served(
      ({ socket }, response) => void setImmediate(() => response.end(socket.localAddress)),
      "0.0.0.0",
    );
    const url = `http://name.dom:${server.port}/`;
    const world: World = { addresses: ["127.0.0.1"], allowed: ["127.0.0.1", "127.0.0.2"] };
    const agent = gated(new Agent({ keepAlive: true, scheduling }), world);
    const first = got(url, agent);
    await turn();
    world.addresses = ["127.0.0.2"];
    expect(await Promise.all([first, got(url, agent)])).toEqual(["127.0.0.1", "127.0.0.2"]);
    for (const address of scheduling === "lifo" ? ["127.0.0.1", "127.0.0.2"] : ["127.0.0.2", "127.0.0.1"]) {
      world.addresses = [address];
      expect(await got(url, agent)).toBe(address);
      await idle(agent, 1);
      await expect.poll(() => server.connections.open).toBe(1);
    }
    expect(server.connections.count).toBe(3);
  },
);

test.each([1, 4])("requests that wait for one of %s connections are asked about again", async (maxSockets) => {
  const waiting: (() => void)[] = [];
  const { port, connections, asked } = await served((_, response) => void waiting.push(() => response.end("ok")));
  const world = { ...here };
  const agent = gated(new Agent({ keepAlive: true, maxSockets }), world);
  const url = `http://name.dom:${port}/`;
  const outcomes = Array.from({ length: 20 }, () => got(url, agent).catch(({ code }) => code));
  await expect.poll(() => waiting.length).toBe(maxSockets);
  world.allowed = [];
  for (const answer of waiting.splice(0)) answer();
  const all = await Promise.all(outcomes);
  expect(all.filter((outcome) => outcome === "not-allowed").length).toBe(20 - maxSockets);
  expect([asked.length, connections.most]).toEqual([maxSockets, maxSockets]);
  world.allowed = here.allowed;
  const last = got(url, agent);
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  expect(await last).toBe("ok");
});

test("a request that waits for a connection gets the first that is free", async () => {
  const { port, connections } = await served((_, response) => void setImmediate(() => response.end("ok")));
  const agent = gated(new Agent({ keepAlive: true, maxSockets: 2 }), here);
  await Promise.all(Array.from({ length: 10 }, () => got(`http://name.dom:${port}/`, agent)));
  expect(connections.count).toBe(2);
});

test("connections that were made before the agent was gated are closed", async () => {
  const { port } = await served(ok);
  const url = `http://127.0.0.1:${port}/`;
  const agent = new Agent({ keepAlive: true });
  await got(url, agent);
  await idle(agent, 1);
  gateAgent(agent);
  expect(Object.values(agent.freeSockets).flat()).toMatchObject([{ destroyed: true }]);
  await expect(got(url, agent)).rejects.toMatchObject(refused);
  const busy = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers = [got(url, busy), got(url, busy)];
  gateAgent(busy);
  const [first, second] = await Promise.allSettled(answers);
  expect([first?.status, second]).toMatchObject(["fulfilled", { reason: refused }]);
});

test.each([
  ["both allow an address", ["127.0.0.1", "127.0.0.2"], ["127.0.0.2"], "127.0.0.2"],
  ["the first allows none", [], ["127.0.0.1"], refused],
  ["the second allows none", ["127.0.0.1"], [], refused],
  ["they allow different ones", ["127.0.0.1"], ["127.0.0.2"], refused],
])("two gates of one agent: %s", async (_, first, second, outcome) => {
  const { port } = await served(({ socket }, response) => response.end(socket.localAddress), "0.0.0.0");
  const agent = new Agent({ keepAlive: true });
  for (const allowed of [first, second]) gated(agent, { addresses: ["127.0.0.1", "127.0.0.2"], allowed });
  const answer = await got(`http://name.dom:${port}/`, agent).catch((error) => error);
  if (typeof outcome === "string") expect(answer).toBe(outcome);
  else expect(answer).toMatchObject(outcome);
});

/** Agents that connect to 127.0.0.1, whatever they are told. */
const astray: Readonly<Record<string, (port: number) => Agent>> = {
  "returns a connection": (port) => {
    const create = () => connectTcp(port, "127.0.0.1");
    return Object.assign(new Agent(), { createConnection: create });
  },
  "calls back with one": (port) => {
    const create = (_: object, created: (error: null, stream: object) => void) => {
      const socket = connectTcp(port, "127.0.0.1", () => created(null, socket));
    };
    return Object.assign(new Agent(), { createConnection: create });
  },
};

test.each(Object.keys(astray))("an agent whose function %s to another address sends nothing there", async (kind) => {
  const { port, asked } = await served(ok);
  const make = astray[kind] as (typeof astray)[string];
  const world = { addresses: ["127.0.0.9"], allowed: ["127.0.0.9"] };
  await expect(got(`http://name.dom:${port}/`, gated(make(port), world))).rejects.toMatchObject(refused);
  const replaced = Object.assign(gated(new Agent(), world), { createConnection: make(port).createConnection });
  await expect(got(`http://name.dom:${port}/`, replaced)).rejects.toMatchObject(refused);
  expect(asked).toEqual([]);
  expect(await got(`http://name.dom:${port}/`, gated(make(port), here))).toBe("ok");
});

test("errors of the function that connects reach each request", async () => {
  const fails = () => {
    throw new Error("enough");
  };
  const agent = gated(Object.assign(new Agent({ maxSockets: 1 }), { createConnection: fails }), here);
  const outcomes = await Promise.all(
    [1, 2, 3].map(() => got("http://name.dom/", agent).catch(({ message }) => message)),
  );
  expect(outcomes).toEqual(["enough", "enough", "enough"]);
});

test("a request that ends while its host is looked up ends at once, and makes no connection", async () => {
  const { port, connections } = await served(ok);
  const agent = createGate({ lookUp: () => new Promise(() => {}) }).gateAgent(new Agent());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const controller = new AbortController();
  const aborted = got(`http://name.dom:${port}/`, agent, { signal: controller.signal });
  await turn();
  controller.abort();
  await expect(aborted).rejects.toMatchObject({ name: "AbortError" });
  expect(connections.count).toBe(0);
});

/** Connects before Node makes a connection of it, as some packages do. */
class Early extends Agent {
  createSocket(_: ClientRequest, to: TcpNetConnectOpts, created: (error: Error | null, socket?: Socket) => void) {
    const { host, port, lookup } = to;
    const socket = connectTcp({ host, port, lookup } as TcpNetConnectOpts, () => created(null, socket));
    socket.on("error", created);
  }
}

test("an agent looks names up by the gate, whatever it would do itself", async () => {
  const { port } = await served(ok);
  const lookup: LookupFunction = (_host, _options, answer) => answer(new Error("It was asked."), "", 0);
  for (const agent of [new Agent({ lookup }), new Early()])
    expect(await got(`http://name.dom:${port}/`, gated(agent, here))).toBe("ok");
});

test("an idle connection of another host is not used, even if the agent has one name for both", async () => {
  const { port, asked } = await served(ok);
  const world = { ...here };
  const agent = Object.assign(gated(new Agent({ keepAlive: true }), world), { getName: () => "one" });
  await got(`http://name.dom:${port}/`, agent);
  await idle(agent, 1);
  Object.assign(world, { addresses: ["127.0.0.2"], allowed: ["127.0.0.2"] });
  await expect(got(`http://other.dom:${port}/`, agent)).rejects.toMatchObject(refused);
  expect(asked.length).toBe(1);
});

test("a socket of this machine is refused, also if a program connects by the agent itself", async () => {
  const agent = gated(new Agent(), here) as unknown as {
    createConnection(to: object, created: (error: Error | null, socket: Socket) => void): void;
  };
  const failed = new Promise((resolve) => {
    agent.createConnection({ path: "/none" }, (_error, socket) => socket.on("error", resolve));
  });
  expect(await failed).toMatchObject(refused);
});

const proxyEnv = { HTTP_PROXY: "http://127.0.0.1:1", HTTPS_PROXY: "http://127.0.0.1:1" };

test.each([
  ["Node's own", new Agent({ proxyEnv })],
  ["Node's own, by TLS", new TlsAgent({ proxyEnv })],
  ["one of a package", Object.assign(new Agent(), { proxy: new URL("http://127.0.0.1:1") })],
  ["one of a package that chooses it late", Object.assign(new Agent(), { getProxyForUrl: () => "" })],
])("an agent with a proxy is refused: %s", (_, agent) => {
  expect(() => gateAgent(agent)).toThrow("The agent connects through a proxy, whose connections cannot be checked.");
});

test("an agent that may use a proxy but has none is gated", () => {
  expect(() => gateAgent(new Agent({ proxyEnv: {} }))).not.toThrow();
});

test("a process with proxies in its environment fetches without them, refuses its global agents, and ends by itself", async () => {
  const { port, asked } = await served(ok);
  const program = `
    import { globalAgent } from "node:http";
    import { createGate, gateAgent } from "@url1738/gate";
    const { fetch } = createGate({ allow: () => true });
    for (let count = 0; count < 2; count++) console.log(await (await fetch("http://127.0.0.1:${port}/")).text());
    try { gateAgent(globalAgent); } catch ({ code }) { console.log(code); }`;
  const flags = ["--conditions=@url1738/source", "--input-type=module", "-e", program];
  const env = { ...process.env, ...proxyEnv, NODE_USE_ENV_PROXY: "1" };
  const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: import.meta.dirname, env });
  expect([stdout, asked.length]).toEqual(["ok\nok\nnot-allowed\n", 2]);
});
