import { Readable, Writable } from "node:stream";
import { expect, test } from "vitest";
import { run } from "../../src/run.ts";
import { collector, runWith } from "../fake-host.ts";

test("at a terminal it says that it waits for input, and how to end it", async () => {
  const { stdout, stderr } = await runWith(["format"], { input: "news:a\n", terminals: ["stdin"] });
  expect(stdout).toBe("news:a\n");
  expect(stderr).toMatch(/^Reading URLs from the terminal, one per line; end with Ctrl-[DZ].*\.\n$/);
  expect((await runWith(["format"], { input: "news:a\n" })).stderr).toBe("");
  expect((await runWith(["format", "news:a"], { terminals: ["stdin"] })).stderr).toBe("");
});

test.each([
  [["format", "--from-json"], '{"scheme":"news","group":"a"}\n', "Reading JSON objects from the terminal"],
  [["format", "--from-json", "--lang", "fr"], "", "Lecture d’objets JSON au terminal"],
  [["check", "--lang", "fr"], "", "Lecture d’URL au terminal"],
  [["slug"], "a\n", "Reading texts from the terminal"],
])("%j says what it waits for", async (args, input, beginning) => {
  expect((await runWith(args, { input, terminals: ["stdin"] })).stderr).toMatch(new RegExp(`^${beginning}, `));
});

test("a terminal is read only when the announcement is on it", async () => {
  const happened: string[] = [];
  const stdin = new Readable({
    read() {
      happened.push("read");
      this.push(null);
    },
  });
  const stderr = new Writable({
    highWaterMark: 1,
    write: (_chunk, _encoding, callback) =>
      setImmediate(() => {
        happened.push("shown");
        callback();
      }),
  });
  const host = { stdin: () => Object.assign(stdin, { isTTY: true }), stdout: collector().stream, stderr, env: {} };
  expect(await run(["format"], host)).toBe(0);
  expect(happened).toEqual(["shown", "read"]);
});

test("unreadable standard input is reported after the results so far", async () => {
  const stdin = Readable.from(
    (function* () {
      yield Buffer.from("news:a\nnews:b");
      throw new Error("input/output error");
    })(),
    { objectMode: false },
  );
  const [stdout, stderr] = [collector(), collector()];
  expect(await run(["format"], { stdin: () => stdin, stdout: stdout.stream, stderr: stderr.stream, env: {} })).toBe(2);
  expect(stdout.text()).toBe("news:a\n");
  expect(stderr.text()).toBe("error: Standard input cannot be read: input/output error.\n");
});
