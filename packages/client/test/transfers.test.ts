import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import type { Driver, Plan, Progress } from "@url1738/client";
import { createClient } from "@url1738/client";
import { createRegistry, defineScheme, type Scheme, urlErrorOf } from "@url1738/core";
import { checkLine, decodedText, hostport, many, oneOf, optional, rule, sequence, uchar } from "@url1738/core/grammar";
import { wais } from "@url1738/wais";
import { describe, expect, test, vi } from "vitest";
import { drivers, localClient, registry } from "./client.ts";
import { eventually, textOf } from "./play.ts";
import { type Step, scripted } from "./servers/scripted.ts";

const LOGIN: readonly Step[] = ["< 220 hi", "> USER anonymous", "< 230 in"];
const RETR: readonly Step[] = ["> TYPE I", "< 200 ok", "> EPSV", "< 229 (|||$DATA|)", "> RETR a"];

describe("a transfer that is ended", () => {
  /** A server that stops at some step, and where the client is then. */
  const places: readonly (readonly [string, readonly Step[]])[] = [
    ["before the greeting", []],
    ["within a reply", [{ send: "220-hi\r\n22" }]],
    ["before the data", [...LOGIN, ...RETR]],
    ["within the data", [...LOGIN, ...RETR, "< 150 here", { data: "hello", end: "never" }]],
    ["before the last reply", [...LOGIN, ...RETR, "< 150 here", { data: "hello" }]],
  ];

  test.each(places)("%s: its sockets are closed at once", async (_, script) => {
    const server = await scripted([[...script, { end: "silence" }]]);
    const controller = new AbortController();
    const fetching = (async () => {
      const resource = await localClient().open(`ftp://127.0.0.1:${server.port}/a`, { signal: controller.signal });
      resource.done.catch(() => {});
      return textOf(resource.body);
    })();
    await Promise.all([
      expect(fetching).rejects.toMatchObject({ code: "aborted", error: { scheme: "ftp" } }),
      new Promise((resolve) => setTimeout(resolve, 30)).then(() => controller.abort()),
    ]);
    await eventually(() => server.open === 0, "the sockets are closed");
    expect(server.problems).toEqual([]);
    await server.close();
  });

  test("before it has begun", async () => {
    const connect = vi.fn();
    const opening = localClient({ connect }).open("gopher://127.0.0.1/", { signal: AbortSignal.abort() });
    await expect(opening).rejects.toMatchObject({ code: "aborted" });
    expect(connect).not.toHaveBeenCalled();
  });

  test("while it connects: a connection that comes later is closed", async () => {
    const controller = new AbortController();
    const server = await scripted([[{ end: "silence" }]]);
    const { connect } = await import("node:net");
    const client = localClient({
      connect: async ({ address, port }) => {
        controller.abort();
        const socket = connect(port, address);
        await once(socket, "connect");
        return socket;
      },
    });
    const opening = client.open(`gopher://127.0.0.1:${server.port}/`, { signal: controller.signal });
    await expect(opening).rejects.toMatchObject({ code: "aborted" });
    await eventually(() => server.connections === 1 && server.open === 0, "it is closed");
    await server.close();
  });

  test("by its reader: cancelling the body closes the sockets, and `done` fails", async () => {
    const server = await scripted([["> ", { flood: "x" }]]);
    const { body, done } = await localClient().open(`gopher://127.0.0.1:${server.port}/9`);
    const reader = body.getReader();
    await reader.read();
    await reader.cancel();
    await expect(done).rejects.toMatchObject({ code: "aborted" });
    await eventually(() => server.open === 0, "the sockets are closed");
    await server.close();
  });

  test("by its reader: leaving the entries closes the sockets", async () => {
    const server = await scripted([["> ", { flood: "0a\t/a\th\t70\r\n" }]]);
    const { entries } = await localClient().open(`gopher://127.0.0.1:${server.port}/1`);
    let count = 0;
    for await (const { name } of entries()) {
      expect(name).toBe("a");
      count += 1;
      if (count === 1000) break;
    }
    await eventually(() => server.open === 0, "the sockets are closed");
    await server.close();
  });

  test("by a function of the caller's that throws", async () => {
    const server = await scripted([["> ", { send: "hello" }]]);
    const onProgress = () => {
      throw new RangeError("mistake");
    };
    const { body } = await localClient().open(`gopher://127.0.0.1:${server.port}/9`, { onProgress });
    await expect(textOf(body)).rejects.toThrow("mistake");
    await eventually(() => server.open === 0, "the sockets are closed");
    await server.close();
  });

  test("no listener is left at a signal that many transfers share", async () => {
    const server = await scripted([["> ", { send: "hello" }]]);
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, "addEventListener");
    const removed = vi.spyOn(signal, "removeEventListener");
    for (let count = 0; count < 5; count++)
      expect(await textOf((await localClient().open(`gopher://127.0.0.1:${server.port}/9`, { signal })).body)).toBe(
        "hello",
      );
    expect(added.mock.calls.length).toBe(5);
    expect(removed.mock.calls.length).toBe(5);
    await server.close();
  });
});

