import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { localClient } from "./client.ts";
import { eventually, textOf, withStoppedClock } from "./play.ts";
import { LOGIN, RETR } from "./servers/ftp-steps.ts";
import { type Step, scripted } from "./servers/scripted.ts";

describe("a transfer that is ended", () => {
  /** The places where the client may be, each with a server that stops there. */
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
      server.silent.then(() => controller.abort()),
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
      throw new RangeError("error");
    };
    const { body } = await localClient().open(`gopher://127.0.0.1:${server.port}/9`, { onProgress });
    await expect(textOf(body)).rejects.toThrow("error");
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
      message: "The resource was not reached within 0.02 s.",
    });
  });

  test("a connection that is not made in time", async () => {
    let isEnded = false;
    const client = localClient({
      connect: ({ signal }) => {
        signal.addEventListener("abort", () => {
          isEnded = true;
        });
        queueMicrotask(() => vi.advanceTimersByTime(20));
        return new Promise(() => {});
      },
    });
    await withStoppedClock(() =>
      expect(client.open("gopher://127.0.0.1/", { timeout: 20 })).rejects.toMatchObject({ code: "not-reached" }),
    );
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
    const askPassword = async () => {
      vi.advanceTimersByTime(600);
      return "x";
    };
    await withStoppedClock(() =>
      expect(
        localClient({ askPassword }).open(`ftp://anna@127.0.0.1:${server.port}/`, { timeout: 300 }),
      ).rejects.toMatchObject({ code: "refused" }),
    );
    await server.close();
  });

  test("a reader who takes time loses nothing", async () => {
    const server = await scripted([["> ", { send: "x", times: 100_000 }, { end: "silence" }]]);
    await withStoppedClock(async () => {
      const resource = await localClient().open(`gopher://127.0.0.1:${server.port}/9`, { idleTimeout: 40 });
      vi.advanceTimersByTime(120);
      const reader = resource.body.getReader();
      let length = 0;
      while (length < 100_000) {
        length += (await reader.read()).value?.length ?? Number.NaN;
        vi.advanceTimersByTime(39);
      }
      expect(length).toBe(100_000);
      resource.cancel();
    });
    await server.close();
  });

  test("a session may be idle", async () => {
    const server = await scripted([[{ receive: "x\r\n" }, { send: "bye" }]]);
    await withStoppedClock(async () => {
      const session = await localClient().open(`telnet://127.0.0.1:${server.port}/`, { idleTimeout: 30 });
      const reading = textOf(session.body);
      vi.advanceTimersByTime(90);
      await session.send?.(Buffer.from("x\r\n"));
      expect(await reading).toBe("bye");
    });
    await server.close();
  });

  test("an address that does not answer gives way to the next", async () => {
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
    await withStoppedClock(() =>
      expect(client.open("gopher://host.dom/")).rejects.toMatchObject({ code: "not-reached" }),
    );
    expect(tried).toEqual(["8.8.8.8", "9.9.9.9"]);
  });

  test("an address that fails at once is waited for no longer", async () => {
    const client = localClient({
      lookUp: async () => ["8.8.8.8", "9.9.9.9"],
      connect: () => Promise.reject(new Error("no")),
    });
    await withStoppedClock(async () => {
      await expect(client.open("gopher://host.dom/")).rejects.toMatchObject({ code: "not-reached" });
      expect(vi.getTimerCount()).toBe(0);
    });
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
    // Wait until the system's buffers are full.
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
