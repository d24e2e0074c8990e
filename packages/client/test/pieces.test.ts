import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { OpenOptions } from "@url1738/client";
import { describe, expect, test } from "vitest";
import { localClient } from "./client.ts";
import { LOGIN, RETR } from "./servers/ftp-steps.ts";
import { type Step, scripted } from "./servers/scripted.ts";

/** Octets that repeat at no round distance, so that none can pass for those before or after them. */
const PART = Array.from({ length: 99_991 }, (_, index) => String.fromCharCode((index * index) % 251)).join("");
const TIMES = 30;
const WHOLE = Buffer.from(PART.repeat(TIMES), "latin1");

const send = { send: PART, times: TIMES };
const length = `Content-Length: ${WHOLE.length}\r\n`;
const chunk = { send: `${PART.length.toString(16)}\r\n${PART}\r\n`, times: TIMES };
const asked = ["> GET /a HTTP/1.1", "> Host: 127.0.0.1:$PORT", "> Connection: close", "> "];

const servers: Readonly<Record<string, readonly [string, readonly Step[]]>> = {
  FTP: [
    "ftp://127.0.0.1:$PORT/a;type=i",
    [...LOGIN, ...RETR, "< 150 here", { data: PART, times: TIMES }, "< 226 done", "> QUIT"],
  ],
  "Gopher, octets": ["gopher://127.0.0.1:$PORT/9a", ["> a", send]],
  "Gopher, text": ["gopher://127.0.0.1:$PORT/0a", ["> a", send, { send: "\r\n.\r\n" }]],
  "Gopher+": ["gopher://127.0.0.1:$PORT/9a%09%09+", ["> a\t+", { send: `+${WHOLE.length}\r\n` }, send]],
  "HTTP with a length": ["http://127.0.0.1:$PORT/a", [...asked, { send: `HTTP/1.1 200 OK\r\n${length}\r\n` }, send]],
  "HTTP to the end": ["http://127.0.0.1:$PORT/a", [...asked, { send: "HTTP/1.1 200 OK\r\n\r\n" }, send]],
  "HTTP in chunks": [
    "http://127.0.0.1:$PORT/a",
    [...asked, { send: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" }, chunk, { send: "0\r\n\r\n" }],
  ],
};

async function piecesOf(
  url: string,
  options: OpenOptions,
  take: (piece: Uint8Array) => Uint8Array | Promise<Uint8Array>,
): Promise<Buffer> {
  const { body, done } = await localClient().open(url, options);
  const pieces: Uint8Array[] = [];
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) pieces.push(await take(piece));
  await done;
  return Buffer.concat(pieces).subarray(0, WHOLE.length);
}

/** Reads the resource of a URL in every way: each must find the same octets. */
async function expectWhole(url: string): Promise<void> {
  const kept = await piecesOf(url, {}, (piece) => piece);
  expect(kept.equals(WHOLE), "pieces that are kept").toBe(true);
  const borrowed = await piecesOf(url, { pieces: "borrowed" }, (piece) => Uint8Array.from(piece));
  expect(borrowed.equals(WHOLE), "pieces that are borrowed").toBe(true);
  const slowly = await piecesOf(url, { pieces: "borrowed" }, async (piece) => {
    await setTimeout(1);
    return Uint8Array.from(piece);
  });
  expect(slowly.equals(WHOLE), "pieces that are borrowed for a while").toBe(true);
}

describe("the pieces of a body", () => {
  test.concurrent.for(Object.entries(servers))("%s", async ([, [url, script]]) => {
    const server = await scripted([script]);
    await expectWhole(url.replace("$PORT", String(server.port)));
    expect(server.problems).toEqual([]);
    await server.close();
  });

  test("a file", async () => {
    const folder = mkdtempSync(join(tmpdir(), "pieces-"));
    writeFileSync(join(folder, "a"), WHOLE);
    await expectWhole(`file://${folder}/a`);
    rmSync(folder, { recursive: true, maxRetries: 20 });
  });

  test("those that are borrowed come in the same memory again and again", async () => {
    const [url, script] = servers.FTP as readonly [string, readonly Step[]];
    const server = await scripted([script]);
    const memories = new Set<ArrayBufferLike>();
    await piecesOf(url.replace("$PORT", String(server.port)), { pieces: "borrowed" }, (piece) => {
      memories.add(piece.buffer);
      return new Uint8Array();
    });
    expect(memories.size).toBeLessThan(6);
    await server.close();
  });

  test("entries are read from pieces that are kept", async () => {
    const line = "0name\t/selector\thost.dom\t70\r\n";
    const server = await scripted([["> ", { send: line.repeat(1000), times: 20 }]]);
    const { entries } = await localClient().open(`gopher://127.0.0.1:${server.port}/1`, { pieces: "borrowed" });
    let count = 0;
    for await (const { name, url } of entries()) if (name === "name" && url !== undefined) count += 1;
    expect(count).toBe(20_000);
    await server.close();
  });
});