describe("time", () => {
  test("a name that is not found in time", async () => {
    const client = localClient({ lookUp: () => new Promise(() => {}) });
    await expect(client.open("gopher://host.dom/", { timeout: 20 })).rejects.toMatchObject({
      code: "not-reached",
      message: "The resource was not reached within 0.02 seconds.",
    });
  });

  test("a connection that is not made in time", async () => {
    let isEnded = false;
    const client = localClient({
      connect: ({ signal }) =>
        new Promise(() => {
          signal.addEventListener("abort", () => {
            isEnded = true;
          });
        }),
    });
    await expect(client.open("gopher://127.0.0.1/", { timeout: 20 })).rejects.toMatchObject({ code: "not-reached" });
    expect(isEnded).toBe(true);
  });

  test("a greeting that comes drop by drop", async () => {
    const server = await scripted([[{ send: "220-x\r\n", times: 100_000 }]], { piece: 1 });
    const opening = localClient().open(`ftp://127.0.0.1:${server.port}/`, { timeout: 100, idleTimeout: 90 });
    await expect(opening).rejects.toMatchObject({ code: "not-reached" });
    await server.close();
  });

  test("a question to the user takes as long as it takes", async () => {
    const server = await scripted([["< 220 hi", "> USER anna", "< 331 and?", "> PASS x", "< 530 no"]]);
    const client = localClient({ askPassword: () => new Promise((resolve) => setTimeout(resolve, 600, "x")) });
    await expect(client.open(`ftp://anna@127.0.0.1:${server.port}/`, { timeout: 300 })).rejects.toMatchObject({
      code: "refused",
    });
    await server.close();
  });

  test("a reader who takes time loses nothing", async () => {
    const server = await scripted([["> ", { send: "hello ", times: 3 }]]);
    const { body } = await localClient().open(`gopher://127.0.0.1:${server.port}/9`, { idleTimeout: 40 });
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(await textOf(body)).toBe("hello hello hello ");
    await server.close();
  });

  test("a session may be idle", async () => {
    const server = await scripted([[{ receive: "x\r\n" }, { send: "bye" }]]);
    const session = await localClient().open(`telnet://127.0.0.1:${server.port}/`, { idleTimeout: 30 });
    const reading = textOf(session.body);
    await new Promise((resolve) => setTimeout(resolve, 90));
    await session.send?.(Buffer.from("x\r\n"));
    expect(await reading).toBe("bye");
    await server.close();
  });

  test("an address that does not answer gives way to the next", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const tried: string[] = [];
    const client = localClient({
      lookUp: async () => ["8.8.8.8", "9.9.9.9"],
      connect: ({ address }) => {
        tried.push(address);
        if (address === "9.9.9.9") throw new Error("no");
        queueMicrotask(() => vi.advanceTimersByTime(5000));
        return new Promise(() => {});
      },
    });
    await expect(client.open("gopher://host.dom/")).rejects.toMatchObject({ code: "not-reached" });
    expect(tried).toEqual(["8.8.8.8", "9.9.9.9"]);
    vi.useRealTimers();
  });
});

