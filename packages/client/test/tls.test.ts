import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createSecureContext, createServer } from "node:tls";
import { createClient } from "@url1738/client";
import { createRegistry, type Scheme } from "@url1738/core";
import { http } from "@url1738/http";
import { https } from "@url1738/https";
import { describe, expect, test } from "vitest";
import { drivers, localClient } from "./client.ts";
import { eventually, textOf } from "./play.ts";
import { type Step, scripted } from "./servers/scripted.ts";

const read = (name: string) => readFileSync(new URL(`servers/${name}.pem`, import.meta.url), "utf8");
const localhost = { cert: read("localhost.cert"), key: read("localhost.key") };
const other = { cert: read("other.cert"), key: read("other.key") };
const trusting = { tls: { ca: localhost.cert } };

const client = createClient(createRegistry([http, https] as readonly Scheme[]), drivers, { allow: () => true });

const AUTH: readonly Step[] = ["< 220 hi", "> AUTH TLS", "< 234 go", { tls: true }];
const PROTECTED: readonly Step[] = [...AUTH, "> PBSZ 0", "< 200 ok", "> PROT P", "< 200 ok"];
const REST: readonly Step[] = [
  "> USER anna",
  "< 331 and?",
  "> PASS hunter2",
  "< 230 in",
  "> TYPE I",
  "< 200 ok",
  "> EPSV",
  "< 229 (|||$DATA|)",
  "> RETR a",
  "< 150 here",
  { data: "hello" },
  "< 226 done",
  "> QUIT",
];

async function ftp(script: readonly Step[], options: object = trusting, tls = localhost) {
  const server = await scripted([script], { tls: { secureContext: createSecureContext(tls) } });
  const fetched = await localClient()
    .open(`ftp://anna:hunter2@127.0.0.1:${server.port}/a`, options)
    .then(({ body }) => textOf(body))
    .catch((thrown: unknown) => thrown);
  await eventually(() => server.open === 0, "the sockets are closed");
  const { problems, resumed } = server;
  await server.close();
  return { fetched, problems, resumed };
}

describe("FTP over TLS", () => {
  test("the control connection and the data are protected", async () => {
    // Many servers require that the data connection resumes the session of the other.
    expect(await ftp([...PROTECTED, ...REST])).toEqual({ fetched: "hello", problems: [], resumed: [false, true] });
  });

  test("a server without TLS learns nothing more", async () => {
    const { fetched, problems } = await ftp(["< 220 hi", "> AUTH TLS", "< 502 unknown", "> "]);
    expect(fetched).toMatchObject({ code: "refused", message: expect.stringContaining("TLS, which was asked for") });
    expect(problems).toEqual(['expected "", received ""']);
  });

  test("a server that does not protect the data", async () => {
    const { fetched } = await ftp([...AUTH, "> PBSZ 0", "< 200 ok", "> PROT P", "< 536 no"]);
    expect(fetched).toMatchObject({ code: "refused", message: expect.stringContaining("protect the data") });
  });

  test("a server with data in the clear", async () => {
    const { fetched } = await ftp([...PROTECTED, ...REST.slice(0, -3), { plain: "hello" }, "< 226 done"]);
    expect(fetched).toMatchObject({ code: "not-reached", message: expect.stringContaining("No secure connection") });
  });

  test("octets from before the handshake are dropped", async () => {
    const early: readonly Step[] = [
      "< 220 hi",
      "> AUTH TLS",
      { send: "234 go\r\n200 early\r\n200 early\r\n230 in\r\n" },
      { tls: true },
    ];
    const script = [...early, ...PROTECTED.slice(AUTH.length), ...REST];
    const { fetched } = await ftp(script);
    // The injected replies are not taken for answers: the handshake follows, or nothing.
    expect(fetched === "hello" || (fetched as { code?: string }).code === "not-reached").toBe(true);
  });

  test.each([
    ["that nobody vouches for", true, localhost],
    ["of another host", { ca: other.cert }, other],
  ])("a certificate %s", async (_, tls, certificate) => {
    const { fetched } = await ftp([...PROTECTED, ...REST], { tls }, certificate);
    expect(fetched).toMatchObject({ code: "not-reached", message: expect.stringContaining("No secure connection") });
  });

  // Octets before the handshake are ignored, so a server that speaks in the clear is the same as a silent one.
  test.each([
    ["is silent", [{ end: "silence" }]],
    ["goes", [{ end: "close" }]],
    ["goes on in the clear", ["< this is not TLS", { end: "silence" }]],
  ] as const)("a server that %s", async (_, behaviour) => {
    const { fetched } = await ftp(["< 220 hi", "> AUTH TLS", "< 234 go", ...behaviour], { ...trusting, timeout: 200 });
    expect(fetched).toMatchObject({ code: "not-reached" });
  });
});

