import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { type ClientOptions, createClient, type OpenOptions } from "@url1738/client";
import { httpsDriver } from "@url1738/client/http";
import { createRegistry, type Scheme } from "@url1738/core";
import { http } from "@url1738/http";
import { https } from "@url1738/https";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { challengesIn } from "../src/http/authorize.ts";
import { textOf } from "./play.ts";

const read = (name: string) => readFileSync(new URL(`servers/${name}.pem`, import.meta.url), "utf8");
const localhost = { cert: read("localhost.cert"), key: read("localhost.key") };

const registry = createRegistry([http, https] as readonly Scheme[]);

const ANNA = { user: "anna", password: "pässwort" };
const BASIC = `Basic ${Buffer.from("anna:pässwort").toString("base64")}`;

/** The challenges of `/`, and all requests to the two servers. */
let challenges: readonly string[] = [];
let asked: IncomingMessage[] = [];

function serve() {
  return createServer(localhost, (request, response) => {
    asked.push(request);
    const { url, headers } = request;
    if (url === "/elsewhere") response.writeHead(302, { location: `https://localhost:${portOf(other)}/` }).end();
    else if (url === "/there") response.writeHead(302, { location: `https://localhost:${portOf(other)}/back` }).end();
    else if (url === "/back") response.writeHead(302, { location: `https://localhost:${portOf(server)}/` }).end();
    else if (url === "/here") response.writeHead(302, { location: "/" }).end();
    else if (headers.authorization === BASIC) response.writeHead(200, { "content-length": 2 }).end("ok");
    // A server may repeat the login.
    else response.writeHead(401, `Not ${headers.authorization}`, { "www-authenticate": [...challenges] }).end();
  });
}

const [server, other] = [serve(), serve()];
const portOf = (one: typeof server) => (one.address() as AddressInfo).port;

beforeAll(() => Promise.all([server, other].map((one) => once(one.listen(0), "listening"))));
afterAll(() => {
  for (const one of [server, other]) one.close().closeAllConnections();
});

/** Opens a path of the server, and returns the outcome. */
async function opened(path: string, options: OpenOptions = {}, more: ClientOptions = {}, offered = ["Basic realm=a"]) {
  challenges = offered;
  asked = [];
  const lines: string[] = [];
  const client = createClient(registry, [httpsDriver], { allow: () => true, ...more });
  const onDialogue = ({ line }: { readonly line: string }) => lines.push(line);
  const wishes = { tls: { ca: Buffer.from(localhost.cert) }, onDialogue, ...options };
  const result = await client.open(`https://localhost:${portOf(server)}${path}`, wishes).then(
    async ({ body }) => ({ text: await textOf(body) }),
    (thrown) => ({ message: thrown.message, hint: thrown.hint }),
  );
  const all = JSON.stringify([result, lines]);
  expect(all).not.toMatch(/p.sswort|YW5uYT/);
  const sent = asked.map(({ url, headers: { authorization, accept, ...fields } }) =>
    [url, authorization, accept, fields["x-api-key"]].filter(Boolean).join(" "),
  );
  return { ...result, sent };
}

