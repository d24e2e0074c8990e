import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { createInterface } from "node:readline";
import type { Finding } from "../finding.ts";
import { type ProcessUsage, processUsage } from "../process-usage.ts";
import { middle, quantile } from "../quantile.ts";
import { root } from "../root.ts";
import type { Measure } from "./measure.ts";

const GIGABYTE = 1_000_000_000;

const program = (name: string) => join(root, "tooling", "bench", name);
const url1738 = join(root, "packages", "cli", "dist", "main.js");

/** Starts a server in a separate process, so that it takes no time from the measured ones. */
async function startServer() {
  const child = spawn(process.execPath, [program("transfer-server.mjs")], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const [ftp = "", gopher = "", http = ""] = String(line).trim().split(" ");
  /** Returns the URL of a file with this many octets. */
  const files = {
    FTP: (octets: number) => `ftp://127.0.0.1:${ftp}/${octets}`,
    HTTP: (octets: number) => `http://127.0.0.1:${http}/${octets}`,
    Gopher: (octets: number) => `gopher://127.0.0.1:${gopher}/9${octets}`,
  };
  return { files, menu: `gopher://127.0.0.1:${gopher}/1`, stop: () => child.kill() };
}

/** Starts a program that fetches whatever it is told to. */
function startFetcher() {
  const child = spawn(process.execPath, [program("fetcher.mjs")], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  /** Measures the milliseconds that a transfer takes. */
  async function fetched(how: "kept" | "borrowed" | "bare", url: string): Promise<number> {
    child.stdin.write(`${how} ${url}\n`);
    const { value } = await lines.next();
    if (value === undefined) throw new Error("What fetches has ended.");
    return Number(value);
  }
  return { fetched, stop: () => child.kill() };
}

/** Measures the milliseconds that curl takes, from start to end. */
async function curl(url: string, file: string): Promise<number> {
  const start = performance.now();
  const [status] = await once(spawn("curl", ["--silent", "--output", file, url], { stdio: "inherit" }), "close");
  if (status !== 0) throw new Error(`curl ended with status ${status}.`);
  return performance.now() - start;
}

const transferred = (url: string, pieces: "kept" | "borrowed", count = 1, atOnce = 1) =>
  processUsage([program("transfer.mjs"), url, pieces, String(count), String(atOnce)], devNull);

const got = (url: string, ...options: readonly string[]) =>
  processUsage([url1738, "get", "--allow-private", ...options, url], devNull);

/** The measurements of all rounds, by name: a number for each round. */
class Notes {
  readonly #rounds = new Map<string, number[]>();

  add(name: string, figure: number): void {
    this.#rounds.set(name, [...this.of(name), figure]);
  }

  of(name: string): readonly number[] {
    return this.#rounds.get(name) ?? [];
  }

  /** Returns the median of the ratios of two measurements, round by round. */
  ratio(these: string, those: string) {
    return middle(this.of(these).map((one, round) => one / (this.of(those)[round] as number)));
  }

  seconds(name: string): string {
    return `${(quantile(this.of(name), 0.5) / 1e3).toFixed(2)} s`;
  }
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** Compares the octets of each protocol, in a program already running, with a whole run of curl and with the least that Node takes. */
async function measureOctets({ files }: Server, rounds: number): Promise<readonly Finding[]> {
  const notes = new Notes();
  const { fetched, stop } = startFetcher();
  try {
    for (const [protocol, file] of Object.entries(files))
      for (let round = -2; round < rounds; round++) {
        const url = file(GIGABYTE);
        const times = {
          curl: await curl(url, devNull),
          bare: await fetched("bare", url),
          borrowed: await fetched("borrowed", url),
          kept: await fetched("kept", url),
        };
        // The first rounds only warm the engine up.
        if (round >= 0) for (const [how, time] of Object.entries(times)) notes.add(`${protocol} ${how}`, time);
      }
  } finally {
    stop();
  }
  return Object.keys(files).flatMap((protocol) => {
    const compare = (of: string, to: string) => ({
      ...notes.ratio(`${protocol} ${to}`, `${protocol} ${of}`),
      unit: "×" as const,
      note: `${notes.seconds(`${protocol} ${of}`)} and ${notes.seconds(`${protocol} ${to}`)}`,
    });
    const rate = `client, ${protocol}, rate`;
    return [
      {
        subject: `${rate}, pieces borrowed`,
        on: "1 GB, in a running program",
        against: "curl",
        ...compare("borrowed", "curl"),
        target: { row: "client, 1 GB, rate", limit: 0.8, atLeast: true },
      },
      {
        subject: `${rate}, pieces borrowed`,
        on: "1 GB, in a running program",
        against: "the least that Node takes",
        ...compare("borrowed", "bare"),
      },
      {
        subject: `${rate}, pieces kept`,
        on: "1 GB, in a running program",
        against: "curl",
        ...compare("kept", "curl"),
      },
      {
        subject: `the least that Node takes, ${protocol}, rate`,
        on: "1 GB, in a running program",
        against: "curl",
        ...compare("bare", "curl"),
      },
    ];
  });
}

/** Measures whole programs, from start to end. */
async function measurePrograms({ files }: Server, rounds: number): Promise<readonly Finding[]> {
  const notes = new Notes();
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const saved = join(folder, "file");
  const url = files.FTP(GIGABYTE);
  const short = files.FTP(1);
  try {
    for (let round = 0; round < rounds; round++) {
      notes.add("curl, one", await curl(short, devNull));
      notes.add("get, one", (await got(short)).time);
      notes.add("curl", await curl(url, devNull));
      notes.add("get", (await got(url)).time);
      notes.add("curl, saved", await curl(url, saved));
      rmSync(saved);
      notes.add("get, saved", (await got(url, "--output", saved)).time);
      rmSync(saved);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const starts = `${notes.seconds("get, one")} and ${notes.seconds("curl, one")} of them for a single octet`;
  const compare = (of: string, to: string) => ({
    against: "curl",
    ...notes.ratio(to, of),
    unit: "×" as const,
    note: `${notes.seconds(of)} and ${notes.seconds(to)}, ${starts}`,
  });
  return [
    { subject: "url1738 get, rate", on: "1 GB by FTP, to nowhere", ...compare("get", "curl") },
    { subject: "url1738 get -o, rate", on: "1 GB by FTP, to a file, stored", ...compare("get, saved", "curl, saved") },
  ];
}

async function measureMemory({ files }: Server, rounds: number): Promise<readonly Finding[]> {
  const ways: Readonly<Record<string, (url: string) => Promise<ProcessUsage>>> = {
    "url1738 get, memory": (url) => got(url),
    "client, memory, pieces borrowed": (url) => transferred(url, "borrowed"),
    "client, memory, pieces kept": (url) => transferred(url, "kept"),
  };
  const notes = new Notes();
  for (let round = 0; round < rounds; round++)
    for (const [subject, fetch] of Object.entries(ways)) {
      notes.add(`${subject} 1`, (await fetch(files.FTP(GIGABYTE))).memory);
      notes.add(`${subject} 4`, (await fetch(files.FTP(4 * GIGABYTE))).memory);
    }
  return Object.keys(ways).map((subject) => ({
    subject,
    on: "4 GB by FTP",
    against: "1 GB",
    ...notes.ratio(`${subject} 4`, `${subject} 1`),
    unit: "×",
    target: { row: "client, memory at four times the octets", limit: 1.1 },
    note: `at most ${Math.round(quantile(notes.of(`${subject} 4`), 0.5) / 1e6)} MB`,
  }));
}

async function measureMenus({ menu }: Server, rounds: number): Promise<readonly Finding[]> {
  const notes = new Notes();
  for (let round = 0; round < rounds; round++) {
    notes.add("one after the other", (await transferred(menu, "kept", 1000, 1)).time);
    notes.add("at once", (await transferred(menu, "kept", 1000, 100)).time);
  }
  return [
    {
      subject: "client, Gopher",
      on: "1,000 small menus, 100 at once",
      against: "one after the other",
      ...notes.ratio("at once", "one after the other"),
      unit: "×",
      note: `${notes.seconds("at once")} and ${notes.seconds("one after the other")}, the start of Node included`,
    },
  ];
}

/** Compares what `@url1738/client` and `url1738 get` fetch with curl, from the same server on this machine. */
export const transfers: Measure = async ({ rounds }) => {
  const server = await startServer();
  const count = Math.ceil(rounds / 12);
  try {
    return [
      ...(await measureOctets(server, 2 * count)),
      ...(await measurePrograms(server, count)),
      ...(await measureMemory(server, count)),
      ...(await measureMenus(server, count)),
    ];
  } finally {
    server.stop();
  }
};
