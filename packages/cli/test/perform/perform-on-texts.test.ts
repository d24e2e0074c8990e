import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { run } from "../../src/run.ts";
import { collector, runWith } from "../fake-host.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();

test("reads files and standard input, one after another", async () => {
  const file = folder.write("a.log", "from ftp://u:p@h\r\n");
  const ran = await runWith(["redact", file, "-"], { input: "to //v:q@i" });
  expect(ran).toEqual({ status: 0, stdout: "from ftp://u:***@h\r\nto //v:***@i", stderr: "" });
});

test("reads several files, each by itself, and goes on after one that cannot be read", async () => {
  const paths = [
    folder.write("1.txt", "<URL:news:a> <URL:"),
    folder.path("none.txt"),
    folder.write("2.txt", "news:b> <URL:news:c>"),
  ];
  const { status, stdout, stderr } = await runWith(["extract", "--json", ...paths]);
  expect(stdout.split("\n").map((line) => line.slice(0, 20))).toEqual([
    '{"start":0,"end":12,',
    '{"start":8,"end":20,',
    "",
  ]);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^error: The file .*none\.txt cannot be read: .*\n$/);
});

test("the name of a file cannot make the terminal do anything", async () => {
  const { status, stderr } = await runWith(["redact", folder.path("\x1B[2J")]);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^error: The file .*\\x1B\[2J cannot be read: .*\.\n$/);
  expect(stderr).not.toContain("\x1B");
});

test("an operand is a text unless it names a file, or looks as if it did", async () => {
  const folderOf = folder.path("a folder");
  mkdirSync(folderOf);
  const help = async (operand: string) => (await runWith(["redact", operand])).stderr.split("\n")[1];
  expect(await help("token=x")).toBe(
    "help: Operands are files. If this is a text, pipe the text in: echo TEXT | url1738 redact",
  );
  expect([await help(folderOf), await help(folder.path("none.txt"))]).toEqual(["", ""]);
});

test("prints its hits before it waits for more", async () => {
  const [stdin, stdout, stderr] = [new PassThrough(), collector(), collector()];
  const running = run(["extract"], { stdin: () => stdin, stdout: stdout.stream, stderr: stderr.stream, env: {} });
  stdin.write("<URL:news:a> <URL:");
  await expect.poll(stdout.text).toBe("news:a\n");
  stdin.end("news:b>");
  expect(await running).toBe(0);
  expect(stdout.text()).toBe("news:a\nnews:b\n");
});

test.each([true, false])(
  "what cannot be looked at is a message, and the next is read; watched: %s",
  async (isWatched) => {
    const loop = folder.path("loop");
    symlinkSync(loop, loop);
    try {
      const terminals = isWatched ? (["stderr"] as const) : [];
      const paths = [loop, folder.path("n".repeat(5000)), folder.write("3.txt", "<URL:news:a>")];
      const { status, stdout, stderr } = await runWith(["extract", ...paths], { terminals });
      expect([status, stdout]).toEqual([2, "news:a\n"]);
      expect(stderr.match(/^error: The file .* cannot be read: .*\((?:ELOOP|ENAMETOOLONG)\)/gm)).toHaveLength(2);
    } finally {
      rmSync(loop);
    }
  },
);
