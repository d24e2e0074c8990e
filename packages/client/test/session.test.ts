import { once } from "node:events";
import { createServer } from "node:http";
import type { Session } from "@url1738/client";
import { urlErrorOf } from "@url1738/core";
import { describe, expect, test } from "vitest";
import { localClient, registry } from "./client.ts";
import { eventually, textOf } from "./play.ts";
import { type FtpManners, FtpServer, type Tree } from "./servers/ftp-server.ts";
import { scripted } from "./servers/scripted.ts";

const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}.txt`, `text ${index}`]));
const tree: Tree = {
  home: { pub: many, "a b": { sub: { x: "in sub" }, y: "in a b" }, empty: {} },
  etc: { motd: "hi" },
};

async function withFtp(manners: FtpManners, run: (server: FtpServer, at: (path: string) => string) => Promise<void>) {
  const server = await new FtpServer(tree, manners).listen();
  try {
    await run(server, (path) => `ftp://127.0.0.1:${server.port}/${path}`);
    await eventually(() => server.sockets.size === 0, "all connections are closed");
  } finally {
    server.close();
  }
}

async function get(session: Session, url: string): Promise<string> {
  try {
    const { body, done } = await session.open(url);
    const text = await textOf(body);
    await done;
    return text;
  } catch (thrown) {
    return urlErrorOf(thrown)?.code ?? String(thrown);
  }
}

