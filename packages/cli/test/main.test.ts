import { closeSync, openSync } from "node:fs";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { sampled } from "../../../tooling/build/vitest/draws.ts";
import { objectsOf } from "./fake-host.ts";
import { endOf, runProcess, start } from "./process.ts";
import { temporaryFolder } from "./temporary-folder.ts";

// Tests of the real process, for behaviour that only the operating system's own streams can show; all exit statuses
// are among them.

test("a plugin that ends the process does not make it look like a success", async () => {
  const plugin = temporaryFolder(onTestFinished).write("ending.mjs", Buffer.from("process.exit(0);"));
  expect(await runProcess(["check", "--plugin", plugin, "news:a"])).toEqual({
    status: 2,
    stdout: "",
    stderr: "error: A plugin ended the process before everything was done.\n",
  });
});

test("octets, CRLF and a byte order mark come through a pipe as they are, wherever it is cut", async () => {
  const octets = Buffer.concat([
    Buffer.from("\uFEFFnews:a\r\nnews:é\r\nnews:b\r\n", "utf8"),
    Buffer.from([0xe9, 0xe2, 0x82, 0x0a, 0x61, 0x0d]),
  ]);
  // The cuts are within the mark, within CRLF, within é, within CRLF, and between octets that are not UTF-8.
  const cuts = [0, 2, 10, 17, 19, 30, octets.length];
  const chunks = cuts.slice(1).map((cut, index) => octets.subarray(cuts[index], cut));
  expect(chunks.map((chunk) => chunk.at(-1))).toEqual([0xbb, 0x0d, 0xc3, 0x0d, 0xe2, 0x0d]);
  const ran = await runProcess(["check", "--json"], chunks);
  expect(ran.status).toBe(1);
  const inputs = ["\uFEFFnews:a", "news:é", "news:b", { percent: "%E9%E2%82" }, "a\r"];
  expect(objectsOf(ran).map((object) => (object as { input: unknown }).input)).toEqual(inputs);
});

test("a directory cannot be standard input", async () => {
  const directory = openSync(".", "r");
  try {
    const { status, stdout, stderr } = await runProcess(["check"], [], directory);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^error: Standard input cannot be read: .+\.\n$/);
  } finally {
    closeSync(directory);
  }
});

describe("a reader that goes away", () => {
  test("ends it without a word, although the input goes on", async () => {
    const child = start(["format"]);
    const ended = endOf(child);
    const messages = text(child.stderr as Readable);
    const lines = Buffer.from("news:a\n".repeat(10_000));
    // The promise is rejected if the other end closes the pipe because the process has ended before reading everything.
    const feeding = pipeline(
      Readable.from(
        (function* () {
          for (;;) yield lines;
        })(),
        { objectMode: false },
      ),
      child.stdin as NonNullable<typeof child.stdin>,
    ).catch(() => "ended");
    child.stdout?.once("data", () => child.stdout?.destroy());
    expect(await ended).toBe(0);
    expect(await messages).toBe("");
    expect(await feeding).toBe("ended");
  });
});

