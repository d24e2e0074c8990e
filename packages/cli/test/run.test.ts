import { Readable, Writable } from "node:stream";
import { expect, test } from "vitest";
import { run } from "../src/run.ts";
import { collector, runWith } from "./fake-host.ts";

test("results that cannot be written are reported", async () => {
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  const stdout = new Writable({ write: (_chunk, _encoding, callback) => callback(full) });
  const stderr = collector();
  expect(
    await run(["format", "news:a"], { stdin: () => Readable.from([]), stdout, stderr: stderr.stream, env: {} }),
  ).toBe(2);
  expect(stderr.text()).toBe("error: The results cannot be written: no space left on device.\n");
});

test("a closed pipe ends it without a word, whatever is still to come", async () => {
  let pulled = 0;
  const stdin = Readable.from(
    (function* () {
      for (;;) {
        pulled += 1;
        yield Buffer.from("news:a\n".repeat(1000));
      }
    })(),
    { objectMode: false },
  );
  const broken = Object.assign(new Error("write EPIPE"), { code: "EPIPE" });
  const stdout = new Writable({ write: (_chunk, _encoding, callback) => callback(broken) });
  const stderr = collector();
  expect(await run(["format"], { stdin: () => stdin, stdout, stderr: stderr.stream, env: {} })).toBe(0);
  expect(stderr.text()).toBe("");
  expect(pulled).toBeLessThan(50);
  expect(stdin.destroyed).toBe(true);
});

test("each stream has colours if it is a terminal itself, and never under NO_COLOR", async () => {
  const args = ["parse", "news:a", "x"];
  const isColoured = ({ stdout, stderr }: { stdout: string; stderr: string }) =>
    [stdout, stderr].map((text) => text.includes("\x1B["));
  expect(isColoured(await runWith(args))).toEqual([false, false]);
  expect(isColoured(await runWith(args, { terminals: ["stdout"] }))).toEqual([true, false]);
  expect(isColoured(await runWith(args, { terminals: ["stderr"] }))).toEqual([false, true]);
  const env = { NO_COLOR: "1" };
  expect(isColoured(await runWith(args, { terminals: ["stdout", "stderr"], env }))).toEqual([false, false]);
});

test("--exit-zero: whatever the inputs are, but not wrong usage or unreadable input", async () => {
  expect((await runWith(["check", "--exit-zero", "x"])).status).toBe(0);
  expect((await runWith(["check", "x"])).status).toBe(1);
  expect((await runWith(["extract", "--exit-zero"], { input: "<URL:x>" })).status).toBe(0);
  expect((await runWith(["extract", "--exit-zero", "./none.txt"])).status).toBe(2);
  expect((await runWith(["check", "--exit-zero", "--nothing"])).status).toBe(2);
});

test("an unknown command is one, even with --help", async () => {
  for (const args of [["frobnicate"], ["frobnicate", "--help"], ["frobnicate", "-h", "x"]]) {
    const { status, stdout, stderr } = await runWith(args);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("unknown command 'frobnicate'");
  }
  expect((await runWith(["check", "--help"])).status).toBe(0);
  expect((await runWith(["help", "check"])).status).toBe(0);
});