describe("NNTP over TLS", () => {
  test("protected before anything is asked", async () => {
    const script: readonly Step[] = [
      "< 200 hi",
      "> STARTTLS",
      "< 382 go",
      { tls: true },
      "> MODE READER",
      "< 200 hi",
      "> GROUP a",
      "< 211 1 1 1 a",
      "> QUIT",
    ];
    const server = await scripted([script], { tls: localhost });
    const { body, done } = await localClient().open(`nntp://127.0.0.1:${server.port}/a`, trusting);
    expect(await textOf(body)).toBe("");
    expect(await done).toMatchObject({ code: 211 });
    await eventually(() => server.open === 0, "the sockets are closed");
    expect(server.problems).toEqual([]);
    await server.close();
  });

  test("a server without it", async () => {
    const server = await scripted([["< 200 hi", "> STARTTLS", "< 500 what?"]]);
    const opening = localClient().open(`nntp://127.0.0.1:${server.port}/a`, trusting);
    await expect(opening).rejects.toMatchObject({ code: "refused", message: expect.stringContaining("TLS") });
    await server.close();
  });
});

describe("HTTPS", () => {
  async function serve(response: string, { cert, key } = localhost, onName = (_: string | false) => {}) {
    const server = createServer({ cert, key }, (socket) => {
      onName(socket.servername ?? false);
      socket.on("error", () => {});
      socket.once("data", () => socket.end(response));
    });
    server.on("tlsClientError", () => {});
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return { port: (server.address() as { readonly port: number }).port, close: () => server.close() };
  }

  test("a response", async () => {
    const server = await serve("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello");
    const { body } = await client.open(`https://127.0.0.1:${server.port}/a`, trusting);
    expect(await textOf(body)).toBe("hello");
    server.close();
  });

  test("the final dot of a host is not part of the name that TLS asks for", async () => {
    const names: (string | false)[] = [];
    const server = await serve("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", localhost, (name) =>
      names.push(name),
    );
    const asking = createClient(createRegistry([https]), drivers, {
      allow: () => true,
      lookUp: async () => ["127.0.0.1"],
    });
    const { body } = await asking.open(`https://localhost.:${server.port}/a`, trusting);
    expect([await textOf(body), names]).toEqual(["hello", ["localhost"]]);
    server.close();
  });

  test.each([
    ["nobody vouches for", undefined, localhost],
    ["is of another host", { ca: other.cert }, other],
  ])("a certificate that %s", async (_, tls, certificate) => {
    const server = await serve("HTTP/1.1 200 OK\r\n\r\n", certificate);
    const opening = client.open(`https://127.0.0.1:${server.port}/a`, { tls });
    await expect(opening).rejects.toMatchObject({ code: "not-reached", error: { scheme: "https" } });
    server.close();
  });

  test("a body shorter than its length", async () => {
    const server = await serve("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nhello");
    const { body } = await client.open(`https://127.0.0.1:${server.port}/a`, trusting);
    await expect(textOf(body)).rejects.toMatchObject({ code: "incomplete" });
    server.close();
  });

  test("a redirect to http is not followed", async () => {
    const server = await serve("HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n");
    const opening = client.open(`https://127.0.0.1:${server.port}/a`, { ...trusting, follow: true });
    await expect(opening).rejects.toMatchObject({
      code: "refused",
      message: expect.stringContaining("from https to http"),
    });
    server.close();
  });

  test("a redirect from http to https is followed", async () => {
    const secure = await serve("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello");
    const plain = await scripted([
      [
        "> GET /a HTTP/1.1",
        "> Host: 127.0.0.1:$PORT",
        "> Connection: close",
        "> ",
        "< HTTP/1.1 301 Moved",
        `< Location: https://127.0.0.1:${secure.port}/b`,
        "< ",
      ],
    ]);
    // Node does not trust the certificate, and `tls` cannot be given for http.
    const opening = client.open(`http://127.0.0.1:${plain.port}/a`, { follow: true });
    await expect(opening).rejects.toMatchObject({ code: "not-reached", message: expect.stringContaining("No secure") });
    secure.close();
    await plain.close();
  });
});
