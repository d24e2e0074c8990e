import { expect, test } from "vitest";
import { runWith } from "../fake-host.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();

const large = folder.write("large.txt", Buffer.concat([Buffer.alloc(20_000_000, "a"), Buffer.from(" <URL:news:a>")]));

test("progress is told on a terminal, and taken away before anything else", async () => {
  const { stdout, stderr } = await runWith(["extract", large], { terminals: ["stderr"] });
  expect(stdout).toBe("news:a\n");
  const lines = stderr.replaceAll(large, "FILE").split("\x1b[K");
  expect(lines).toEqual(["\r41% of FILE read", "\r83% of FILE read", "\r", ""]);
});

test("progress through standard input is told in megabytes", async () => {
  const input = Array.from({ length: 20 }, () => Buffer.alloc(1_000_000, "a"));
  const { stderr } = await runWith(["extract"], { input, terminals: ["stderr"] });
  expect(stderr).toBe("\r9 MB of standard input read\x1b[K\r18 MB of standard input read\x1b[K\r\x1b[K");
});

test("progress is told nowhere else, and not for small files", async () => {
  expect((await runWith(["extract", large])).stderr).toBe("");
  expect((await runWith(["extract", large], { terminals: ["stdout"] })).stderr).toBe("");
  expect((await runWith(["extract", folder.write("small.txt", "a")], { terminals: ["stderr"] })).stderr).toBe("");
});

test.each(["check", "redact"])("%s tells its progress through standard input", async (command) => {
  const input = Array.from({ length: 20 }, () => Buffer.alloc(1_000_000, "\n"));
  const options = command === "check" ? ["--skip-empty"] : [];
  const { stderr } = await runWith([command, ...options], { input, terminals: ["stderr"] });
  expect(stderr).toContain("\r9 MB of standard input read\x1b[K\r\x1b[K");
  expect(stderr.endsWith("\r\x1b[K")).toBe(true);
  expect((await runWith([command, ...options], { input })).stderr).toBe("");
});

test("progress is not told in the middle of a line of the results", async () => {
  expect((await runWith(["redact", large], { terminals: ["stdout", "stderr"] })).stderr).toBe("");
});
