import { execFileSync, spawn } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { randomFrom } from "../bench/random.ts";
import { SEED } from "../build/vitest/draws.ts";
import { type Mutant, mutantsOf } from "./mutants-of.ts";

/** Tries a sample of mutants, each in a copy of the last commit, and prints those that no test notices. */

/** A mutant that does the same as its source, with the reason. */
interface Equivalent {
  readonly file: string;
  readonly line: string;
  readonly change: string;
  readonly reason: string;
}

/** The least part of the mutants that the tests must notice, of those that are not equivalent. */
const LEAST = 0.95;

/** A test that starts processes, or counts the work for long texts: it runs only for mutants that the others do not notice. */
const SLOW = /child_process|```console|\/process\.ts|bundled-command|growth|soak|fuzz/;

/** The most minutes for the tests of a package, and for all. */
const MINUTES = { near: 5, all: 30 };

/** The most characters to show of a mutant and of its source. */
const LONGEST_SHOWN = 120;

const { values } = parseArgs({ options: { count: { type: "string", default: "200" }, near: { type: "boolean" } } });
const root = join(import.meta.dirname, "../..");
const equivalents: readonly Equivalent[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "equivalent.json"), "utf8"),
);

interface Placed extends Mutant {
  readonly file: string;
  readonly line: string;
  readonly lineNumber: number;
  readonly change: string;
}

/** The results of a test file, as vitest reports them. */
interface FileResult {
  readonly name: string;
  /** Why the file could not be loaded. */
  readonly message: string;
  readonly assertionResults: readonly { readonly status: string }[];
}

/** Returns a text on one line; the beginning of a block is enough to tell it from others. */
const shown = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, LONGEST_SHOWN);

const placedIn = (file: string): readonly Placed[] => {
  const code = readFileSync(join(root, file), "utf8");
  const lines = code.split("\n");
  return mutantsOf(code).map((mutant) => {
    const lineNumber = code.slice(0, mutant.index).split("\n").length;
    const change = `${shown(mutant.before)} → ${shown(mutant.after)}`;
    return { ...mutant, file, lineNumber, line: lines[lineNumber - 1]?.trim() ?? "", change };
  });
};

/** Draws a sample in which every kind of mutant is as frequent. */
function sampleOf(all: readonly Placed[], count: number): readonly Placed[] {
  const random = randomFrom(SEED);
  const kinds = [...new Set(all.map(({ kind }) => kind))].map((kind) => all.filter((mutant) => mutant.kind === kind));
  const sample: Placed[] = [];
  while (sample.length < Math.min(count, all.length)) {
    const mutants = kinds[random(kinds.length)] as Placed[];
    if (mutants.length > 0) sample.push(...mutants.splice(random(mutants.length), 1));
  }
  return sample;
}

/** Returns the tests to run, one set after another: the test of the same name, the package's, all. */
function stagesFor(copy: string, file: string): readonly (readonly string[])[] {
  const folder = /^packages\/[^/]+/.exec(file)?.[0] ?? "";
  const tests = globSync(`${folder}/{test/**/*.test.ts,*rows.json,README.md}`, { cwd: copy }).filter(
    (path) => !SLOW.test(readFileSync(join(copy, path), "utf8")),
  );
  const named = tests.filter((path) => basename(path, ".test.ts") === basename(file, ".ts"));
  const rest = tests.filter((path) => !named.includes(path));
  return [...[named, rest].filter((set) => set.length > 0), ...(values.near === true ? [] : [[]])];
}

/** Runs tests, and returns the first test file that fails; `undefined` if all pass. */
function failingIn(copy: string, tests: readonly string[]): Promise<string | undefined> {
  const report = join(copy, "node_modules/.cache/mutant.json");
  rmSync(report, { force: true });
  const options = ["--bail=1", "--passWithNoTests", "--reporter=json", `--outputFile=${report}`];
  const config = ["--config", "tooling/build/vitest/vitest.config.ts", "--typecheck.enabled=false"];
  const vitest = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...config, ...options, ...tests], {
    cwd: copy,
    stdio: "ignore",
    detached: true,
  });
  // The whole group ends: a worker in an endless loop does not notice that its parent has ended.
  const end = () => process.kill(-(vitest.pid as number), "SIGKILL");
  const timer = setTimeout(end, (tests.length > 0 ? MINUTES.near : MINUTES.all) * 60_000);
  return new Promise((resolve) => {
    vitest.on("close", (status) => {
      clearTimeout(timer);
      if (status === 0) return resolve(undefined);
      if (!existsSync(report)) return resolve("a test that does not end");
      const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
        readonly testResults: readonly FileResult[];
      };
      // A file whose tests did not all run counts as failed in the report.
      const failed = testResults.find(
        ({ message, assertionResults }) => message !== "" || assertionResults.some(({ status }) => status === "failed"),
      )?.name;
      resolve(failed?.slice(copy.length + 1) ?? "an error outside the tests");
    });
  });
}

async function killerOf(copy: string, mutant: Placed): Promise<string | undefined> {
  const path = join(copy, mutant.file);
  const code = readFileSync(path, "utf8");
  const { index, before, after } = mutant;
  writeFileSync(path, code.slice(0, index) + after + code.slice(index + before.length));
  try {
    for (const tests of stagesFor(copy, mutant.file)) {
      const killer = await failingIn(copy, tests);
      if (killer !== undefined) return killer;
    }
    return undefined;
  } finally {
    writeFileSync(path, code);
  }
}

const all = globSync("packages/*/src/**/*.ts", { cwd: root }).sort().flatMap(placedIn);
const isOf = (mutant: Placed) => (row: Equivalent) =>
  row.file === mutant.file && row.line === mutant.line && row.change === mutant.change;
const gone = equivalents.filter((row) => !all.some((mutant) => isOf(mutant)(row)));
for (const row of gone)
  console.error(`equivalent.json has a mutant that there is no longer: ${row.file}: ${row.change}`);

const sample = sampleOf(
  all.filter((mutant) => !equivalents.some(isOf(mutant))),
  Number(values.count),
);
const folder = mkdtempSync(join(tmpdir(), "mutants-"));
const copy = join(folder, "copy");
const survivors: Placed[] = [];
const killers = new Set<string>();
let unsound: string | undefined;
try {
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", copy, "HEAD"], { cwd: root });
  execFileSync("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: copy, stdio: "ignore" });
  for (const mutant of sample) {
    const killer = await killerOf(copy, mutant);
    if (killer === undefined) survivors.push(mutant);
    else if (existsSync(join(copy, killer))) killers.add(killer);
    console.log(`${mutant.file}:${mutant.lineNumber}: ${mutant.change}: ${killer ?? "SURVIVES"}`);
  }
  // A test that fails without a mutant has noticed nothing.
  if (killers.size > 0) unsound = await failingIn(copy, [...killers]);
} finally {
  execFileSync("git", ["worktree", "remove", "--force", copy], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
}
const killed = sample.length - survivors.length;
console.log(`SEED=${SEED}: ${killed} of ${sample.length} mutants killed (${all.length} in all)`);
for (const { file, line, change } of survivors) console.log(JSON.stringify({ file, line, change, reason: "" }));
if (unsound !== undefined) console.error(`Without a mutant, this fails as well: ${unsound}`);
if (unsound !== undefined || gone.length > 0 || killed < LEAST * sample.length) process.exitCode = 1;