describe("a session over FTP", () => {
  let asked = 0;

  test("fetches the entries of a listing over the connection of the listing", () =>
    withFtp({}, async (server, at) => {
      const session = localClient().session(at("pub/"));
      const texts: string[] = [];
      for await (const { url } of (await session.open(at("pub/"))).entries())
        if (url) texts.push(await get(session, registry.format(url)));
      expect(texts).toEqual(Object.values(many));
      session.close();
      expect(server.commands).toHaveLength(1);
      const [said = []] = server.commands;
      expect(said.slice(0, 9)).toEqual([
        "USER anonymous",
        "PASS anonymous@",
        "PWD",
        "CWD pub",
        "EPSV",
        "NLST",
        "TYPE I",
        "EPSV",
        "RETR f0.txt",
      ]);
      expect(said.filter((line) => /^(?:CWD|TYPE)/.test(line))).toHaveLength(2);
      await eventually(() => said.at(-1) === "QUIT", "it has said good-bye");
    }));

  test("returns to the directory of the login, and fetches all at once one after the other", () =>
    withFtp({}, async (server, at) => {
      const session = localClient().session(at(""));
      const paths = [
        "a%20b/sub/x",
        "a%20b/y",
        "%2Fetc/motd",
        "pub/f1.txt;type=a",
        "pub/gone",
        "pub/f2.txt",
        "gone/x",
        "empty/",
      ];
      const texts = await Promise.all(paths.map((path) => get(session, at(path))));
      expect(texts).toEqual(["in sub", "in a b", "hi", "text 1", "refused", "text 2", "refused", ""]);
      // A refusal leaves the connection in step.
      expect(server.commands).toHaveLength(1);
      session.close();
      expect(await get(session, at("pub/f1.txt"))).toBe("aborted");
    }));

  test.each([
    [{}, "directory;type=d a b 2024-02-29T01:02:03.500Z", ["NLST", "MLSD"]],
    [{ lacks: ["MLSD"] }, "undefined a b", ["NLST", "MLSD"]],
  ])("lists facts, or names where the server has none", (manners, expected, verbs) =>
    withFtp(manners, async (server, at) => {
      const session = localClient().session(at(""));
      const shown: string[] = [];
      for await (const { name, type, size, modified, url } of (await session.open(at(""))).entries({ facts: true })) {
        const mark = url && registry.format(url).endsWith(";type=d") ? ";type=d" : "";
        shown.push(
          [`${type}${mark}`, name, size, modified?.toISOString()].filter((part) => part !== undefined).join(" "),
        );
      }
      expect(shown).toContain(expected);
      expect(shown).toHaveLength(3);
      const last: string[] = [];
      for await (const { name, size } of (await session.open(at("pub/"))).entries({ facts: true, last: 2 }))
        last.push(`${name} ${size ?? 7}`);
      expect(last).toEqual(["f38.txt 7", "f39.txt 7"]);
      expect(server.commands).toHaveLength(1);
      expect(server.commands[0]?.filter((line) => /^(?:NLST|MLSD)/.test(line)).slice(0, 2)).toEqual(verbs);
      session.close();
    }),
  );

  test("opens another connection for another login, and closes the one used least recently", () =>
    withFtp({}, async (server, at) => {
      const session = localClient().session(at(""), { connections: 1 });
      const [other, third] = ["me", "you"].map((user) => at("pub/f1.txt").replace("//", `//${user}:hunter2@`));
      for (const url of [at("pub/f0.txt"), other, other, third]) await get(session, url as string);
      expect(server.commands.map((said) => said.filter((line) => line.startsWith("RETR")).length)).toEqual([1, 2, 1]);
      await eventually(() => server.sockets.size === 1, "the others are closed");
      session.close();
    }));

  test("ends by using", () =>
    withFtp({}, async (server, at) => {
      {
        using session = localClient().session(at(""));
        expect(await get(session, at("pub/f1.txt"))).toBe("text 1");
      }
      {
        await using session = localClient().session(at(""));
        expect(await get(session, at("pub/f2.txt"))).toBe("text 2");
      }
      await eventually(() => server.commands.every((said) => said.at(-1) === "QUIT"), "both have said good-bye");
      expect(server.commands).toHaveLength(2);
    }));

  test.each<[string, FtpManners, number]>([
    [
      "after 421",
      { instead: (line, number) => (number === 0 && line === "EPSV" && ++asked === 2 ? "421 late" : undefined) },
      2,
    ],
    ["where the way back is refused", { instead: (line) => (line === "CWD /home" ? "550 no" : undefined) }, 2],
    ["where the way back is unknown", { lacks: ["PWD"] }, 2],
    [
      "after a refusal that says more",
      { instead: (line) => (line === "RETR gone" ? "550 no\r\n226 or yes" : undefined) },
      2,
    ],
  ])("goes on %s", (_, manners, connections) =>
    withFtp(manners, async (server, at) => {
      const session = localClient().session(at(""));
      expect(await get(session, at("pub/f1.txt"))).toBe("text 1");
      expect(await get(session, at("pub/gone"))).toBe("refused");
      expect(await get(session, at("a%20b/y"))).toBe("in a b");
      expect(server.commands).toHaveLength(connections);
      session.close();
    }),
  );

  test("ends transfers that wait for one that nobody reads", () =>
    withFtp({}, async (_, at) => {
      const session = localClient().session(at(""));
      await session.open(at("pub/f1.txt"));
      const late = session.open(at("pub/f2.txt"), { timeout: 20 });
      await expect(late).rejects.toMatchObject({ code: "not-reached" });
      session.close();
    }));

  test("closes a connection without a transfer", () =>
    withFtp({}, async (_, at) => {
      await get(localClient().session(at(""), { idleTimeout: 1 }), at("pub/f1.txt"));
    }));

  test.each([["connections"], ["idleTimeout"]])("refuses %s that is not a count", (name) => {
    expect(() => localClient().session("ftp://host.dom/", { [name]: -1 })).toThrow(name);
  });
});

test("a session over NNTP fetches articles over the connection of the group", async () => {
  const article = (number: number) => [
    "> GROUP a.b",
    "< 211 2 1 2 a.b",
    `> ARTICLE ${number}`,
    `< 220 ${number} <x>`,
    "< text",
    "< .",
  ];
  const listing = ["> GROUP a.b", "< 211 2 1 2 a.b", "> LISTGROUP a.b", "< 211 list", "< 1", "< 2", "< ."];
  const script = ["< 200 hi", "> MODE READER", "< 200 hi", ...listing, ...article(1), ...article(2), "> QUIT"];
  const server = await scripted([script]);
  const session = localClient().session(`nntp://127.0.0.1:${server.port}/a.b`);
  const group = await session.open(`nntp://127.0.0.1:${server.port}/a.b`);
  for await (const { url } of group.entries())
    expect(url && (await get(session, registry.format(url)))).toBe("text\r\n");
  session.close();
  await eventually(() => server.open === 0, "the connection is closed");
  expect([server.connections, server.problems]).toEqual([1, []]);
  await server.close();
});

