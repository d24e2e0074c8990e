import type { Driver, Plan } from "@url1738/client";
import { createClient } from "@url1738/client";
import { createRegistry, type Scheme, urlErrorOf } from "@url1738/core";
import {
  decodedText,
  defineScheme,
  hostport,
  many,
  oneOf,
  optional,
  rule,
  sequence,
  uchar,
} from "@url1738/core/define";
import { checkLine } from "@url1738/core/runtime";
import { wais } from "@url1738/wais";
import { describe, expect, test } from "vitest";
import { drivers, localClient, registry } from "./client.ts";
import { eventually, textOf } from "./play.ts";
import { scripted } from "./servers/scripted.ts";

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

  test("one with an error closes its sockets", async () => {
    const server = await scripted([[{ end: "silence" }]]);
    const wrong: Driver = {
      protocol: "finger",
      async perform(plan: FingerPlan, io) {
        await io.connect(plan);
        throw new RangeError("error");
      },
    };
    const client = createClient(own, [wrong], { allow: () => true });
    await expect(client.open(`x-finger://127.0.0.1:${server.port}/`)).rejects.toThrow("error");
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
      reason: "client/no-driver",
      params: { protocol: "wais" },
      advice: { reason: "client/give-a-driver", params: { scheme: "wais" } },
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
