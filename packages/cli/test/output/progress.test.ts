import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { run } from "../../src/run.ts";
import { collector, runWith } from "../fake-host.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();

const large = folder.write("large.txt", Buffer.concat([Buffer.alloc(4_000_000, "a"), Buffer.from(" <URL:news:a>")]));

/** The line that removes the progress. */
const REMOVED = "\r\x1b[K";

test("progress is shown on a terminal, and removed before anything else", async () => {
  const { stdout, stderr } = await runWith(["extract", large], { terminals: ["stderr"] });
  expect(stdout).toBe("news:a\n");
  const lines = stderr.replaceAll(large, "FILE").split("\x1b[K");
  expect(lines).toEqual(["\r26% of FILE read", "\r52% of FILE read", "\r78% of FILE read", "\r", ""]);
});

test("progress through standard input is shown in megabytes", async () => {
  const input = Array.from({ length: 3 }, () => Buffer.alloc(1_500_000, "a"));
  const { stderr } = await runWith(["extract"], { input, terminals: ["stderr"] });
  const reports = [1, 3, 4].map((megabytes) => `\r${megabytes} MB of standard input read\x1b[K`);
  expect(stderr).toBe(`${reports.join("")}${REMOVED}`);
});

test("progress is shown nowhere else, and not for small files", async () => {
  expect((await runWith(["extract", large])).stderr).toBe("");
  expect((await runWith(["extract", large], { terminals: ["stdout"] })).stderr).toBe("");
  expect((await runWith(["extract", folder.write("small.txt", "a")], { terminals: ["stderr"] })).stderr).toBe("");
});

test.each(["check", "redact"])("%s tells its progress through standard input", async (command) => {
  const input = Array.from({ length: 3 }, () => Buffer.alloc(1_000_000, "\n"));
  const options = command === "check" ? ["--skip-empty"] : [];
  const { stderr } = await runWith([command, ...options], { input, terminals: ["stderr"] });
  expect(stderr).toContain(" MB of standard input read\x1b[K\r");
  expect(stderr.endsWith(REMOVED)).toBe(true);
  expect((await runWith([command, ...options], { input })).stderr).toBe("");
});

test("progress is not shown in the middle of a line of the results", async () => {
  expect((await runWith(["redact", large], { terminals: ["stdout", "stderr"] })).stderr).toBe("");
});

/** Runs `check` on chunks with both outputs on one terminal, or the results elsewhere, and returns everything printed on the terminal. */
async function terminalOf(chunks: readonly string[], resultsTo: "terminal" | "elsewhere", columns = 80) {
  const [terminal, elsewhere] = [collector(), collector()];
  const stderr = Object.assign(terminal.stream, { isTTY: true, columns });
  const stdout = resultsTo === "terminal" ? stderr : elsewhere.stream;
  const input = chunks.map((chunk) => Buffer.from(chunk));
  const stdinLeft = () => input.reduce((sum, { length }) => sum + length, 0);
  const stdin = () => Readable.from(input, { objectMode: false });
  await run(["format", "--color", "never", "--skip-empty"], { stdin, stdinLeft, stdout, stderr, env: {} });
  return terminal.text();
}

const PAUSE = "\n".repeat(1_100_000);

test("results on the same terminal are printed over the progress, which then continues", async () => {
  expect(await terminalOf([PAUSE, "news:a\n", PAUSE], "terminal")).toBe(
    `\r49% of standard input read\x1b[K${REMOVED}news:a\n49% of standard input read\r100% of standard input read\x1b[K${REMOVED}`,
  );
});

test("results elsewhere leave the progress where it is", async () => {
  expect(await terminalOf([PAUSE, "news:a\n", PAUSE], "elsewhere")).toBe(
    `\r49% of standard input read\x1b[K\r100% of standard input read\x1b[K${REMOVED}`,
  );
});

test.each([
  [20, "100% of standard in"],
  [0, "100% of standard input read"],
])("in %i columns, the progress takes one line", async (columns, line) => {
  expect(await terminalOf([PAUSE], "elsewhere", columns)).toBe(`\r${line}\x1b[K${REMOVED}`);
});