describe("memory", () => {
  // At the end, the process prints its peak memory in kilobytes.
  const telling = `process.on("exit", () => require("node:fs").writeSync(2, String(process.resourceUsage().maxRSS)))`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(`import { createRequire } from "node:module"; const require = createRequire("file:///"); ${telling}`)}`;

  /** Feeds one chunk many times; returns the peak memory and the number of lines printed. */
  async function peak(args: readonly string[], chunk: Buffer, times: number) {
    const child = start(args, "pipe", [preload]);
    const ended = endOf(child);
    const messages = text(child.stderr as Readable);
    let lines = 0;
    child.stdout?.on("data", (data: Buffer) => {
      for (let at = data.indexOf(10); at >= 0; at = data.indexOf(10, at + 1)) lines += 1;
    });
    const source = (function* () {
      for (let time = 0; time < times; time++) yield chunk;
    })();
    await pipeline(Readable.from(source, { objectMode: false }), child.stdin as NonNullable<typeof child.stdin>);
    await ended;
    return { lines, megabytes: Number(/\d+$/.exec(await messages)?.[0]) / 1024 };
  }

  test.each(sampled(["1", "2"]))("4,000 lines need no more than a few, with --jobs %s", async (jobs) => {
    // Long lines take less time than as many octets of short ones.
    const chunk = Buffer.from(`http://host.dom/${"a".repeat(4000)}\n`.repeat(20));
    const few = await peak(["format", "--jobs", jobs], chunk, 25);
    const many = await peak(["format", "--jobs", jobs], chunk, 200);
    expect([few.lines, many.lines]).toEqual([500, 4_000]);
    // The lines alone are 16 MB, and the output is as large.
    expect(many.megabytes - few.megabytes).toBeLessThan(12);
  });

  test("an endless line is not kept", async () => {
    const few = await peak(["check", "--json"], Buffer.from("news:a\n"), 1);
    const long = await peak(["check", "--json"], Buffer.alloc(100_000, "a"), 700);
    expect([few.lines, long.lines]).toEqual([1, 1]);
    // The line is 70 MB.
    expect(long.megabytes - few.megabytes).toBeLessThan(50);
  });
});

describe("SIGTERM", () => {
  const line = "http://host.dom/a\n";

  test.each([
    ["format", ["format"]],
    ["parse --json --jobs 2", ["parse", "--json", "--jobs", "2"]],
    ["extract", ["extract", "--bare"]],
  ])("ends %s between two records, and says so", async (_, args) => {
    const child = start(args);
    const ended = endOf(child);
    child.stdin?.on("error", () => undefined);
    child.stdin?.write(line.repeat(50_000));
    const stdout = child.stdout as Readable;
    await new Promise((resolve) => stdout.once("readable", resolve));
    // The process then waits until the reader continues.
    while (stdout.readableLength < 65_536) await new Promise((resolve) => setImmediate(resolve));
    child.kill("SIGTERM");
    const printed = await text(stdout);
    expect(await ended).toBe("SIGTERM");
    const record = printed.slice(0, printed.indexOf("\n") + 1);
    // The output is larger than a pipe's buffer, which does not hold a whole number of records.
    expect(printed.length).toBeGreaterThanOrEqual(65_536);
    expect(65_536 % record.length).not.toBe(0);
    expect(printed).toBe(record.repeat(printed.length / record.length));
  });

  test.each([[[]], [["--jobs", "2"]]])("leaves a line unanswered that may go on: %j", async (args) => {
    const child = start(["format", ...args]);
    const ended = endOf(child);
    child.stdin?.write("NEWS:a\nNEWS:b");
    const printed = text(child.stdout as Readable);
    await new Promise((resolve) => child.stdout?.once("data", resolve));
    child.kill("SIGTERM");
    expect(await ended).toBe("SIGTERM");
    expect(await printed).toBe("news:a\n");
  });

  test("leaves a URL unfound that may go on", async () => {
    const child = start(["extract", "--bare"]);
    const ended = endOf(child);
    child.stdin?.write("<URL:news:a> news:b");
    const printed = text(child.stdout as Readable);
    await new Promise((resolve) => child.stdout?.once("data", resolve));
    child.kill("SIGTERM");
    expect(await ended).toBe("SIGTERM");
    expect(await printed).toBe("news:a\n");
  });
});

test.each(["SIGINT", "SIGHUP"] as const)("%s ends get although its reader has stopped reading", async (signal) => {
  const file = temporaryFolder(onTestFinished).write("large", Buffer.alloc(2_000_000, "a"));
  const child = start(["get", pathToFileURL(file).href]);
  // A listener for the end of the streams would read them.
  const ended = new Promise((resolve) => child.on("exit", (_, by) => resolve(by)));
  await new Promise((resolve) => child.stdout?.once("readable", resolve));
  child.kill(signal);
  expect(await ended).toBe(signal);
  child.stdout?.destroy();
});
