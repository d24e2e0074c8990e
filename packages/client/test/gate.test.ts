import { type Allow, allowGlobal, createClient } from "@url1738/client";
import { createRegistry, urlErrorOf } from "@url1738/core";
import { gopher } from "@url1738/gopher";
import { http } from "@url1738/http";
import { describe, expect, test } from "vitest";
import { drivers, localClient, registry } from "./client.ts";
import { textOf } from "./play.ts";
import { scripted } from "./servers/scripted.ts";

describe("ports", () => {
  test.each([
    [25, [], false],
    [6379, [80, 443], false],
    [21, [21], true],
    [21, [70], false],
    [80, [80, 443], true],
    [8080, [80, 443], true],
    [22, [21], false],
  ])("port %d, of a protocol with the ports %j: %j", (port, own, isAllowed) => {
    expect(allowGlobal("8.8.8.8", port, own)).toBe(isAllowed);
    expect(allowGlobal("10.0.0.1", port, own)).toBe(false);
  });
});

/** Makes a client that looks hosts up here, and records each lookup, each question to `allow` and each connection. */
function watched(addresses: Readonly<Record<string, readonly string[]>>, allow: Allow = allowGlobal) {
  const asked: string[] = [];
  const connected: string[] = [];
  const looked: string[] = [];
  const client = createClient(registry, drivers, {
    lookUp: async (host) => {
      looked.push(host);
      const found = addresses[host];
      if (found === undefined) throw Object.assign(new Error("nothing"), { code: "ENOTFOUND" });
      return found;
    },
    allow: (address, port, own) => {
      asked.push(`${address} ${port} ${own}`);
      return allow(address, port, own);
    },
    connect: ({ address, port, host }) => {
      connected.push(`${address} ${port} ${host}`);
      throw Object.assign(new Error("no"), { code: "ECONNREFUSED" });
    },
  });
  const open = (url: string) => client.open(url).then(undefined, (thrown: unknown) => urlErrorOf(thrown));
  return { asked, connected, looked, open };
}