describe("a login of https", () => {
  test.each([
    ["the only way", ["Basic realm=a"], { realm: "a" }],
    ["one of several", ['Negotiate, bAsIc charset="UTF-8" , realm = "a, \\"b\\""'], { realm: 'a, "b"' }],
    ["one of several fields", ["Digest realm=d, nonce=1", "Basic realm=b"], { realm: "b" }],
    ["without a realm", ["Basic"], { realm: undefined }],
  ])("is asked for once where Basic is %s", async (_, offered, { realm }) => {
    const questions: unknown[] = [];
    const askPassword = (question: unknown) => {
      questions.push(question);
      return ANNA;
    };
    expect(await opened("/", {}, { askPassword }, offered)).toEqual({ text: "ok", sent: ["/", `/ ${BASIC}`] });
    expect(questions).toEqual([{ protocol: "https", host: "localhost", user: undefined, realm }]);
  });

  test("may be given, and is sent only to who asks", async () => {
    expect(await opened("/", { login: ANNA })).toEqual({ text: "ok", sent: ["/", `/ ${BASIC}`] });
  });

  test("is wanted, which the error says if nobody gives one", async () => {
    expect(await opened("/")).toMatchObject({
      message: 'The server answered "401 Not undefined" and wants a login by Basic.',
      hint: expect.stringContaining("login"),
      sent: ["/"],
    });
  });

  test("that is refused is not asked for again", async () => {
    const { sent, ...refused } = await opened("/", {}, { askPassword: () => "pässwort" });
    expect(sent).toHaveLength(2);
    expect(refused).toEqual({
      message: 'The server refused the login: "401 Not Basic ***".',
      hint: "The user or the password is wrong.",
    });
  });

  test("follows a redirect to the same server, and to no other", async () => {
    const options = { follow: true, login: ANNA, headers: { Accept: "text/plain", "X-Api-Key": "k" } };
    const own = "text/plain k";
    expect(await opened("/here", options)).toEqual({
      text: "ok",
      sent: [`/here ${own}`, `/ ${own}`, `/ ${BASIC} ${own}`],
    });
    expect(await opened("/elsewhere", options)).toEqual({
      message: 'The server answered "401 Not undefined" and wants a login by Basic.',
      hint: "No login is sent to a server that a redirect leads to: open that URL itself.",
      sent: [`/elsewhere ${own}`, "/ text/plain"],
    });
    // Nor on the way back: the other server has chosen the request.
    expect(await opened("/there", options)).toMatchObject({
      hint: "No login is sent to a server that a redirect leads to: open that URL itself.",
      sent: [`/there ${own}`, "/back text/plain", "/ text/plain"],
    });
  });

  test("is not asked for unless Basic is offered", async () => {
    const askPassword = () => {
      throw new Error("Nobody should be asked.");
    };
    expect(await opened("/", {}, { askPassword }, ["Negotiate", "NTLM abc=="])).toEqual({
      message: 'The server answered "401 Not undefined" and wants a login by Negotiate, NTLM.',
      hint: "The client can log in only by Basic, with a user and a password.",
      sent: ["/"],
    });
  });

  test.each([
    ["a colon in the user", { ...ANNA, user: "an:na" }, "user"],
    ["a control in the user", { ...ANNA, user: "an\u0007na" }, "user"],
    ["a line break in the user", { ...ANNA, user: "anna\r\nA: b" }, "user"],
    ["a control in the password", { ...ANNA, password: `${ANNA.password}\0` }, "password"],
    ["another control in the password", { ...ANNA, password: `${ANNA.password}\u0085` }, "password"],
  ])("is not sent with %s", async (_, login, part) => {
    expect(await opened("/", { login })).toMatchObject({ message: expect.stringContaining(part), sent: ["/"] });
  });

  test("is asked for once in a session", async () => {
    challenges = ["Basic realm=a"];
    asked = [];
    let questions = 0;
    const askPassword = () => {
      questions += 1;
      return ANNA;
    };
    const client = createClient(registry, [httpsDriver], { allow: () => true, askPassword });
    const url = `https://localhost:${portOf(server)}/`;
    using session = client.session(url);
    for (let time = 0; time < 3; time++)
      expect(await textOf((await session.open(url, { tls: { ca: localhost.cert } })).body)).toBe("ok");
    expect([questions, asked.length]).toEqual([1, 4]);
  });

  test("certificates that are none are an error of the connection", async () => {
    const { message } = (await opened("/", { tls: { cert: "none" } })) as { readonly message?: string };
    expect(message).toMatch(/^No secure connection to localhost: ERR_/);
  });
});

describe("the challenges of a field", () => {
  test.each([
    ["", []],
    ["Basic", [{ scheme: "Basic", realm: undefined }]],
    [', ,Basic realm = "x y" ,', [{ scheme: "Basic", realm: "x y" }]],
    ['Basic realm="x', [{ scheme: "Basic", realm: undefined }]],
    ['"', []],
    [
      'Newauth realm="apps", type=1, title="Login to \\"apps\\"", Basic realm=simple',
      [
        { scheme: "Newauth", realm: "apps" },
        { scheme: "Basic", realm: "simple" },
      ],
    ],
    [
      "Negotiate abcd==, Basic",
      [
        { scheme: "Negotiate", realm: undefined },
        { scheme: "Basic", realm: undefined },
      ],
    ],
  ])("%s", (field, challenges) => {
    expect(challengesIn(field)).toEqual(challenges);
  });
});

test.each([
  [{ Host: "a" }, "Only the client may set"],
  [{ "Transfer-Encoding": "chunked" }, "Only the client may set"],
  [{ "content-length": "1" }, "Only the client may set"],
  [{ "If-None-Match": '"a"' }, "Only the client may set"],
  [{ "a b": "c" }, "is not a token"],
  [{ "": "c" }, "is not a token"],
  [{ A: "b\r\nC: d" }, "must be visible ASCII"],
  [{ A: " b" }, "must be visible ASCII"],
  [{ A: "é" }, "must be visible ASCII"],
  [{ A: 5 }, "must be visible ASCII"],
  [{ A: "a", a: "a" }, "at most 100 fields"],
  [{ A: "a".repeat(16_384) }, "at most 100 fields"],
  [Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`A${index}`, ""])), "at most 100 fields"],
  [null, "must be an object"],
])("the fields %j are refused", async (headers, message) => {
  const result = await opened("/", { headers: headers as never });
  expect(result).toMatchObject({ message: expect.stringContaining(message), sent: [] });
});
