import { existsSync } from "node:fs";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { run } from "../../src/run.ts";
import { collector, runWith } from "../fake-host.ts";
import { Tinypool, type Work } from "./pool-here.ts";

// Runs the code for threads in this thread, so that every mistake shows; `jobs.test.ts` starts real threads.

vi.mock("tinypool", () => import("./pool-here.ts"));

beforeEach(() => {
  Tinypool.pools.splice(0);
  Tinypool.answered = Number.POSITIVE_INFINITY;
});

const host = (chunks: Iterable<Buffer> | AsyncIterable<Buffer>) => {
  const [stdout, stderr] = [collector(), collector()];
  // In object mode, the chunks stay apart.
  const streams = { stdin: () => Readable.from(chunks), stdout: stdout.stream, stderr: stderr.stream, env: {} };
  return { streams, printed: () => ({ stdout: stdout.text(), stderr: stderr.text() }) };
};

/** Runs a command line; returns what it prints, and its pool. */
async function runInThreads(args: readonly string[], input: readonly Buffer[], jobs = 2) {
  const { streams, printed } = host(input);
  const status = await run([...args, "--jobs", String(jobs)], streams);
  const [pool] = Tinypool.pools;
  if (pool === undefined) throw new Error("No thread was started.");
  return { ran: { status, ...printed() }, pool };
}

/** Returns the places and the lengths of works: the numbers that came with the octets, and the number of these. */
const places = (works: readonly Work[]) =>
  works.map(
    ({ octets, ...place }) => `${Object.values("from" in place ? Object(place.from) : place)} ${octets.length}`,
  );

const FEW = Buffer.from("NEWS:a\nx y\n\nhttp://u:pw12345@h/?token=abc\nftp://h:70000\n");

describe("lines", () => {
  const commands = [
    "check | check --json | check --json --redact --first-line 7 | check --skip-empty --color always | diagnose",
    "parse | parse --json | parse --get host | format --lang fr | format --exit-zero | audit | access --redact",
    "repair --likely --json | slug --cautious | wrap --width 20 | resolve http://h/a/b | parse --rfc",
    "format --generic | format --skip-empty | check --lang fr --color always",
  ].flatMap((row) => row.split(" | "));

  test.each(commands)("%s prints the same as without threads", async (line) => {
    const input = [FEW, Buffer.from("NEWS:b\nz z"), Buffer.from("\n<URL:news:c>\r\nhttp://h/\u{e9}\n")];
    const { ran, pool } = await runInThreads(line.split(" "), input);
    expect(ran).toEqual(await runWith(line.split(" "), { input }));
    expect(pool.works.length).toBe(3);
  });

  test("the schemes of plugins are loaded by each thread", async () => {
    const plugin = fileURLToPath(new URL("../schemes/plugins/finger.ts", import.meta.url));
    const args = ["parse", "--generic", "--plugin", plugin];
    const input = [Buffer.from("x-finger://h/a\nx:y\n")];
    const { ran, pool } = await runInThreads(args, input);
    expect(ran).toEqual(await runWith(args, { input }));
    expect(pool.options.workerData).not.toHaveProperty("options.pluginSchemes");
  });

  test.each([
    [
      [String(FEW).slice(0, 9), String(FEW).slice(9)],
      ["1,0 7", `4,1 ${FEW.length - 7}`],
    ],
    [["a\n".repeat(5000)], ["5000,0 10000"]],
    [["a\n".repeat(10_001)], ["5000,0 10000", "5000,5000 10000", "1,10000 2"]],
    [
      ["a\n".repeat(5000), "b"],
      ["5000,0 10000", "0,5000 1"],
    ],
    [
      ["\n", "a"],
      ["1,0 1", "0,1 1"],
    ],
    [["a", "\n"], ["1,0 2"]],
    [["", "a"], ["0,0 1"]],
  ])("of chunks that are cut anywhere come in batches, %#", async (chunks, batches) => {
    const input = chunks.map((chunk) => Buffer.from(chunk));
    const { pool } = await runInThreads(["check"], input);
    expect(places(pool.works)).toEqual(batches);
  });

  test("are numbered after those of other parts", async () => {
    const { ran, pool } = await runInThreads(["check", "--first-line", "7"], [Buffer.from("news:a\nx\n")]);
    expect(places(pool.works)).toEqual(["2,6 9"]);
    expect(ran.stderr).toContain("standard input, line 8");
  });

  test.each([2, 3])("are given to %d threads, two batches at once", async (jobs) => {
    const input = Array.from({ length: 20 }, () => Buffer.from("a\n"));
    const { pool } = await runInThreads(["check"], input, jobs);
    expect([pool.mostPending, pool.threads.length, pool.works.length]).toEqual([2 * jobs, jobs, 20]);
    expect(pool.options).toMatchObject({ minThreads: jobs, resourceLimits: { maxYoungGenerationSizeMb: 24 } });
    expect([existsSync(new URL(pool.options.filename)), pool.isDestroyed]).toEqual([true, true]);
  });
});

