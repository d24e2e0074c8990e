import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { urlErrorOf } from "@url1738/core";
import { expect, onTestFinished, test } from "vitest";
import { SEED, scaled } from "../../../tooling/build/vitest/draws.ts";
import { localClient } from "./client.ts";
import { type Random, randomOf } from "./fuzz.ts";
import { eventually } from "./play.ts";
import { FtpServer } from "./servers/ftp-server.ts";

/** The number of transfers; every night, ten thousand. */
const TRANSFERS = scaled(2500);

const AT_ONCE = 1000;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const LONG = "x".repeat(100_000);

/** Answers every connection with a long text, as HTTP or Gopher. */
async function served(head: string) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.once("data", () => socket.end(head + LONG));
  });
  server.listen(0, "127.0.0.1", 4096);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { port: (server.address() as { readonly port: number }).port, sockets };
}

/** Begins a transfer, and ends it at a random moment: by its signal, by cancelling it, or not before its end. */
async function transfer(client: ReturnType<typeof localClient>, urls: readonly string[], random: Random) {
  const url = urls[Math.floor(random() * urls.length)] as string;
  const controller = new AbortController();
  const moment = random();
  if (moment < 0.2) controller.abort();
  else if (moment < 0.6) setTimeout(() => controller.abort(), random() * 200);
  try {
    const resource = await client.open(url, { signal: controller.signal });
    const isCancelled = random() < 0.2;
    let received = 0;
    for await (const piece of resource.body as unknown as AsyncIterable<Uint8Array>) {
      received += piece.length;
      if (isCancelled) break;
    }
    if (!isCancelled) await resource.done;
    return isCancelled ? "cancelled" : received === LONG.length ? "complete" : "short";
  } catch (thrown) {
    return urlErrorOf(thrown)?.code ?? String(thrown);
  }
}

/** Returns the open descriptors, where the system lists them, and everything that keeps the process alive, by kind. */
function held() {
  const descriptors = process.platform === "linux" ? readdirSync("/proc/self/fd").length : 0;
  const resources = process.getActiveResourcesInfo();
  return { descriptors, sockets: resources.filter((name) => /TCP|TLS/.test(name)).length, timers: countOf(resources) };
}

type Held = ReturnType<typeof held>;

const countOf = (resources: readonly string[]) => resources.filter((name) => name === "Timeout").length;

test("of thousands of transfers at once, ended at random, nothing is left", async () => {
  const folder = mkdtempSync(join(tmpdir(), "soak-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "long"), LONG);
  const http = await served(`HTTP/1.1 200 OK\r\nContent-Length: ${LONG.length}\r\n\r\n`);
  const gopher = await served("");
  const ftp = await new FtpServer({ home: { long: LONG } }).listen();
  onTestFinished(() => ftp.close());
  const urls = [
    `http://127.0.0.1:${http.port}/long`,
    `gopher://127.0.0.1:${gopher.port}/9long`,
    `ftp://127.0.0.1:${ftp.port}/long`,
    pathToFileURL(join(folder, "long")).href,
  ];
  const client = localClient();
  const outcomes = new Map<string, number>();
  let seed = SEED;

  async function run(count: number) {
    const transfers = Array.from({ length: count }, () => transfer(client, urls, randomOf(seed++)));
    for (const outcome of await Promise.all(transfers)) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    await eventually(
      () => [http, gopher, ftp].every(({ sockets }) => sockets.size === 0),
      "the servers have no connections",
    );
    // Timers that were to end transfers which ended earlier.
    await new Promise((resolve) => setTimeout(resolve, 250));
    collectGarbage();
    return { held: held(), heap: process.memoryUsage().heapUsed };
  }

  // Everything that is made once is made now.
  const before = await run(Math.min(AT_ONCE, TRANSFERS));
  let after = before;
  for (let left = TRANSFERS; left > 0; left -= AT_ONCE) after = await run(Math.min(AT_ONCE, left));
  expect([...outcomes.keys()].sort()).toEqual(["aborted", "cancelled", "complete"]);
  // A server may close a connection a moment before the client does.
  const isNoMore = (now: Held) => (Object.keys(now) as (keyof Held)[]).every((kind) => now[kind] <= before.held[kind]);
  // Leftovers of another test file, counted at the beginning, may be gone.
  await eventually(() => isNoMore(held()), "no more is held than before");
  // A socket or a buffer that is left of each transfer would be more.
  expect(after.heap - before.heap).toBeLessThan(1000 * Math.max(TRANSFERS, 2500));
});
