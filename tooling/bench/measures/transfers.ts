import { spawn } from "node:child_process";
import { once } from "node:events";
import { devNull } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { buildPackages } from "../build-packages.ts";
import type { Finding } from "../finding.ts";
import { type ProcessUsage, processUsage } from "../process-usage.ts";
import { middle, quantile } from "../quantile.ts";
import { root } from "../root.ts";
import type { Measure } from "./measure.ts";

const program = (name: string) => join(root, "tooling", "bench", name);

/** A server in a process of its own, so that it takes no time from those that are measured. */
async function startServer() {
  const child = spawn(process.execPath, [program("transfer-server.mjs")], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const [ftp = "", gopher = ""] = String(line).trim().split(" ");
  return { ftp: `ftp://127.0.0.1:${ftp}`, gopher: `gopher://127.0.0.1:${gopher}/1`, stop: () => child.kill() };
}

const fetched = (url: string, count = 1, atOnce = 1) =>
  processUsage([program("transfer.mjs"), url, String(count), String(atOnce)], devNull);

/** Milliseconds that curl takes. */
async function curl(url: string): Promise<number> {
  const start = performance.now();
  const [status] = await once(spawn("curl", ["--silent", "--output", devNull, url], { stdio: "inherit" }), "close");
  if (status !== 0) throw new Error(`curl ended with status ${status}.`);
  return performance.now() - start;
}

const GIGABYTE = 1_000_000_000;

/** The median of the ratios of two things, round by round. */
const ratio = (these: readonly number[], those: readonly number[]) =>
  middle(these.map((one, round) => one / (those[round] as number)));

/** What `@url1738/client` fetches, next to curl, from the same server on this machine. */
export const transfers: Measure = async ({ rounds }) => {
  await buildPackages();
  const server = await startServer();
  try {
    const large: ProcessUsage[] = [];
    const larger: ProcessUsage[] = [];
    const curls: number[] = [];
    // A rate is that of the octets: what fetching a single one takes is the start of the programs, and is taken off.
    const starts: number[] = [];
    const curlStarts: number[] = [];
    const [many, atOnce]: [number[], number[]] = [[], []];
    for (let round = 0; round < Math.ceil(rounds / 12); round++) {
      starts.push((await fetched(`${server.ftp}/1`)).time);
      curlStarts.push(await curl(`${server.ftp}/1`));
      large.push(await fetched(`${server.ftp}/${GIGABYTE}`));
      curls.push(await curl(`${server.ftp}/${GIGABYTE}`));
      larger.push(await fetched(`${server.ftp}/${4 * GIGABYTE}`));
      many.push((await fetched(server.gopher, 1000, 1)).time);
      atOnce.push((await fetched(server.gopher, 1000, 100)).time);
    }
    const seconds = (times: readonly number[]) => `${(quantile(times, 0.5) / 1e3).toFixed(2)} s`;
    const less = (times: readonly number[], starts: readonly number[]) =>
      times.map((time, round) => time - (starts[round] as number));
    const times = less(
      large.map(({ time }) => time),
      starts,
    );
    const curlTimes = less(curls, curlStarts);
    const memory = (usages: readonly ProcessUsage[]) => usages.map(({ memory }) => memory);
    return [
      {
        subject: "client, FTP, rate",
        on: "1 GB over loopback",
        against: "curl",
        ...ratio(curlTimes, times),
        unit: "×",
        target: { row: "client, 1 GB by FTP, rate", limit: 0.8, atLeast: true },
        note: `${seconds(times)} and ${seconds(curlTimes)}, besides ${seconds(starts)} and ${seconds(curlStarts)} to start`,
      },
      {
        subject: "client, FTP, memory",
        on: "4 GB over loopback",
        against: "1 GB",
        ...ratio(memory(larger), memory(large)),
        unit: "×",
        target: { row: "client, memory at four times the octets", limit: 1.1 },
        note: `at most ${Math.round(quantile(memory(larger), 0.5) / 1e6)} MB`,
      },
      {
        subject: "client, Gopher",
        on: "1,000 small menus, 100 at once",
        against: "one after the other",
        ...ratio(atOnce, many),
        unit: "×",
        note: `${seconds(atOnce)} and ${seconds(many)}, the start of Node included`,
      },
    ] satisfies readonly Finding[];
  } finally {
    server.stop();
  }
};
