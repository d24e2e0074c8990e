import type { Progress } from "@url1738/client";
import { describe, expect, test } from "vitest";
import { DRAWS } from "../../../tooling/build/vitest/draws.ts";
import { localClient } from "./client.ts";
import { eventually, textOf } from "./play.ts";
import { LOGIN, RETR } from "./servers/ftp-steps.ts";
import { scripted } from "./servers/scripted.ts";

describe("the reports of a transfer", () => {
  test("progress, with the size if it is known", async () => {
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

  test("the dialogue of a request that is a single line", async () => {
    const server = await scripted([["> a", { send: "hello" }]]);
    const lines: string[] = [];
    const { body } = await localClient().open(`gopher://127.0.0.1:${server.port}/0a`, {
      onDialogue: ({ direction, line }) => lines.push(`${direction}: ${line}`),
    });
    await textOf(body);
    expect(lines).toContain("sent: a");
    await server.close();
  });

  test("a short password is masked as a word alone, and no masked digit tells which it is", async () => {
    const server = await scripted([[...LOGIN, ...RETR, "< 150 2 of 22", { data: "x" }, "< 226 2 done", "> QUIT"]]);
    const lines: string[] = [];
    const options = {
      login: { user: "anna", password: "2" },
      onDialogue: ({ line }: { readonly line: string }) => lines.push(line),
    };
    const { body, done } = await localClient().open(`ftp://127.0.0.1:${server.port}/a`, options);
    await textOf(body);
    expect(await done).toEqual({ code: 226, text: "226 *** done", lines: ["226 *** done"] });
    expect(lines).toEqual(expect.arrayContaining(["200 ok", "150 *** of 22"]));
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

  test("a menu of more entries than memory should hold at once streams", async () => {
    const line = "0name\t/selector\thost.dom\t70\r\n";
    // At least as many as fill the buffers between server and client several times.
    const times = DRAWS < 1 ? 20 : 1000;
    const server = await scripted([["> ", { send: line.repeat(1000), times }]]);
    const { entries, done } = await localClient().open(`gopher://127.0.0.1:${server.port}/1`);
    let count = 0;
    for await (const { url } of entries()) if (url !== undefined) count += 1;
    expect(count).toBe(1000 * times);
    await done;
    await server.close();
  });
});
