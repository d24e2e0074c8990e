import { type Duplex, duplexPair } from "node:stream";
import { urlErrorOf } from "@url1738/core";
import { localClient } from "./client.ts";
import { textOf } from "./play.ts";
import { onMessage, WaisServer } from "./servers/wais.ts";

/** Servers that behave at random, each by its own seed. The test knows the octets that they have really sent, so it notices a short success. */

export type Random = () => number;

/** Returns the random number generator mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const chance = (random: Random, part: number) => random() < part;

function pick<T>(random: Random, choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)] as T;
}

const ALPHABET = [
  "a",
  "b",
  ".",
  "\r\n",
  "\n",
  "\r",
  "\t",
  "0",
  "1",
  "2",
  "+",
  "-",
  "\xff",
  "\xe9",
  "\0",
  " ",
  "(|||",
  "|)",
];

function noise(random: Random, length: number): string {
  return Array.from({ length: Math.floor(random() * length) }, () => pick(random, ALPHABET)).join("");
}

/** The real resource, and whether all of it has been sent as its protocol demands. */
interface Truth {
  body: string;
  /** Tells, from everything sent, whether the resource is complete. */
  isComplete: () => boolean;
  /** True if anything has been sent that should not have been. */
  isNoisy: boolean;
}

/** One end of a connection, which sends its octets in pieces, and is sometimes silent, gone or broken. */
class Peer {
  readonly stream: Duplex;
  readonly #random: Random;
  readonly #fault: number;
  readonly #truth: Truth;
  readonly #reset: () => void;
  isGone = false;
  /** True if it has closed its side as it should. */
  isEnded = false;
  /** All octets that it has sent. */
  sent = "";

  constructor(stream: Duplex, random: Random, fault: number, truth: Truth, reset: () => void) {
    this.stream = stream;
    this.#random = random;
    this.#fault = fault;
    this.#truth = truth;
    this.#reset = reset;
    stream.on("error", () => {});
  }

  /** Sends octets, and tells whether it has done so. */
  send(text: string): boolean {
    if (this.isGone || this.stream.destroyed) return false;
    const random = this.#random;
    if (chance(random, this.#fault)) {
      this.#misbehave();
      return false;
    }
    this.#write(text);
    return true;
  }

  #write(text: string): void {
    this.sent += text;
    const octets = Buffer.from(text, "latin1");
    const piece = pick(this.#random, [1, 3, 100, 65_536]);
    for (let index = 0; index < octets.length; index += piece) this.stream.write(octets.subarray(index, index + piece));
  }

  #misbehave(): void {
    const random = this.#random;
    this.#truth.isNoisy = true;
    const fault = Math.floor(random() * 5);
    if (fault === 0) this.#reset();
    if (fault === 2) this.#write(noise(random, 40));
    if (fault === 1 || fault === 2) this.end();
    if (fault === 3) this.#write(`${noise(random, 400)}\r\n`);
    else this.isGone = true;
  }

  end(): boolean {
    if (this.isGone) return false;
    this.isGone = true;
    this.isEnded = true;
    this.stream.end();
    return true;
  }

  /** Calls `take` for each line that the client sends. */
  onLine(take: (line: string) => void): void {
    let rest = "";
    this.stream.on("data", (chunk: Buffer) => {
      const lines = (rest + chunk.toString("latin1")).split("\r\n");
      rest = lines.pop() as string;
      for (const line of lines) take(line);
    });
  }
}

/** A server of a scheme: serves its connection, and another one for data. */
type Serve = (peer: Peer, random: Random, truth: Truth, data: Promise<Peer>) => void;

const code = (random: Random, usual: number) =>
  chance(random, 0.05) ? pick(random, [120, 150, 200, 226, 230, 331, 421, 425, 426, 450, 500, 530, 550, 999]) : usual;

function reply(random: Random, usual: number, text = "text"): string {
  const number = code(random, usual);
  if (!chance(random, 0.2)) return `${number} ${text}\r\n`;
  return `${number}-${noise(random, 5).replace(/[\r\n]/g, "")}\r\n ${noise(random, 5).replace(/[\r\n]/g, "")}\r\n${number} ${text}\r\n`;
}

const ftp: Serve = (peer, random, truth, data) => {
  peer.send(reply(random, 220));
  peer.onLine((line) => {
    const [verb] = line.split(" ");
    if (verb === "USER") peer.send(reply(random, pick(random, [230, 331])));
    else if (verb === "PASS") peer.send(reply(random, 230));
    else if (verb === "CWD") peer.send(reply(random, 250));
    else if (verb === "TYPE") peer.send(reply(random, 200));
    else if (verb === "EPSV") peer.send(reply(random, pick(random, [229, 229, 500]), "(|||40000|)"));
    else if (verb === "PASV") peer.send(reply(random, 227, "(1,2,3,4,156,64)"));
    else if (verb === "RETR" || verb === "NLST") {
      const opening = reply(random, 150);
      if (!peer.send(opening) || !opening.startsWith("150")) return;
      data.then((other) => {
        truth.isComplete = () => other.isEnded && /^2(?:26|50) text\r\n/m.test(peer.sent.slice(begun));
        const begun = peer.sent.length;
        peer.send(reply(random, other.send(truth.body) && other.end() ? 226 : 426));
      });
    }
  });
};

const gopher: Serve = (peer, random, truth) => {
  peer.onLine(() => {
    truth.isComplete = () => {
      // Noise may happen to be a Gopher+ header.
      const [header, length] = /^\+(\d+)\r?\n/.exec(peer.sent) ?? [];
      return peer.isEnded || (header !== undefined && peer.sent.length >= header.length + Number(length));
    };
    if (peer.send(truth.body) && chance(random, 0.9)) peer.end();
  });
};

