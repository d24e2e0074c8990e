import { spawn } from "node:child_process";
import { once } from "node:events";
import { devNull } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Finding } from "../finding.ts";
import { alternating, clockOf, processUsage, ratios } from "../process-usage.ts";
import { middle, quantile } from "../quantile.ts";
import { root } from "../root.ts";
import type { Measure } from "./measure.ts";

const GIGABYTE = 1_000_000_000;

const program = (name: string) => join(root, "tooling", "bench", name);
const url1738 = join(root, "packages", "cli", "dist", "main.js");

/** Starts a server in a separate process, so that it takes no time from the measured ones; returns the URL of its files for each protocol. */
async function startServer() {
  const child = spawn(process.execPath, [program("transfer-server.mjs")], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { folders: JSON.parse(String(line)) as Readonly<Record<string, string>>, stop: () => child.kill() };
}

/** Starts a program that fetches whatever it is told to. */
function startFetcher() {
  const child = spawn(process.execPath, [program("fetcher.mjs")], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  /** Measures the milliseconds that a transfer takes. */
  async function fetched(pieces: "kept" | "borrowed", url: string): Promise<number> {
    child.stdin.write(`${pieces} ${url}\n`);
    const { value } = await lines.next();
    if (value === undefined) throw new Error("What fetches has ended.");
    return Number(value);
  }
  return { fetched, stop: () => child.kill() };
}

/** Measures the milliseconds that curl takes, from start to end. */
function curl(url: string): number {
  const time = clockOf("curl", ["--silent", "--output", devNull, url]);
  if (time === undefined) throw new Error("curl is not installed here.");
  return time;
}

/** Returns the median of the ratios of two measurements, round by round. */
const ratioOf = (these: readonly number[], those: readonly number[]) =>
  middle(these.map((time, round) => time / (those[round] as number)));

const seconds = (times: readonly number[]) => `${(quantile(times, 0.5) / 1e3).toFixed(2)} s`;

type Server = Awaited<ReturnType<typeof startServer>>;

/** Compares the octets of each protocol, in a program already running, with a whole run of curl. */
async function measureOctets({ folders }: Server, rounds: number): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const { fetched, stop } = startFetcher();
  try {
    for (const [protocol, folder] of Object.entries(folders)) {
      const url = folder + GIGABYTE;
      const ways = {
        curl: () => curl(url),
        borrowed: () => fetched("borrowed", url),
        kept: () => fetched("kept", url),
      };
      const times = { curl: [] as number[], borrowed: [] as number[], kept: [] as number[] };
      for (let round = -2; round < rounds; round++)
        for (const [way, fetch] of Object.entries(ways)) {
          const time = await fetch();
          // The first rounds only warm the engine up.
          if (round >= 0) times[way as keyof typeof ways].push(time);
        }
      const rate = (way: "borrowed" | "kept"): Finding => ({
        subject: `client, ${protocol}, rate, pieces ${way}`,
        on: "1 GB, in a running program",
        against: "curl",
        ...ratioOf(times.curl, times[way]),
        unit: "×",
        note: `${seconds(times[way])} and ${seconds(times.curl)}`,
      });
      const target = { row: "client, 1 GB, rate", limit: 0.8, atLeast: true };
      findings.push({ ...rate("borrowed"), target }, rate("kept"));
    }
  } finally {
    stop();
  }
  return findings;
}

/** Compares the most memory that whole programs hold for 4 GB and for 1 GB. */
async function measureMemory({ folders }: Server, rounds: number): Promise<readonly Finding[]> {
  const fetcher = program("fetcher.mjs");
  const ways: Readonly<Record<string, (url: string) => readonly string[]>> = {
    "url1738 get, memory": (url) => [url1738, "get", "--allow-private", url],
    "client, memory, pieces borrowed": (url) => [fetcher, "borrowed", url],
    "client, memory, pieces kept": (url) => [fetcher, "kept", url],
  };
  const findings: Finding[] = [];
  for (const [subject, argsFor] of Object.entries(ways)) {
    const runs = [1, 4].map((times) => () => processUsage(argsFor(`${folders.FTP}${times * GIGABYTE}`)));
    const [single = [], four = []] = await alternating(rounds, runs);
    findings.push({
      subject,
      on: "4 GB by FTP",
      against: "1 GB",
      ...ratios(four, single, ({ memory }) => memory),
      unit: "×",
      target: { row: "client, memory at four times the octets", limit: 1.1 },
      note: `at most ${Math.round(
        quantile(
          four.map(({ memory }) => memory / 1e6),
          0.5,
        ),
      )} MB`,
    });
  }
  return findings;
}

/** Compares what `@url1738/client` and `url1738 get` fetch with curl, from the same server on this machine. */
export const transfers: Measure = async ({ rounds }) => {
  const server = await startServer();
  try {
    return [...(await measureOctets(server, rounds)), ...(await measureMemory(server, Math.ceil(rounds / 3)))];
  } finally {
    server.stop();
  }
};