describe("texts", () => {
  const lines = [
    "redact",
    "redact --only urls --replacement X",
    "redact --parameter q --lang fr",
    "extract --bare",
    "extract --broken --json",
    "extract --bare --broken --audit --redact",
    "extract --bare --fail-on info --audit",
    "redact --exit-zero",
  ];
  const wide = Buffer.from(
    `${"x".repeat(65_536)}\nSee http://u:pw12345@h/a?q=1, <URL:http://h/\n  b> <URL:x> "password": \n"hunter2x" \u{e9} ftp://u:p\n`,
  );
  /** The text, and again after a line that is not settled at its end. */
  const input = [wide, Buffer.from("<URL:ftp://u:p"), Buffer.from("w@h/>\n"), wide, Buffer.from("http://h.dom/last")];

  test.each(lines)("%s prints the same as without threads", async (line) => {
    const { ran, pool } = await runInThreads(line.split(" "), input);
    expect(ran).toEqual(await runWith(line.split(" "), { input }));
    expect(pool.works.length).toBe(3);
  });

  const PART = 2 ** 16;
  const MOST = 2 ** 22;
  const ended = (length: number) => `${"a".repeat(length - 1)}\n`;

  test.each([
    [[ended(PART - 1), ended(2)], [`0,1 ${PART + 1}`]],
    [[ended(PART - 2), ended(1), ended(2)], [`0,1 ${PART + 1}`]],
    [
      [ended(PART), ended(2)],
      [`0,1 ${PART}`, `${PART},2 2`],
    ],
    [
      ["a".repeat(PART), ended(2), "bc\nd"],
      [`0,1 ${PART + 2}`, `${PART + 2},2 4`],
    ],
    [
      ["a".repeat(PART), "b\nc", ended(PART - 1), "d"],
      [`0,1 ${PART + 2}`, `${PART + 2},2 ${PART}`, `${2 * PART + 2},3 1`],
    ],
    [
      ["\n\xc3\xa9\n", ended(PART), ended(9)],
      [`0,1 ${PART + 4}`, `${PART + 3},4 9`],
    ],
    // The letter is cut.
    [
      [`${"a".repeat(MOST - 1)}\xc3`, "\xa9"],
      [`0,1 ${MOST}`, `${MOST - 1},1 1`],
    ],
    [["b"], ["0,1 1"]],
    [[], []],
  ])("are cut after line ends, %#", async (chunks, parts) => {
    const input = chunks.map((chunk) => Buffer.from(chunk, "latin1"));
    const { ran, pool } = await runInThreads(["redact"], input);
    expect(places(pool.works)).toEqual(parts);
    expect(Buffer.from(ran.stdout).equals(Buffer.concat(input))).toBe(true);
  });

  test("after a file that cannot be read are read", async () => {
    const { ran } = await runInThreads(["redact", "missing.txt", "-"], [Buffer.from("x http://u:p@h y")]);
    expect(ran).toEqual({
      status: 2,
      stdout: "x http://***:***@h y",
      stderr: "error: The file missing.txt cannot be read: no such file or directory (ENOENT).\n",
    });
  });

  test.each(["redact --check", "extract --mime"])("that are needed as a whole start no threads: %s", async (line) => {
    await expect(runInThreads(line.split(" "), [FEW])).rejects.toThrow("No thread was started.");
  });

  test.each([2, 3])("are given to %d threads, two parts at once", async (jobs) => {
    const input = Array.from({ length: 9 }, () => Buffer.from(ended(PART)));
    const { pool } = await runInThreads(["redact"], input, jobs);
    expect([pool.mostPending, pool.isDestroyed]).toEqual([2 * jobs, true]);
  });
});