const nntp: Serve = (peer, random, truth) => {
  // On the wire, each line has an end, and a dot at its beginning is doubled.
  const stuffed = `${truth.body}\r\n`.replace(/(^|\r\n)\./g, "$1..");
  truth.body += "\r\n";
  peer.send(reply(random, 200).slice(-10));
  peer.onLine((line) => {
    const [verb] = line.split(" ");
    if (verb === "MODE") peer.send(`${code(random, 200)} hi\r\n`);
    else if (verb === "GROUP") peer.send(`${code(random, 211)} 1 1 1 a\r\n`);
    else if (verb === "ARTICLE") {
      const number = code(random, 220);
      truth.isComplete = () => /^220 (?:.*\r\n)?\.\r\n/ms.test(peer.sent);
      if (peer.send(`${number} article\r\n`) && peer.send(stuffed)) peer.send(".\r\n");
    }
  });
};

const http: Serve = (peer, random, truth) => {
  peer.onLine((line) => {
    if (line !== "") return;
    const number = pick(random, [200, 200, 200, 404, 302, 206, 100]);
    const announced = chance(random, 0.8) ? truth.body.length : Math.floor(random() * 100);
    const head = `HTTP/1.1 ${number} text\r\nContent-Length: ${announced}\r\n\r\n`;
    truth.isComplete = () =>
      number === 200 && peer.sent.startsWith(head) && peer.sent.length >= head.length + announced;
    if (peer.send(head)) peer.send(truth.body);
    truth.body = truth.body.slice(0, announced);
    peer.end();
  });
};

const wais: Serve = (peer, random, truth) => {
  const server = new WaisServer({
    documents: [{ id: "a", types: ["TEXT"], headline: "a", text: truth.body }],
    ...(chance(random, 0.2) && { beyond: ["SF", "text"] }),
    ...(chance(random, 0.1) && { diagnostic: ["S2", "text"] }),
    ...(chance(random, 0.5) && { longestPart: 20 }),
    acknowledges: chance(random, 0.2),
    accepts: chance(random, 0.95),
  });
  onMessage(peer.stream, (request) => {
    const answer = server.answerTo(request.subarray(25)).toString("latin1");
    if (!peer.send(answer)) return;
    const { end = 0, start = 0, id } = server.asked.at(-1) ?? {};
    if (id !== undefined && start >= truth.body.length && end > 0) truth.isComplete = () => true;
  });
};

const servers = { ftp, gopher, nntp, http, wais } as const;

const urls: Readonly<Record<keyof typeof servers, readonly string[]>> = {
  ftp: ["ftp://h.dom/a", "ftp://h.dom/b/a;type=a", "ftp://h.dom/", "ftp://anna:hunter2@h.dom/%FF/%FF"],
  gopher: ["gopher://h.dom/9a", "gopher://h.dom/1a", "gopher://h.dom/0a%09%09+", "gopher://h.dom/0a%09%09!"],
  nntp: ["nntp://h.dom/a/1"],
  http: ["http://h.dom/a"],
  wais: ["wais://h.dom/db/TEXT/a"],
};

const CODES = ["not-reached", "refused", "incomplete", "too-large"];

/** Lets one server behave as its seed says. Throws unless the client gives one result or one error, and the right one. */
export async function behave(seed: number): Promise<string> {
  const random = randomOf(seed);
  const scheme = pick(random, Object.keys(servers) as (keyof typeof servers)[]);
  const url = pick(random, urls[scheme]);
  const truth: Truth = { body: noise(random, 60), isComplete: () => false, isNoisy: false };
  const fault = pick(random, [0, 0.05, 0.3]);
  const streams: Duplex[] = [];
  let give: (peer: Peer) => void = () => {};
  const data = new Promise<Peer>((resolve) => {
    give = resolve;
  });
  const client = localClient({
    lookUp: async () => ["192.0.2.1"],
    connect: () => {
      const [ours, theirs] = duplexPair();
      streams.push(ours, theirs);
      ours.once("close", () => theirs.destroy());
      const peer = new Peer(theirs, random, fault, truth, () => ours.destroy(new Error("reset")));
      if (streams.length === 2) servers[scheme](peer, random, truth, data);
      else give(peer);
      return ours;
    },
  });
  const fetching = (async () => {
    const { body, kind } = await client.open(url, { timeout: 250, idleTimeout: 250, follow: chance(random, 0.5) });
    return { kind, text: await textOf(body) };
  })();
  const outcome = await fetching.catch((thrown: unknown) => thrown);
  await new Promise((resolve) => setImmediate(resolve));
  const problem = problemOf(outcome, truth, url) ?? (streams[0]?.destroyed === false ? "a socket is left" : undefined);
  if (problem !== undefined) throw new Error(`seed ${seed}, ${url}: ${problem}`, { cause: outcome });
  return outcome instanceof Error ? (urlErrorOf(outcome)?.code as string) : "complete";
}

/** Returns the problem with the client's outcome, if there is one. */
function problemOf(outcome: unknown, truth: Truth, url: string): string | undefined {
  if (outcome instanceof Error) {
    const error = urlErrorOf(outcome);
    if (error === undefined || !CODES.includes(error.code)) return String(outcome);
    return JSON.stringify(error).includes("hunter2") ? "the error has a password" : undefined;
  }
  if (!truth.isComplete()) return "a success, though the resource was not complete";
  const { text } = outcome as { readonly text: string };
  if (truth.isNoisy) return undefined;
  // A Gopher text may end with a dot, and a Gopher+ answer may be framed.
  const isSame = url.startsWith("gopher") ? truth.body.includes(text.slice(0, -4)) : truth.body === text;
  return isSame ? undefined : `${JSON.stringify(text)} instead of ${JSON.stringify(truth.body)}`;
}
