import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lines } from "../corpora.ts";
import type { Finding } from "../finding.ts";
import { alternating, clockOf, type ProcessUsage, processUsage, ratios } from "../process-usage.ts";
import { middle, quantile } from "../quantile.ts";
import { root } from "../root.ts";
import type { Measure } from "./measure.ts";

const command = join(root, "packages", "cli", "dist", "main.js");
// The loop has no types, since removing them would take time.
const loop = join(root, "tooling", "bench", "bare-loop.mjs");

const COUNT = 1_000_000;

/** The commands that read a million lines. */
const commands = ["check", "parse --json", "format", "redact", "extract --bare", "audit --json"];

/** Programs that do less with lines, which people may know. */
const others: readonly (readonly [program: string, ...args: string[]])[] = [
  ["rg", "--count", "^https://"],
  ["jq", "--raw-input", "--raw-output", "length"],
];

const cpuOf = ({ cpu }: ProcessUsage) => cpu;
const timeOf = ({ time }: ProcessUsage) => time;
const secondsOf = (usages: readonly ProcessUsage[]) =>
  `${quantile(usages.map(cpuOf), 0.5).toFixed(2)} s of processor time`;

/** Runs a command whose lines may be wrong, which makes the exit status 1, with a message for each. */
const run = (args: readonly string[], path: string) => () => processUsage(args, path, 1, "ignore");

/** Measures megabytes a second, by the clock, of commands, loops and other programs. */
async function rates(rounds: number, on: string, path: string): Promise<readonly Finding[]> {
  const megabytes = statSync(path).size / 1e6;
  const rate = (subject: string, times: readonly number[], note: string): Finding => ({
    subject,
    on,
    against: "",
    ...middle(times.map((time) => (megabytes * 1e3) / time)),
    unit: "MB/s",
    note,
  });
  const names = [...commands.map((line) => `url1738 ${line}`), "a bare loop with URL.canParse"];
  const usages = await alternating(rounds, [
    ...commands.map((line) => run([command, ...line.split(" "), "--exit-zero"], path)),
    run([loop], path),
  ]);
  const own = usages.map((all, at) => rate(names[at] as string, all.map(timeOf), secondsOf(all)));
  const theirs = others.map(([program, ...args]) => {
    const times = Array.from({ length: rounds }, () => clockOf(program, args, path)).filter(
      (time) => time !== undefined,
    );
    const subject = `${program} ${args.join(" ")}`;
    return times.length > 0
      ? rate(subject, times, "")
      : ({ subject, on, against: "", figure: 0, unit: "MB/s", note: "not installed here" } as const);
  });
  return [...own, ...theirs];
}

/** Measures the ratio of the processor times of two programs. */
async function ratio(
  rounds: number,
  [subject, these]: readonly [string, () => Promise<ProcessUsage>],
  [against, those]: readonly [string, () => Promise<ProcessUsage>],
  limit: number,
): Promise<Finding> {
  const [own = [], other = []] = await alternating(rounds, [these, those]);
  const clock = ratios(own, other, timeOf).figure;
  const target = { row: `${subject}, compared with ${against}`, limit };
  return {
    subject,
    on: "1,000,000 lines of https",
    against,
    ...ratios(own, other, cpuOf),
    unit: "×",
    clock,
    target,
    note: `${secondsOf(own)} and ${secondsOf(other)}`,
  };
}

/** Measures the commands on a million lines of https, from a file: all good, 1 % wrong, 1 % not ASCII. */
export const bulk: Measure = async ({ rounds }) => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const fileOf = (kind?: "wrong" | "UTF-8") => {
    const path = join(folder, `${kind ?? "good"}.txt`);
    writeFileSync(path, [...lines(1, COUNT, kind), ""].join("\n"));
    return path;
  };
  try {
    const few = Math.ceil(rounds / 12);
    const [good, wrong, utf8] = [fileOf(), fileOf("wrong"), fileOf("UTF-8")];
    const check = (path: string) => run([command, "check"], path);
    return [
      ...(await rates(few, "1,000,000 lines of https", good)),
      ...(await rates(few, "1,000,000 lines of https, 1 % not ASCII", utf8)),
      await ratio(few, ["url1738 check, 1 % wrong", check(wrong)], ["the same, none wrong", check(good)], 1.3),
      await ratio(
        few,
        ["url1738 format", run([command, "format"], good)],
        ["a loop of new URL(line).href", run([loop, "href"], good)],
        2.5,
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};