/** Runs a command line with two threads, while something happens after some of its input. */
async function runWhile(
  args: readonly string[],
  chunks: readonly string[],
  happen: () => void,
  last: readonly string[],
  ending = new AbortController(),
) {
  const { streams, printed } = host(
    (async function* () {
      for (const chunk of chunks) yield Buffer.from(chunk);
      // Until everything is printed.
      for (let turn = 0; turn < 9 || Tinypool.pools.at(-1)?.pending !== 0; turn++)
        await new Promise((resolve) => setTimeout(resolve));
      happen();
      for (const chunk of last) yield Buffer.from(chunk);
    })(),
  );
  const status = await run([...args, "--jobs", "2"], { ...streams, ending: ending.signal });
  return { status, ...printed() };
}

describe("a thread that ends by itself", () => {
  const LINE = "A thread ended after the answers up to line";
  const long = `${"a ".repeat(35_000)}\n`;

  test.each([
    ["format", [], 0, "exit", "A thread ended before any line was answered: a plugin ended it."],
    ["format", ["news:a\n"], 1, "exit", `${LINE} 1 were printed: a plugin ended it.`],
    ["format", ["news:a\nnews:b\n", "x:y\n"], 2, "error", `${LINE} 3 were printed: no memory.`],
    ["redact", ["a\n"], 0, "error", "A thread ended before everything was printed: no memory."],
    ["extract", [long], 1, "exit", "A thread ended before everything was printed: a plugin ended it."],
  ] as const)(
    "ends %s after %j, of which %d have answers, by its event %s",
    async (command, chunks, answered, event, message) => {
      const clear = vi.spyOn(globalThis, "clearInterval");
      for (const isWaiting of [true, false]) {
        Tinypool.pools.splice(0);
        const emit = () => Tinypool.pools.at(-1)?.threads[1]?.emit(event, new Error("no memory"));
        Tinypool.answered = isWaiting ? answered : Number.POSITIVE_INFINITY;
        const happen = isWaiting ? () => void setTimeout(emit, 20) : emit;
        const { status, stderr } = await runWhile([command], chunks, happen, [long]);
        expect([status, stderr.slice(stderr.lastIndexOf("error: "))]).toEqual([2, `error: ${message}\n`]);
        expect(Tinypool.pools.at(-1)?.isDestroyed).toBe(false);
      }
      expect(clear).toHaveBeenCalledTimes(2);
      clear.mockRestore();
    },
  );

  test("of the pool, before it has any work, is not one of this process", async () => {
    const happen = () => void Tinypool.pools[0]?.emit("error", new Error("x"));
    expect((await runWhile(["format"], ["news:a\n"], happen, [])).status).toBe(0);
  });
});

test.each([
  ["format", "NEWS:a\n", "NEWS:b", "news:a\n"],
  ["redact", "a\n", "http://u:p", ""],
  ["extract", `<URL:news:a>\n${"a ".repeat(35_000)}\n`, "<URL:news:b", "news:a\n"],
])("an interruption leaves %s without what may go on", async (command, whole, part, printed) => {
  const ending = new AbortController();
  const { status, stdout } = await runWhile([command], [whole, part], () => ending.abort(), ["x\n"], ending);
  expect([status, stdout, Tinypool.pools[0]?.isDestroyed]).toEqual([0, printed, true]);
});