describe("a slow reader", () => {
  test("has the server wait", async () => {
    let sent = 0;
    const piece = Buffer.alloc(65_536);
    const server = createServer((socket: Socket) => {
      socket.on("error", () => {});
      const fill = () => {
        do sent += piece.length;
        while (socket.write(piece) && !socket.destroyed);
      };
      socket.on("drain", fill);
      socket.once("data", fill);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { readonly port: number };
    const resource = await localClient().open(`gopher://127.0.0.1:${port}/9`);
    const reader = resource.body.getReader();
    await reader.read();
    let before = -1;
    // Until the buffers of the system are full.
    while (before !== sent) {
      before = sent;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(sent).toBeLessThan(32_000_000);
    for (let read = 0; read < before; ) read += (await reader.read()).value?.length ?? 0;
    await eventually(() => sent > before, "the server goes on");
    resource.cancel();
    server.close();
  });
});

describe("what a transfer tells", () => {
  test("progress, with the size where it is known", async () => {
    const server = await scripted([
      [...LOGIN, ...RETR, "< 150 here (10 bytes)", { data: "hello", times: 2 }, "< 226 done", "> QUIT"],
    ]);
    const told: Progress[] = [];
    const resource = await localClient().open(`ftp://127.0.0.1:${server.port}/a`, {
      onProgress: (progress) => told.push(progress),
    });
    expect(resource.size).toBe(10);
    await textOf(resource.body);
    expect(told.at(-1)).toEqual({ received: 10, size: 10 });
    await server.close();
  });

  test("the last reply, once the resource is complete", async () => {
    const server = await scripted([
      [...LOGIN, ...RETR, "< 150 here", { data: "hello" }, "< 226-one", "< 226 two", "> QUIT"],
    ]);
    const { body, done } = await localClient().open(`ftp://127.0.0.1:${server.port}/a`);
    await textOf(body);
    expect(await done).toEqual({ code: 226, text: "226 two", lines: ["226-one", "226 two"] });
    await server.close();
  });

  test("the dialogue, in both directions", async () => {
    const server = await scripted([
      ["< 220 hi", "> USER anna", "< 331 and?", "> PASS hunter2", "< 530 hunter2 is wrong"],
    ]);
    const lines: string[] = [];
    const opening = localClient().open(`ftp://anna:hunter2@127.0.0.1:${server.port}/a`, {
      onDialogue: ({ direction, line }) => lines.push(`${direction}: ${line}`),
    });
    await expect(opening).rejects.toMatchObject({ code: "refused" });
    expect(lines).toEqual([
      `note: connected to 127.0.0.1, port ${server.port}`,
      "received: 220 hi",
      "sent: USER anna",
      "received: 331 and?",
      "sent: PASS ***",
      "received: 530 *** is wrong",
    ]);
    await server.close();
  });

  test("no password in an error of somebody who is asked for one", async () => {
    const server = await scripted([["< 220 hi", "> USER anna", "< 331 and?", "> PASS hunter2", "< 530 hunter2?"]]);
    const client = localClient({
      askPassword: ({ user, host, protocol }) => (user + host + protocol ? "hunter2" : ""),
    });
    const thrown: unknown = await client.open(`ftp://anna@127.0.0.1:${server.port}/a`).catch((error: unknown) => error);
    expect(JSON.stringify([thrown, String(thrown), (thrown as Error).stack])).not.toContain("hunter2");
    await server.close();
  });
});

describe("drivers", () => {
  const who = rule("who", many(oneOf(uchar, "@")));
  const finger = defineScheme({
    name: "x-finger",
    defaultPort: 79,
    schemepart: sequence("//", hostport, optional("/", decodedText("who", who))),
    access: ({ host, port, who = "" }) => ({ protocol: "finger", host, port, line: checkLine("x-finger", "who", who) }),
  });
  interface FingerPlan extends Plan {
    readonly host: string;
    readonly port: number;
    readonly line: string;
  }
  const fingerDriver: Driver = {
    protocol: "finger",
    async perform(plan: FingerPlan, io) {
      const connection = await io.connect(plan);
      await connection.writeLine(plan.line);
      return { kind: "file", body: connection.octets() };
    },
  };
  const own = createRegistry([finger, wais] as readonly Scheme[]);

  test("a third party's", async () => {
    const server = await scripted([["> j\xc3\xbcrgen", { send: "Login: jürgen\r\n" }]]);
    const client = createClient(own, [fingerDriver], { allow: () => true });
    const { kind, body } = await client.open(`x-finger://127.0.0.1:${server.port}/j%C3%BCrgen`);
    expect([kind, await textOf(body)]).toEqual(["file", "Login: j\xfcrgen\r\n"]);
    expect(server.problems).toEqual([]);
    await server.close();
  });

  test("its scheme's port is its own", async () => {
    const asked: (readonly number[])[] = [];
    const client = createClient(own, [fingerDriver], { allow: (_, __, ports) => asked.push(ports) < 0 });
    await expect(client.open("x-finger://127.0.0.1/a")).rejects.toMatchObject({ code: "not-reached" });
    expect(asked).toEqual([[79]]);
  });

  test("one that smuggles a line is refused by the only writer there is", async () => {
    const smuggler: Driver = {
      protocol: "finger",
      async perform(plan: FingerPlan, io) {
        await (await io.connect(plan)).writeLine("a\r\nb");
        return { kind: "file" };
      },
    };
    const server = await scripted([[{ end: "silence" }]]);
    const client = createClient(own, [smuggler], { allow: () => true });
    for (const line of ["a\r\nb", "a\nb", "a\rb", "a\0b", "\ud800"]) {
      const careless: Driver = {
        ...smuggler,
        async perform(plan: FingerPlan, io) {
          await (await io.connect(plan)).writeLine(line);
          return { kind: "file" };
        },
      };
      const opening = createClient(own, [careless], { allow: () => true }).open(`x-finger://127.0.0.1:${server.port}/`);
      await expect(opening).rejects.toMatchObject({ code: "unsafe-argument" });
    }
    await expect(client.open(`x-finger://127.0.0.1:${server.port}/`)).rejects.toMatchObject({
      code: "unsafe-argument",
    });
    await eventually(() => server.open === 0, "the sockets are closed");
    await server.close();
  });

  test("one with a mistake closes its sockets", async () => {
    const server = await scripted([[{ end: "silence" }]]);
    const wrong: Driver = {
      protocol: "finger",
      async perform(plan: FingerPlan, io) {
        await io.connect(plan);
        throw new RangeError("mistake");
      },
    };
    const client = createClient(own, [wrong], { allow: () => true });
    await expect(client.open(`x-finger://127.0.0.1:${server.port}/`)).rejects.toThrow("mistake");
    await eventually(() => server.connections === 1 && server.open === 0, "the sockets are closed");
    await server.close();
  });

  test("a scheme without one: the error has the plan, and says what a gateway would need", async () => {
    const thrown: unknown = await createClient(own, [])
      .open("wais://h/d?q")
      .catch((error: unknown) => error);
    expect(urlErrorOf(thrown)).toEqual({
      "~url1738": "error",
      code: "no-driver",
      message: 'There is no driver for the protocol "wais".',
      scheme: "wais",
      section: "4",
      hint: 'Give createClient a driver for it, or createRegistry a gateway for the scheme: { gateways: { "wais": "http://gateway.example/{url}" } }.',
      plan: { protocol: "wais", host: "h", port: 210, database: "d", search: "q" },
    });
  });

  test("a plan without its password", async () => {
    const thrown: unknown = await createClient(registry, [])
      .open("ftp://anna:hunter2@h/a")
      .catch((error: unknown) => error);
    expect(urlErrorOf(thrown)).toMatchObject({ code: "no-driver", plan: { user: "anna", password: "***" } });
    expect(JSON.stringify(thrown)).not.toContain("hunter2");
  });

  test.each([
    ["mailto:a@host.dom", "no-access"],
    ["nonsense", "no-scheme"],
    ["gopher://h_x/", "syntax"],
    ["gopher://h/1a%0D%0AQUIT", "not-allowed"],
    ["ftp://h/a%0D%0ADELE", "unsafe-argument"],
  ])("%s fails before anything is sent, with %s", async (url, code) => {
    const client = localClient({ lookUp: () => expect.unreachable(), connect: () => expect.unreachable() });
    await expect(client.open(url)).rejects.toMatchObject({ code });
  });

  test.each([
    { timeout: -1 },
    { maxBytes: 1.5 },
    { offset: Number.NaN },
    { offset: Infinity },
    { idleTimeout: "1" as never },
  ])("options %j are refused", async (options) => {
    await expect(localClient().open("gopher://127.0.0.1/", options)).rejects.toMatchObject({ code: "invalid-value" });
  });

  test("access is called anew on a value, which may have been changed", async () => {
    const value = registry.parse("ftp://h/a");
    await expect(localClient().open({ ...(value as object), name: "a\r\nDELE b" } as never)).rejects.toMatchObject({
      code: "unsafe-argument",
    });
    expect(drivers.length).toBeGreaterThan(0);
  });
});

describe("many at once", () => {
  test("a hundred menus", async () => {
    const server = await scripted([["> ", { send: "0a\t/a\th\t70\r\n", times: 50 }]]);
    const client = localClient();
    const texts = await Promise.all(
      Array.from({ length: 100 }, async () => textOf((await client.open(`gopher://127.0.0.1:${server.port}/1`)).body)),
    );
    expect(new Set(texts.map(({ length }) => length))).toEqual(new Set([50 * 12]));
    await eventually(() => server.open === 0, "the sockets are closed");
    await server.close();
  });

  test("a menu of a million entries streams", async () => {
    const line = "0name\t/selector\thost.dom\t70\r\n";
    const server = await scripted([["> ", { send: line.repeat(1000), times: 1000 }]]);
    const { entries, done } = await localClient().open(`gopher://127.0.0.1:${server.port}/1`);
    let count = 0;
    for await (const { url } of entries()) if (url !== undefined) count += 1;
    expect(count).toBe(1_000_000);
    await done;
    await server.close();
  });
});
