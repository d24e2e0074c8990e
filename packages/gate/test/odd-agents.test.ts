import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { createGate, gateAgent } from "@url1738/gate";
import { expect, test } from "vitest";
import { ok, served } from "./local-servers.ts";

// Agents that only their authors make.

type Created = (error: Error | null, stream?: Socket | null) => void;

function got(port: number, agent: Agent): Promise<unknown> {
  return new Promise((resolve) => {
    const request = get(`http://h.dom:${port}/`, { agent }, (response) => {
      response.on("data", (data) => resolve(`${data}`));
    });
    request.on("error", resolve);
  });
}

/** Makes an agent with other functions, which reaches one address. */
const agentWith = (functions: object, address = "127.0.0.1") =>
  createGate({ lookUp: async () => [address], allow: () => true }).gateAgent(Object.assign(new Agent(), functions));

test.each([
  ["::1", "0:0:0:0:0:0:0:1", true],
  ["fe80::1%eth0", "fe80:0::1%eth0", true],
  ["fe80::1%eth0", "fe80::1%eth1", false],
  ["fe80::1%eth0", "fe80::1", false],
  ["::1", "::2", false],
  ["8.8.8.8", "8.8.8.8", true],
  ["8.8.8.8", "8.8.8.9", false],
])("to the allowed address %s, a connection to %s is used: %s", async (allowed, remoteAddress, isUsed) => {
  const { port, asked } = await served(ok);
  const createConnection = (_: unknown, created: Created) => {
    const socket = connect(port, "127.0.0.1", () => {
      created(null, Object.defineProperty(socket, "remoteAddress", { value: remoteAddress }));
    });
  };
  const answer = await got(port, agentWith({ createConnection }, allowed));
  const message = `The agent has connected to ${remoteAddress}, which may not be reached for this host.`;
  expect(isUsed ? answer : [(answer as Error).message]).toEqual(isUsed ? "ok" : [message]);
  expect(asked.length).toBe(isUsed ? 1 : 0);
});

const failing = () => {
  throw new Error("It does not work.");
};

test.each<[string, object, message: string]>([
  ["adding a request fails", { addRequest: failing }, "It does not work."],
  ["connecting fails", { createConnection: failing }, "It does not work."],
  [
    "connecting ends with an error",
    { createConnection: (_: unknown, created: Created) => created(new Error("It ends.")) },
    "It ends.",
  ],
  [
    "connecting ends without a connection",
    { createConnection: (_: unknown, created: Created) => created(null, null) },
    "There is no connection.",
  ],
  [
    "making a socket ends with an error",
    { createSocket: (_request: unknown, _to: unknown, created: Created) => created(new Error("It ends.")) },
    "It ends.",
  ],
])("if %s, the request does", async (_, functions, message) => {
  const { port, asked } = await served(ok);
  expect(await got(port, agentWith(functions))).toMatchObject({ message });
  expect(asked).toEqual([]);
});

test("an event that is not about a free connection is emitted as usual", () => {
  const agent = gateAgent(new Agent());
  const heard: unknown[] = [];
  agent.on("odd", (...values) => heard.push(...values));
  expect([agent.emit("odd", 1, 2), agent.emit("unheard"), heard]).toEqual([true, false, [1, 2]]);
});

test.each([
  ["127.0.0.1", undefined],
  ["10.0.0.1", 'No address of the host "h.dom" may be reached.'],
])("what connects asks by itself if nobody has asked before it: %s", async (address, refusal) => {
  const { port } = await served(ok);
  const gate = createGate({ lookUp: async () => [address], allow: (asked) => asked === "127.0.0.1" });
  const agent = gate.gateAgent(new Agent()) as Agent & {
    readonly createConnection: (to: object, created: Created) => void;
  };
  const error = await new Promise((resolve) => {
    agent.createConnection({ host: "h.dom", port }, (_error, socket) => {
      socket
        ?.on("connect", () => resolve(socket.destroy() && undefined))
        .on("error", ({ message }) => resolve(message));
    });
  });
  expect(error).toBe(refusal);
});

test.each([
  [{ HTTP_PROXY: "x" }, true],
  [{ https_proxy: "x" }, true],
  [{ no_proxy: "x" }, false],
  [{ xhttp_proxy: "x", http_proxyx: "x" }, false],
  [{}, false],
  [null, false],
])("an agent of an older Node with the proxies %j is refused: %s", (proxyEnv, isRefused) => {
  const agent = { options: { proxyEnv }, freeSockets: {}, createConnection: failing } as unknown as Agent;
  const gated = () => gateAgent(agent);
  if (isRefused) expect(gated).toThrow("through a proxy");
  else expect(gated()).toBe(agent);
});