describe("who is connected to", () => {
  test("a name that leads to this machine is not followed", async () => {
    const { asked, connected, open } = watched({ "evil.dom": ["127.0.0.1", "::1", "::ffff:10.0.0.1"] });
    expect(await open("gopher://evil.dom/")).toMatchObject({
      code: "not-reached",
      scheme: "gopher",
      component: "host",
      section: "6",
      message: "The address 127.0.0.1 of evil.dom may not be reached at port 70.",
    });
    expect(asked).toEqual(["127.0.0.1 70 70", "::1 70 70", "::ffff:10.0.0.1 70 70"]);
    expect(connected).toEqual([]);
  });

  test("the address of IPv6 in a URL is asked about and connected to, and not looked up", async () => {
    const { asked, connected, looked, open } = watched({});
    expect(await open("https://[::1]/")).toMatchObject({ message: "The address ::1 may not be reached at port 443." });
    expect(await open("https://[2606:4700::1111]:443/")).toMatchObject({
      message: "No connection to [2606:4700::1111], port 443: nothing is listening there.",
    });
    expect([asked, looked]).toEqual([["::1 443 80,443", "2606:4700::1111 443 80,443"], []]);
    expect(connected).toEqual(["2606:4700::1111 443 [2606:4700::1111]"]);
  });

  test("of several addresses, only those that are allowed are tried, the very ones that were asked about, and looked up once", async () => {
    const { asked, connected, looked, open } = watched({
      "host.dom": ["10.0.0.1", "8.8.8.8", "192.168.0.1", "9.9.9.9"],
    });
    expect(await open("http://host.dom/")).toMatchObject({
      code: "not-reached",
      message: "No connection to host.dom, port 80: nothing is listening there.",
    });
    expect(looked).toEqual(["host.dom"]);
    expect(asked).toEqual(["10.0.0.1 80 80,443", "8.8.8.8 80 80,443", "192.168.0.1 80 80,443", "9.9.9.9 80 80,443"]);
    expect(connected).toEqual(["8.8.8.8 80 host.dom", "9.9.9.9 80 host.dom"]);
  });

  test.each(["ftp://0.0.0.0/", "ftp://127.1.2.3/", "nntp://10.0.0.1/a", "telnet://192.168.0.1", "http://localhost/"])(
    "%s is not reached unless that is allowed",
    async (url) => {
      const client = createClient(registry, drivers, { connect: () => expect.unreachable() });
      await expect(client.open(url)).rejects.toMatchObject({ code: "not-reached" });
    },
  );

  test("a port of another service is not reached, nor is the default address of none", async () => {
    const { connected, open } = watched({ "host.dom": ["8.8.8.8"] });
    for (const url of [
      "gopher://host.dom:25/1",
      "http://host.dom:6379/",
      "ftp://host.dom:22/a",
      "telnet://host.dom:21/",
    ])
      expect(await open(url)).toMatchObject({ code: "not-reached" });
    expect(connected).toEqual([]);
  });

  test("a name that is not found", async () => {
    const { open } = watched({ "empty.dom": [] });
    expect(await open("gopher://no.dom/")).toMatchObject({
      code: "not-reached",
      message: /no.dom was not found: ENOTFOUND/,
    });
    expect(await open("gopher://empty.dom/")).toMatchObject({
      code: "not-reached",
      message: /empty.dom was not found/,
    });
  });

  test("a gate that takes its time, or fails", async () => {
    const slow = watched({ "host.dom": ["8.8.8.8"] }, async () => false);
    expect(await slow.open("gopher://host.dom/")).toMatchObject({ code: "not-reached" });
    expect(slow.connected).toEqual([]);
    const broken = localClient({
      allow: () => {
        throw new Error("error");
      },
    });
    await expect(broken.open("gopher://127.0.0.1/")).rejects.toThrow("error");
  });

  test("FTP's data come from the address of the control connection, and the gate is asked about it", async () => {
    const server = await scripted([
      [
        "< 220 hi",
        "> USER anonymous",
        "< 230 in",
        "> EPSV",
        "< 500 no",
        "> PASV",
        "< 227 (10,9,8,7,$HIGH,$LOW)",
        "> NLST",
        "< 150 ok",
        { data: "x\r\n" },
        "< 226 done",
        "> QUIT",
      ],
    ]);
    const asked: string[] = [];
    const connected: string[] = [];
    const client = localClient({
      allow: (address, port, own) => {
        asked.push(`${address} ${port === server.port ? "control" : "data"} ${own}`);
        return true;
      },
    });
    const { body } = await client.open(`ftp://127.0.0.1:${server.port}/`, {
      onDialogue: ({ direction, line }) => direction === "note" && connected.push(line.replace(/\d+$/, "")),
    });
    expect(await textOf(body)).toBe("x\r\n");
    expect(asked).toEqual(["127.0.0.1 control 21", "127.0.0.1 data "]);
    expect(connected).toEqual(["connected to 127.0.0.1, port ", "connected to 127.0.0.1, port "]);
    await server.close();
  });

  test("FTP's data are not fetched if the gate forbids it", async () => {
    const server = await scripted([
      ["< 220 hi", "> USER anonymous", "< 230 in", "> EPSV", "< 229 (|||6379|)", { end: "silence" }],
    ]);
    const client = localClient({ allow: (_, port) => port === server.port });
    await expect(client.open(`ftp://127.0.0.1:${server.port}/`)).rejects.toMatchObject({ code: "not-reached" });
    await server.close();
  });

  test("a redirect passes the gate", async () => {
    const server = await scripted([
      [
        "> GET / HTTP/1.1",
        "> Host: 127.0.0.1:$PORT",
        "> Connection: close",
        "> ",
        "< HTTP/1.1 302 Found",
        "< Location: http://127.0.0.2:$PORT/",
        "< ",
      ],
    ]);
    const client = localClient({ allow: (address) => address === "127.0.0.1" });
    await expect(client.open(`http://127.0.0.1:${server.port}/`, { follow: true })).rejects.toMatchObject({
      code: "not-reached",
      message: expect.stringContaining("127.0.0.2"),
    });
    expect(server.connections).toBe(1);
    await server.close();
  });

  test("a gateway passes the gate, and learns no password", async () => {
    const server = await scripted([
      [
        "> GET /ftp%3A%2F%2Fanna%40host.dom%2Fa HTTP/1.1",
        "> Host: 127.0.0.1:$PORT",
        "> Connection: close",
        "> ",
        "< HTTP/1.0 200 OK",
        "< ",
        { send: "from the gateway" },
      ],
    ]);
    const { ftp } = await import("@url1738/ftp");
    const gateways = { ftp: `http://127.0.0.1:${server.port}/{url}` };
    const through = createRegistry([ftp, http, gopher], { gateways });
    const client = createClient(through, drivers, { allow: () => true });
    const { body } = await client.open("ftp://anna:hunter2@host.dom/a");
    expect(await textOf(body)).toBe("from the gateway");
    expect(server.problems).toEqual([]);
    const careful = createClient(through, drivers);
    await expect(careful.open("ftp://anna:hunter2@host.dom/a")).rejects.toMatchObject({ code: "not-reached" });
    expect(server.connections).toBe(1);
    await server.close();
  });
});

test.each([null, undefined, "8.8.8.8", [null], [{}], []])(
  "a lookUp that returns %j finds no address",
  async (found) => {
    const client = localClient({ lookUp: async () => found as never });
    const error = await client.open("http://h.dom/").catch(urlErrorOf);
    expect(error).toMatchObject({ code: "not-reached", reason: "client/no-address" });
  },
);