test("a session over NNTP keeps the connection after a missing article, but not after a refusal to continue", async () => {
  const first = ["< 200 hi", "> MODE READER", "< 200 hi", "> GROUP no", "< 411 none", "> GROUP a.b", "< 211 2 1 2 a.b"];
  const second = ["> ARTICLE 3", "< 423 none", "> GROUP a.b", "< 502 enough"];
  const server = await scripted([
    [...first, ...second],
    ["< 200 hi", "> MODE READER", "< 200 hi", "> GROUP a.b", "< 400"],
  ]);
  const session = localClient().session(`nntp://127.0.0.1:${server.port}/a.b`);
  for (const path of ["no", "a.b/3", "a.b/1", "a.b"])
    expect(await get(session, `nntp://127.0.0.1:${server.port}/${path}`)).toBe("refused");
  session.close();
  await server.close();
  expect([server.connections, server.problems]).toEqual([2, []]);
});

test.each([
  [
    "OVER",
    [
      "> OVER 4-9",
      "< 224 overview",
      "< 4\tS\tme <a@b>\tMon, 1 Jan 2024\t<i>\t\t12\t3",
      "< 9\tT\t\t\t<j>\t\tx\t",
      "< .",
    ],
    "S",
  ],
  [
    "XOVER",
    [
      "> OVER 4-9",
      "< 500 ?",
      "> XOVER 4-9",
      "< 224 it",
      "< 4\tS\tme <a@b>\tMon, 1 Jan 2024\t<i>\t\t12\t3",
      "< 9\tT",
      "< .",
    ],
    "S",
  ],
  ["only numbers", ["> OVER 4-9", "< 500 ?", "> XOVER 4-9", "< 500 ?"], undefined],
])("the last articles of a group by %s", async (_, steps, subject) => {
  const listing = ["> LISTGROUP a.b", "< 211 list", "< 1", "< 4", "< 9", "< ."];
  const script = [
    "< 200 hi",
    "> MODE READER",
    "< 200 hi",
    "> GROUP a.b",
    "< 211 3 1 9 a.b",
    ...listing,
    ...steps,
    "> QUIT",
  ];
  const server = await scripted([script]);
  const group = await localClient().open(`nntp://127.0.0.1:${server.port}/a.b`);
  const entries = [];
  for await (const entry of group.entries({ facts: true, last: 2 })) entries.push(entry);
  const facts = { subject, from: "me <a@b>", date: "Mon, 1 Jan 2024", size: 12, lines: 3 };
  expect(entries).toMatchObject([{ name: "4", ...(subject && facts) }, { name: "9" }]);
  await server.close();
  expect(server.problems).toEqual([]);
});

test("a session over HTTP reuses the connection, and makes a new one if the server has closed it", async () => {
  const server = createServer((_, response) => response.end("text")).listen(0, "127.0.0.1");
  await once(server, "listening");
  let connections = 0;
  server.on("connection", () => {
    connections += 1;
  });
  const session = localClient().session("http://127.0.0.1/");
  const url = `http://127.0.0.1:${(server.address() as { readonly port: number }).port}/`;
  const texts = [await get(session, url), await get(session, url)];
  server.closeAllConnections();
  texts.push(await get(session, url));
  expect([texts, connections]).toEqual([["text", "text", "text"], 2]);
  session.close();
  server.close();
});

test("of several transfers that wait, one goes on whose server and login are free", () =>
  withFtp({}, async (_, at) => {
    const session = localClient().session(at(""), { connections: 2 });
    const other = at("pub/f1.txt").replace("//", "//me:hunter2@");
    const [first, second] = [await session.open(at("pub/f0.txt")), await session.open(other)];
    const ended: string[] = [];
    const later = [
      get(session, other).then(() => ended.push("other")),
      get(session, at("pub/f2.txt")).then(() => ended.push("own")),
    ];
    await textOf(first.body);
    await later[1];
    expect(ended).toEqual(["own"]);
    await textOf(second.body);
    await later[0];
    expect(ended).toEqual(["own", "other"]);
    session.close();
  }));
