import { mkdtempDisposableSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lines, mixed } from "../corpora.ts";
import type { Finding } from "../finding.ts";
import { alternating, clockOf, type ProcessUsage, processUsage, ratios } from "../process-usage.ts";
import { middle, quantile } from "../quantile.ts";
import { root } from "../root.ts";
import type { Measure } from "./measure.ts";

const command = join(root, "packages", "cli", "dist", "main.js");
// The loop has no types, since removing them would take time.
const loop = join(root, "tooling", "bench", "bare-loop.mjs");

const BARE = "a bare loop with URL.canParse";

/** The filters for lines of https. */
const filtersOfHttps = ["check", "parse --json", "format", "redact", "extract --bare", "audit --json"];

/** Programs that do less with lines, which people may know. */
const others: readonly (readonly [program: string, ...args: string[]])[] = [
  ["rg", "--count", "^https://"],
  ["jq", "--raw-input", "--raw-output", "length"],
];

const timeOf = ({ time }: ProcessUsage) => time;
const cpuOf = ({ cpu }: ProcessUsage) => cpu;
const memoryOf = ({ memory }: ProcessUsage) => memory;

const median = (usages: readonly ProcessUsage[], figureOf: (usage: ProcessUsage) => number) =>
  quantile(usages.map(figureOf), 0.5);
const processor = (usages: readonly ProcessUsage[]) => `${median(usages, cpuOf).toFixed(2)} s of processor time`;

/** Runs a command whose lines may be wrong, which makes the exit status 1, with a message for each. */
const run = (args: readonly string[], path: string) => () => processUsage(args, path, 1, "ignore");
const filtering = (line: string, path: string) => run([command, ...line.split(" ")], path);

/** States how many megabytes are answered in a second, by the clock. */
function rate(subject: string, on: string, path: string, times: readonly number[]): Finding {
  const megabytes = statSync(path).size / 1e6;
  return { subject, on, against: "", ...middle(times.map((time) => (megabytes * 1e3) / time)), unit: "MB/s" };
}

/** Measures `url1738 check` on many lines. */
async function checks(rounds: number, many: string, few: string): Promise<readonly Finding[]> {
  const [checks = [], loops = [], shorts = []] = await alternating(rounds, [
    filtering("check", many),
    run([loop], many),
    filtering("check", few),
  ]);
  const megabytes = (usages: readonly ProcessUsage[]) => `${Math.round(median(usages, memoryOf) / 1e6)} MB`;
  const seconds = (usages: readonly ProcessUsage[]) => `${(median(usages, timeOf) / 1e3).toFixed(2)} s`;
  const on = "1,000,000 lines";
  return [
    {
      subject: "url1738 check",
      on,
      against: BARE,
      ...ratios(checks, loops, timeOf),
      unit: "×",
      target: { row: "url1738 check, 1,000,000 lines, time", limit: 1.5 },
      note: `${seconds(checks)} and ${seconds(loops)}, the start of Node included`,
    },
    {
      subject: "url1738 check, memory",
      on,
      against: "100,000 lines",
      ...ratios(checks, shorts, memoryOf),
      unit: "×",
      target: { row: "url1738 check, memory at ten times the lines", limit: 1.1 },
      note: `at most ${megabytes(checks)} and ${megabytes(shorts)}; the bare loop ${megabytes(loops)}`,
    },
  ];
}

/** Measures how much input the commands answer in a second. */
async function rates(rounds: number, on: string, path: string, lines: readonly string[]): Promise<readonly Finding[]> {
  const usages = await alternating(
    rounds,
    lines.map((line) => filtering(`${line} --exit-zero`, path)),
  );
  return usages.map((all, at) => {
    const subject = `url1738 ${lines[at]}`;
    return { ...rate(subject, on, path, all.map(timeOf)), note: processor(all) };
  });
}

/** Measures how much input the loop and other programs answer in a second. */
async function ratesOfOthers(rounds: number, on: string, path: string): Promise<readonly Finding[]> {
  const [loopUsage = []] = await alternating(rounds, [run([loop], path)]);
  const theirs = others.map(([program, ...args]): Finding => {
    const times = Array.from({ length: rounds }, () => clockOf(program, args, path)).filter(
      (time) => time !== undefined,
    );
    const subject = `${program} ${args.join(" ")}`;
    if (times.length > 0) return { ...rate(subject, on, path, times), note: "" };
    return { subject, on, against: "", figure: 0, unit: "MB/s", note: "not installed here" };
  });
  return [{ ...rate(BARE, on, path, loopUsage.map(timeOf)), note: processor(loopUsage) }, ...theirs];
}

type Contestant = readonly [name: string, run: () => Promise<ProcessUsage>];

/** Measures the ratio of the processor times of two programs. */
async function ratio(rounds: number, these: Contestant, those: Contestant, limit: number): Promise<Finding> {
  const [[subject], [against]] = [these, those];
  const [theseUsages = [], other = []] = await alternating(rounds, [these[1], those[1]]);
  return {
    subject,
    on: "1,000,000 lines of https",
    against,
    ...ratios(theseUsages, other, cpuOf),
    unit: "×",
    clock: ratios(theseUsages, other, timeOf).figure,
    target: { row: `${subject}, compared with ${against}`, limit },
    note: `${processor(theseUsages)} and ${processor(other)}`,
  };
}

/** Measures the commands on many lines of the ten schemes, and on a million lines of https: all good, 1 % wrong, 1 % not ASCII. */
export const filters: Measure = async (effort) => {
  // One round in four is enough.
  const rounds = Math.ceil(effort.rounds / 4);
  using folder = mkdtempDisposableSync(join(tmpdir(), "bench-"));
  const file = (name: string, texts: Iterable<string>) => {
    const path = join(folder.path, name);
    writeFileSync(path, [...texts, ""].join("\n"));
    return path;
  };
  const ofTen = (count: number) => file(`${count}.txt`, mixed(1, count));
  const ofHttps = (kind?: "wrong" | "UTF-8") => file(kind ?? "good", lines(1, 1_000_000, kind));
  const [good, wrong, utf8] = [ofHttps(), ofHttps("wrong"), ofHttps("UTF-8")];
  const on = "1,000,000 lines of https";
  const [parsing] = await rates(rounds, "300,000 lines", ofTen(300_000), ["parse --json"]);
  return [
    ...(await checks(rounds, ofTen(1_000_000), ofTen(100_000))),
    { ...(parsing as Finding), target: { row: "url1738 parse --json, input a second", limit: 50, atLeast: true } },
    ...(await rates(rounds, on, good, filtersOfHttps)),
    ...(await ratesOfOthers(rounds, on, good)),
    ...(await rates(rounds, `${on}, 1 % not ASCII`, utf8, filtersOfHttps)),
    await ratio(
      rounds,
      ["url1738 check, 1 % wrong", filtering("check", wrong)],
      ["the same, none wrong", filtering("check", good)],
      1.3,
    ),
    await ratio(
      rounds,
      ["url1738 format", filtering("format", good)],
      ["a loop of new URL(line).href", run([loop, "href"], good)],
      2.5,
    ),
  ];
};
