import { closeSync, openSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { DRAWS, sampled } from "../../../tooling/build/vitest/draws.ts";
import { jobsOf, type Options } from "../src/command-kit/options.ts";
import { commandsFor } from "../src/commands-for.ts";
import { runWith } from "./fake-host.ts";
import { inChunks, lines } from "./long-inputs.ts";
import { endOf, runProcess, start } from "./process.ts";
import { temporaryFolder } from "./temporary-folder.ts";

// Only a real process starts threads.

const commands = (await commandsFor()).filter((command) => "prepare" in command).map(({ name }) => name);

const short = inChunks(lines(500));

// By day, one or two commands, every second of them with JSON: `perform/threads.test.ts` runs more of them in this process.
const printings = sampled(sampled(commands)).flatMap((command, index) =>
  [[], ["--json"]]
    .filter((_, which) => DRAWS >= 1 || which === index % 2)
    .map((options) => [command, options] as const),
);

describe("a command", () => {
  test.each(printings)("%s prints the same in threads and without, in order: %j", async (command, options) => {
    const args = [command, ...options, "--first-line", "1001", "news:x", "-", "news:y"];
    const alone = await runWith(args, { input: short });
    expect(alone.stdout + alone.stderr).not.toBe("");
    expect(await runProcess([...args, "--jobs", "2"], short)).toEqual(alone);
  });
});

const alone = ["check --json --jobs 1", "redact --jobs 1", "extract --bare --json"];

test.each(sampled(alone))("%s reads a file as it reads a pipe", async (line) => {
  const octets = lines(2_000);
  const own = openSync(temporaryFolder(onTestFinished).write("file.txt", octets), "r");
  try {
    const ran = await runProcess(line.split(" "), [], own);
    const alone = await runWith(line.split(" "), { input: inChunks(octets) });
    expect({ ...ran, stdout: ran.stdout === alone.stdout }).toEqual({ ...alone, stdout: true });
    expect(ran.stdout.length).toBeGreaterThan(100_000);
  } finally {
    closeSync(own);
  }
});

/** Makes the process report, at its end, how many threads it has started. */
const REPORT = `import { isMainThread } from "node:worker_threads";
let count = 0;
process.on("worker", () => count++);
if (isMainThread) process.on("exit", () => process.stderr.write("threads: " + count));`;

const LONG = 64 * 2 ** 20;

test("a long file is read like a pipe, in chunks of its own, and answered by two threads", async () => {
  // Most of it is one line, which is refused before it is read to its end.
  const whole = Buffer.concat([Buffer.from("news:"), Buffer.alloc(LONG / 2, "a"), Buffer.from("\n"), lines(4_000)]);
  const own = openSync(temporaryFolder(onTestFinished).write("long.txt", whole), "r");
  try {
    const extra = ["--import", `data:text/javascript,${encodeURIComponent(REPORT)}`];
    const { stderr, ...ran } = await runProcess(["check", "--json"], [], own, extra);
    const alone = await runWith(["check", "--json"], { input: inChunks(whole) });
    const threads = `threads: ${Math.min(2, availableParallelism())}`;
    expect([stderr.slice(-threads.length), { ...ran, stderr: stderr.slice(0, -threads.length) }]).toEqual([
      threads,
      alone,
    ]);
    expect(ran.status).toBe(1);
  } finally {
    closeSync(own);
  }
});

test("a long text is read in two threads", async () => {
  const folder = temporaryFolder(onTestFinished);
  const long = folder.write("long.txt", Buffer.alloc(LONG / 2, `${"a".repeat(63)}\n`));
  const extra = ["--import", `data:text/javascript,${encodeURIComponent(REPORT)}`];
  const { stderr } = await runProcess(["extract", "--bare", long], [], undefined, extra);
  expect(stderr).toBe(`threads: ${availableParallelism() > 1 ? 2 : 0}`);
});

test.each<[Options, octets: number | undefined, threads: number]>([
  [{}, LONG, 2],
  [{}, LONG - 1, 1],
  [{ json: true }, LONG / 2, 2],
  [{ json: true }, LONG / 2 - 1, 1],
  [{}, undefined, 1],
  [{ jobs: "1" }, LONG, 1],
  [{ jobs: "3" }, 1, 3],
  [{ outputFormat: "sarif" }, LONG, 1],
  [{ unique: true }, LONG, 1],
  [{ plugin: ["x"] }, LONG, 1],
])("with %j, %s octets are answered by %d threads", (options, left, threads) => {
  const most = options.jobs === undefined ? availableParallelism() : threads;
  expect(jobsOf(options, left)).toBe(Math.min(threads, most));
});

test("messages come between results if both go into one file", async () => {
  const folder = temporaryFolder(onTestFinished);
  const input = folder.write("urls.txt", "NEWS:a\nx\n".repeat(1_000));
  const [alone, inThreads] = await Promise.all(
    ["1", "2"].map(async (jobs) => {
      const output = folder.path(`output-${jobs}.txt`);
      const [from, to] = [openSync(input, "r"), openSync(output, "a")];
      const ended = endOf(start(["format", "--jobs", jobs], from, [], to));
      closeSync(from);
      closeSync(to);
      expect(await ended).toBe(1);
      return readFileSync(output, "utf8");
    }),
  );
  expect(alone?.startsWith("news:a\nerror[")).toBe(true);
  expect(inThreads).toBe(alone);
});

test("while nobody reads the answers, no more lines are read than a few", async () => {
  const child = start(["format", "--jobs", "2"]);
  const ended = endOf(child);
  const chunk = Buffer.from(`http://host.dom/${"a".repeat(4000)}\n`.repeat(100));
  let taken = 0;
  const source = (function* () {
    for (; taken < 20; taken++) yield chunk;
  })();
  const feeding = pipeline(
    Readable.from(source, { objectMode: false }),
    child.stdin as NonNullable<typeof child.stdin>,
  );
  for (let before = -1; before < taken; ) {
    before = taken;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  // The whole input is 8 MB.
  expect(taken).toBeLessThan(10);
  const printed = text(child.stdout as Readable);
  await feeding;
  expect((await printed).length).toBe(20 * chunk.length);
  expect(await ended).toBe(0);
});

test.each([
  ["ends its thread", "process.exit(0)", "a plugin ended it"],
  [
    "fills the memory of its thread",
    "const all = []; for (;;) all.push(new Array(1e6).fill(all))",
    "Worker terminated due to reaching memory limit: JS heap out of memory",
  ],
])("a plugin that %s ends the run with a sentence", async (_, code, why) => {
  const folder = temporaryFolder(onTestFinished);
  const plugin = folder.write(
    "plugin.mjs",
    `import { isMainThread } from "node:worker_threads";
import { decodedText, defineScheme, many, rule, uchar } from ${JSON.stringify(import.meta.resolve("@url1738/core/define"))};
if (!isMainThread) { ${code}; }
export const x = defineScheme({ name: "x-a", schemepart: decodedText("a", rule("a", many(uchar))), access: "Names things." });`,
  );
  const args = ["parse", "--jobs", "2", "--plugin", plugin];
  // So that the memory is soon full.
  const { status, stderr } = await runProcess(args, [Buffer.from("x-a:a\n")], undefined, ["--max-old-space-size=32"]);
  expect([status, stderr]).toEqual([2, `error: A thread ended before any line was answered: ${why}.\n`]);
});

test("the schemes of a plugin reach the threads, and if it ends its thread later, the run ends with the last line answered", async () => {
  const plugin = temporaryFolder(onTestFinished).write(
    "plugin.mjs",
    `import { decodedText, defineScheme, many, rule, uchar } from ${JSON.stringify(import.meta.resolve("@url1738/core/define"))};
const check = (text) => (text === "end" ? process.exit(0) : []);
export const x = defineScheme({ name: "x-a", schemepart: decodedText("a", rule("a", many(uchar)), { check }), access: "Names things." });`,
  );
  const child = start(["format", "--jobs", "2", "--plugin", plugin]);
  const ended = endOf(child);
  const messages = text(child.stderr as Readable);
  child.stdin?.on("error", () => undefined);
  child.stdin?.write("X-A:%41\nnews:b\n");
  const first = await new Promise((resolve) => child.stdout?.once("data", resolve));
  expect(String(first)).toBe("x-a:A\nnews:b\n");
  child.stdin?.end("x-a:end\n");
  expect(await ended).toBe(2);
  expect(await messages).toBe(
    "error: A thread ended after the answers up to line 2 were printed: a plugin ended it.\n",
  );
});

test("read lines are answered before the command waits for more", async () => {
  const child = start(["format", "--jobs", "2"]);
  const ended = endOf(child);
  child.stdin?.write("NEWS:a\nNEWS:");
  const first = await new Promise((resolve) => child.stdout?.once("data", resolve));
  expect(String(first)).toBe("news:a\n");
  const rest = text(child.stdout as Readable);
  child.stdin?.end("b");
  expect(await rest).toBe("news:b\n");
  expect(await ended).toBe(0);
});

test("a reader that goes away ends it, although more input may come", async () => {
  const child = start(["format", "--jobs", "2"]);
  const ended = endOf(child);
  const messages = text(child.stderr as Readable);
  child.stdin?.on("error", () => undefined);
  child.stdout?.destroy();
  child.stdin?.write("news:a\n".repeat(20_000));
  expect(await ended).toBe(0);
  expect(await messages).toBe("");
});

test.each(["0", "-1", "1.5", "two", "1000", ""])("a number of jobs is not %j", async (jobs) => {
  const { status, stdout, stderr } = await runWith(["check", `--jobs=${jobs}`, "news:a"]);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(`from 1 to 999, such as the number of cores, not ${jobs}.`);
});

test("the lines of parts of a file are numbered as those of the file", async () => {
  const parts = [Buffer.from("news:a\nx\n"), Buffer.from("\nnews:b\ny")];
  const whole = await runWith(["check", "--json"], { input: parts });
  const first = await runWith(["check", "--json"], { input: parts.slice(0, 1) });
  const second = await runWith(["check", "--json", "--first-line", "3"], { input: parts.slice(1) });
  expect(first.stdout + second.stdout).toBe(whole.stdout);
  expect(whole.stdout).toContain('"line":5');
  const refused = await runWith(["check", "--first-line", "0"]);
  expect([refused.status, refused.stderr.split("\n")[0]]).toEqual([
    2,
    "error: The number of a line must be a whole number of at least 1, not 0.",
  ]);
});

test("commands that fetch have no jobs", async () => {
  expect((await runWith(["get", "--jobs", "2"])).stderr).toContain("unknown option '--jobs'");
});
