import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import type { Gate } from "@url1738/gate";
import { delivered } from "../../client/test/servers/delivered.ts";

type Fetch = Gate["fetch"];

/** An answer of a server. All strings are octets: one character each. `$PORT` is the server's port. */
export interface Answer {
  readonly case: string;
  /** The octets; after them, the text in `coded`, coded in the order of the names. */
  readonly answer: string;
  readonly coded?: { readonly text: string; readonly by: readonly string[] };
  /** How the connection ends; by default, the server closes it. In silence, the signal is given after the head, or without one. */
  readonly ends?: "reset" | "silence in the body" | "silence";
  readonly path?: string;
  readonly init?: RequestInit;
  /** The code of the gate's refusal, which is documented; by default, the gate does as the platform. */
  readonly refused?: string;
}

const encoders: Readonly<Record<string, (octets: Buffer) => Buffer>> = {
  gzip: (octets) => gzipSync(octets),
  deflate: (octets) => deflateSync(octets),
  "raw deflate": (octets) => deflateRawSync(octets),
  br: (octets) => brotliCompressSync(octets),
};

const coded = ({ text, by }: NonNullable<Answer["coded"]>) =>
  by.reduce<Buffer>((octets, name) => encoders[name]?.(octets) ?? octets, Buffer.from(text));

/** Answers `/end` with the request, `/hops/N` with N redirects, and everything else as the row says. */
function answerTo(request: string, port: number, row: Answer): Buffer {
  const [, method, target = ""] = /^(\S+) (\S+)/.exec(request) ?? [];
  const [, hops] = /^\/hops\/([1-9]\d*)$/.exec(target) ?? [];
  if (hops !== undefined)
    return Buffer.from(`HTTP/1.1 302 Found\r\nLocation: /hops/${Number(hops) - 1}\r\nContent-Length: 0\r\n\r\n`);
  if (/^\/(?:end|hops\/0)/.test(target)) {
    // Only the connection may differ: the gate's is closed after the response.
    const seen = request.replace(/^(?:connection|keep-alive|host):.*\r\n/gim, "");
    return Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${seen.length}\r\n\r\n${method === "HEAD" ? "" : seen}`);
  }
  const octets = Buffer.from(row.answer.replaceAll("$PORT", `${port}`), "latin1");
  return row.coded === undefined ? octets : Buffer.concat([octets, coded(row.coded)]);
}

/** Serves a row on the loopback. */
async function served(row: Answer) {
  const sockets = new Set<Socket>();
  let asked = () => {};
  const silent = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    let request = "";
    socket.on("data", (piece) => {
      request += Buffer.from(piece).toString("latin1");
      const end = request.indexOf("\r\n\r\n") + 4;
      const [, length = "0"] = /^content-length: (\d+)/im.exec(request) ?? [];
      if (end < 4 || request.length < end + Number(length)) return;
      const { port } = server.address() as { readonly port: number };
      socket.write(answerTo(request, port, row), () => {
        if (row.ends === "reset") delivered(socket).then(() => socket.resetAndDestroy());
        else if (row.ends === undefined) socket.end();
        else asked();
      });
      request = "";
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as { readonly port: number }).port,
    silent,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Returns everything that the caller of a `fetch` learns of an error, without the port. */
function told(thrown: unknown): unknown {
  const { name, message, code, cause } = thrown as Error & { readonly code?: unknown };
  return { name, message, code, ...(cause instanceof Error && { cause: told(cause) }) };
}

/** The time after which the signal is given, in milliseconds: it leaves time for an answer on a busy machine. */
const LIMIT = 30_000;

/** Everything that the caller of a transfer learns: a head, a body, an error; or that it does not end, not even with the signal. */
export interface Outcome {
  readonly head?: object;
  readonly body?: string;
  readonly error?: unknown;
  readonly isEndless?: true;
}

/** Fetches a row's URL with a signal, reports the head to `begun`, and returns the body, one character an octet. */
export type Transfer = (url: string, signal: AbortSignal, begun: (head: object) => void) => Promise<string>;

/** Serves a row, and returns what a transfer learns of it. */
export async function outcomeOf(transfer: Transfer, row: Answer): Promise<Outcome> {
  const server = await served(row);
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (row.ends === "silence") server.silent.then(abort);
  const timers = [setTimeout(abort, LIMIT)];
  const never = new Promise<Outcome>((resolve) => {
    timers.push(setTimeout(resolve, 2 * LIMIT, { isEndless: true }));
  });
  let head: object | undefined;
  const learned = transfer(`http://127.0.0.1:${server.port}${row.path ?? "/"}`, controller.signal, (received) => {
    head = received;
    if (row.ends === "silence in the body") setTimeout(abort, 1);
  }).then(
    (body) => ({ head, body }),
    (thrown: unknown) => ({ head, error: told(thrown) }),
  );
  const outcome = await Promise.race([learned, never]);
  for (const timer of timers) clearTimeout(timer);
  await server.close();
  return JSON.parse(JSON.stringify(outcome).replaceAll(`${server.port}`, "$PORT"));
}

/** Returns what the caller of a `fetch` learns of a row. */
export const outcome = (fetch: Fetch, row: Answer): Promise<Outcome> =>
  outcomeOf(async (to, signal, begun) => {
    const response = await fetch(to, { ...row.init, signal });
    const { status, statusText, type, url, redirected, headers } = response;
    begun({ status, statusText, type, url, redirected, headers: [...headers] });
    return Buffer.from(await response.arrayBuffer()).toString("latin1");
  }, row);

/** Returns the outcome of the platform's `fetch`, or the refusal that is documented, and that of the gate's. */
export async function outcomes(gated: Fetch, row: Answer): Promise<readonly [expected: object, actual: object]> {
  const { refused } = row;
  const actual = await outcome(gated, row);
  if (refused === undefined) return [await outcome(globalThis.fetch, row), actual];
  const error = actual.error as { readonly name?: string; readonly code?: string } | undefined;
  return [
    { name: "GateError", code: refused },
    { name: error?.name, code: error?.code },
  ];
}

/**
 * Gives the signal after the garbage was collected, while the server is silent: before the answer and within the body.
 *
 * @returns The errors that `fetch` and the body end with.
 */
export async function abortedLate(fetch: Fetch, collectGarbage: () => void): Promise<readonly unknown[]> {
  const answers = ["", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n"].map(async (answer) => {
    const server = await served({ case: "silence", answer, ends: "silence" });
    const controller = new AbortController();
    const begun = fetch(new Request(`http://127.0.0.1:${server.port}/`, { signal: controller.signal }));
    const ended = (answer === "" ? begun : begun.then((response) => response.text())).catch((error: unknown) => error);
    await (answer === "" ? server.silent : begun);
    return { server, controller, ended };
  });
  const all = await Promise.all(answers);
  for (let count = 0; count < 3; count++) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    collectGarbage();
  }
  const errors: unknown[] = [];
  for (const { server, controller, ended } of all) {
    controller.abort();
    errors.push(told(await ended));
    await server.close();
  }
  return errors;
}
