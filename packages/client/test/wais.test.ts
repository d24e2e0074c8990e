import type { OpenOptions } from "@url1738/client";
import { urlErrorOf } from "@url1738/core";
import { afterEach, describe, expect, test } from "vitest";
import { localClient, registry } from "./client.ts";
import { eventually, textOf } from "./play.ts";
import { type Scripted, scripted } from "./servers/scripted.ts";
import { type Behaviour, WaisServer } from "./servers/wais.ts";

const LONG = "The quick brown fox. ".repeat(5000);

const fox = { id: "\x01\x04/a/b\x02\x011", types: ["TEXT"], headline: "Of foxes\n", text: LONG };

const documents = [
  fox,
  { id: "caf\xe9;type=a", types: ["TEXT", "PS"], headline: "caf\xe9", text: "two\r\n.\r\n\xff\0fox" },
  { id: "", types: [], headline: "nothing", text: "" },
  { id: "x", types: ["URL"], headline: "ftp://h.dom/%2Ffox", text: "" },
  { id: "y", types: ["URL"], headline: "file:///etc/passwd#fox", text: "" },
  { id: "z", types: ["URL"], headline: "file:///fox", text: "" },
];

const servers: (WaisServer | Scripted)[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(behaviour: Behaviour): Promise<WaisServer> {
  const server = await new WaisServer(behaviour).listen();
  servers.push(server);
  return server;
}

async function fetched(server: { readonly port: number }, path: string, options?: OpenOptions) {
  const { kind, body, done } = await localClient().open(`wais://127.0.0.1:${server.port}/${path}`, options);
  const text = await textOf(body);
  await done;
  return { kind, text };
}

async function refusedWith(fetching: Promise<unknown>) {
  const thrown = await fetching.catch((thrown: unknown) => thrown);
  expect(thrown).toBeInstanceOf(Error);
  return urlErrorOf(thrown);
}

describe("a search", () => {
  test("leads to the documents, once for each type", async () => {
    const server = await serve({ documents });
    const resource = await localClient().open(`wais://127.0.0.1:${server.port}/my%20db?fox`);
    expect(resource.kind).toBe("menu");
    const entries: unknown[] = [];
    for await (const { name, type, url, error } of resource.entries())
      entries.push([name, type, url === undefined ? error?.code : registry.format(url).replace(`:${server.port}`, "")]);
    expect(entries).toEqual([
      ["Of foxes", "TEXT", "wais://127.0.0.1/my%20db/TEXT/%01%04%2Fa%2Fb%02%011"],
      ["caf\udce9", "TEXT", "wais://127.0.0.1/my%20db/TEXT/caf%E9%3Btype%3Da"],
      ["caf\udce9", "PS", "wais://127.0.0.1/my%20db/PS/caf%E9%3Btype%3Da"],
      ["ftp://h.dom/%2Ffox", "URL", "ftp://h.dom/%2Ffox"],
      ["file:///etc/passwd#fox", "URL", "syntax"],
      ["file:///fox", "URL", "refused"],
    ]);
    expect(server.asked).toEqual([{ database: "my db", words: "fox" }]);
    await eventually(() => server.open === 0, "the connection is closed");
  });

  test("has the headlines as its octets", async () => {
    const server = await serve({ documents: documents.slice(0, 3) });
    expect(await fetched(server, "db?caf%E9%20nothing")).toEqual({
      kind: "menu",
      text: "caf\xe9\nnothing\n",
    });
  });

  test("that finds nothing leads nowhere", async () => {
    const server = await serve({ documents });
    const resource = await localClient().open(`wais://127.0.0.1:${server.port}/db?zebra`);
    for await (const entry of resource.entries()) expect(entry).toBeUndefined();
  });

  test("asks in these very octets", async () => {
    const server = await serve({ documents });
    await fetched(server, "db?fox");
    // Length, type; the first version, searches; messages of 65,536 octets.
    const init = ["0011", "14", "030180", "040180", "0503010000", "0603010000"].join("");
    // Length, type, bounds, replaced; no name of a result set, the database "db", a query of type 3.
    const search = ["0014", "16", "0003e80003e90003e8", "01", "1100", "12026462", "140133"].join("");
    // The words "fox", no date, a thousand documents.
    const information = ["630c", "6a03666f78", "6f0101", "720203e8"].join("");
    expect(server.received.map((hex) => Buffer.from(hex, "hex").toString("latin1", 0, 25))).toEqual([
      "0000000019z2wais        0",
      "0000000036z2wais        0",
    ]);
    expect(server.received.map((hex) => hex.slice(50))).toEqual([init, search + information]);
  });
});

describe("a document", () => {
  const first = "db/TEXT/%01%04%2Fa%2Fb%02%011";

  test.each<[string, Behaviour]>([
    ["in parts", {}],
    ["in one part", { messageSize: 65_535, documents: [{ ...fox, text: "short" }] }],
    ["in parts that are shorter than what was asked for", { longestPart: 7000 }],
    [
      "of which an exact number of parts is made",
      { messageSize: 1024 + 1050, documents: [{ ...fox, text: LONG.slice(0, 10_500) }] },
    ],
    ["after whose end the server sends an error", { beyond: ["SF", ""] }],
    ["with octets one by one", { isSlow: true, documents: [{ ...fox, text: LONG.slice(0, 2000) }] }],
    ["with acknowledgements", { acknowledges: true }],
  ])("%s", async (_, behaviour) => {
    const server = await serve({ documents, ...behaviour });
    const { text } = behaviour.documents?.[0] ?? fox;
    expect(await fetched(server, first)).toEqual({ kind: "file", text });
    expect(server.asked[0]).toMatchObject({ database: "db", type: "TEXT", id: fox.id, start: 0 });
    await eventually(() => server.open === 0, "the connection is closed");
  });

  test("of any octets, with any octets in its name", async () => {
    const server = await serve({ documents });
    expect(await fetched(server, "db/PS/caf%E9%3Btype%3Da")).toEqual({ kind: "file", text: "two\r\n.\r\n\xff\0fox" });
    expect(await fetched(server, "db/TEXT/")).toEqual({ kind: "file", text: "" });
  });

  test("from an offset on", async () => {
    const server = await serve({ documents });
    expect((await fetched(server, first, { offset: 99_990 })).text).toBe(LONG.slice(99_990));
  });

  test("within a limit", async () => {
    const server = await serve({ documents });
    expect(await refusedWith(fetched(server, first, { maxBytes: 99_999 }))).toMatchObject({ code: "too-large" });
    await eventually(() => server.open === 0, "the connection is closed");
  });

  test("asks in these very octets", async () => {
    const server = await serve({ documents });
    await fetched(server, "db/PS/x");
    const term = (attributes: string, value: string) =>
      `2c11${Buffer.from(`${attributes} ig ig ig ig`).toString("hex")}2d${Buffer.from(value).length.toString(16).padStart(2, "0")}${Buffer.from(value).toString("hex")}`;
    const and = "2e0161";
    const query = [
      term("un re", "x"),
      term("wt re", "PS"),
      and,
      term("wb ro", "0"),
      and,
      term("wb rl", "28976"),
      and,
    ].join("");
    const elementSet = `130f${Buffer.from(" \x1fDocument Text").toString("hex")}`;
    const request = `16${"000001000002000001"}01${"1100"}${"12026462"}${"140131"}${elementSet}`;
    const head = (request.length / 2).toString(16).padStart(4, "0");
    expect(server.received[1]?.slice(50)).toBe(`${head}${request}15${(query.length / 2).toString(16)}${query}`);
  });
});

describe("failures", () => {
  test.each<[string, Behaviour, string, object]>([
    ["no words", {}, "db", { code: "no-access", hint: "Add a question mark and the words to search for." }],
    ["two databases in one name", {}, "a%1Fb?x", { code: "unsafe-argument", component: "database" }],
    ["no session", { accepts: false }, "db?x", { code: "refused", message: "The server refused the session." }],
    [
      "no such document",
      { documents },
      "db/TEXT/no",
      { code: "refused", message: 'The server refused the document: "S1 No such document".' },
    ],
    [
      "a search that is refused",
      { diagnostic: ["S3", ""] },
      "db?x",
      { code: "refused", message: 'The server refused the search: "S3".' },
    ],
    ["an end before the session", { endsAt: 1 }, "db?x", { code: "incomplete" }],
    ["an end in the middle of an answer", { endsAt: 0.5 }, "db?x", { code: "incomplete" }],
    ["an end between the parts", { documents, endsAt: 3 }, "db/TEXT/%01%04%2Fa%2Fb%02%011", { code: "incomplete" }],
    [
      "an end in the middle of a part",
      { documents, endsAt: 3.5 },
      "db/TEXT/%01%04%2Fa%2Fb%02%011",
      { code: "incomplete" },
    ],
    [
      "a message between the parts",
      { documents: [{ ...fox, id: "a" }], beyond: ["S2", ""], longestPart: 0 },
      "db/TEXT/a",
      { code: "refused" },
    ],
  ])("%s", async (_, behaviour, path, expected) => {
    const server = await serve(behaviour);
    expect(await refusedWith(fetched(server, path))).toMatchObject({
      scheme: "wais",
      ...expected,
    });
    await eventually(() => server.open === 0, "the connection is closed");
  });

  test.each<[string, string, string]>([
    ["another protocol", "220 ready, this is not what you are looking for\r\n", "does not begin with the header"],
    ["a request that is not understood", "0000000000n2wais        0", "did not understand"],
    ["compression", "0000000003z2wais      u 0abc", "compressed or encoded"],
    ["a message without an end", "9999999999z2wais        0", "more than 1048576 octets"],
    [
      "an answer to something else",
      "0000000003z2wais        0\0\x01\x17",
      "not an answer to the beginning of a session",
    ],
    ["an APDU that is longer than its message", "0000000003z2wais        0\0\x09\x15", "ends in the middle"],
    ["nothing", "0000000000z2wais        0", "ends in the middle"],
    [
      "an element that is longer than its APDU",
      "0000000007z2wais        0\0\x05\x15\x01\x05\x7f\x01",
      "ends in the middle",
    ],
    ["a length without an end", "0000000009z2wais        0\0\x07\x15\x01\x05\xff\xff\xff\xff", "too long"],
  ])("%s", async (_, send, message) => {
    const server = await scripted([[{ send }, { end: "silence" }]]);
    servers.push(server);
    const error = await refusedWith(fetched(server, "db?x"));
    expect(error?.message).toContain(message);
    expect(["refused", "too-large"]).toContain(error?.code);
    await eventually(() => server.open === 0, "the connection is closed");
  });

  test("silence", async () => {
    const server = await scripted([[{ end: "silence" }]]);
    servers.push(server);
    expect(await refusedWith(fetched(server, "db?x", { timeout: 100 }))).toMatchObject({ code: "not-reached" });
  });
});
