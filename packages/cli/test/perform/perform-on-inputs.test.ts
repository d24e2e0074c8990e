import { Readable, Writable } from "node:stream";
import fc from "fast-check";
import { MAX_LENGTH } from "url1738";
import { describe, expect, test } from "vitest";
import { commandsFor } from "../../src/commands-for.ts";
import { run } from "../../src/run.ts";
import { collector, objectsOf, runWith } from "../fake-host.ts";

const inputsOf = (objects: readonly unknown[]) => objects.map((object) => (object as { input: string }).input);

describe("the sources of inputs", () => {
  test.each([
    ["standard input, without operands", [], ["news:b", "news:c"]],
    ["operands", ["news:a"], ["news:a"]],
    [
      "operands and, in place of -, standard input",
      ["news:a", "-", "news:d"],
      ["news:a", "news:b", "news:c", "news:d"],
    ],
    ["standard input only once", ["-", "-"], ["news:b", "news:c"]],
    ["operands after --, whatever they begin with", ["--", "--json", "-x"], ["--json", "-x"]],
    ["an operand after others and --", ["news:a", "--", "-"], ["news:a", "news:b", "news:c"]],
    ["an empty operand", [""], [""]],
  ])("%s", async (_, operands, inputs) => {
    const ran = await runWith(["check", "--json", ...operands], { input: "news:b\nnews:c" });
    expect(inputsOf(objectsOf(ran))).toEqual(inputs);
  });

  test("standard input is not opened unless it is needed", async () => {
    const stdin = () => {
      throw new Error("opened");
    };
    const [stdout, stderr] = [collector().stream, collector().stream];
    expect(await run(["check", "news:a"], { stdin, stdout, stderr, env: {} })).toBe(0);
    expect(await run(["check", "news:a", "-"], { stdin, stdout, stderr, env: {} })).toBe(2);
  });

  test("options may follow operands", async () => {
    expect(objectsOf(await runWith(["check", "news:a", "--json"]))).toEqual([{ input: "news:a", ok: true }]);
  });
});

describe("lines", () => {
  test("every line is an input, even an empty one", async () => {
    const ran = await runWith(["check", "--json"], { input: "\nnews:a\r\n\r\n \n" });
    expect(inputsOf(objectsOf(ran))).toEqual(["", "news:a", "", " "]);
    expect(ran.status).toBe(1);
  });

  test("--skip-empty skips empty ones, and only those", async () => {
    const ran = await runWith(["check", "--json", "--skip-empty", "", "-"], { input: "\nnews:a\r\n\r\n \n" });
    expect(inputsOf(objectsOf(ran))).toEqual(["news:a", " "]);
  });

  test("they are counted for people, including those skipped", async () => {
    const { stderr } = await runWith(["check", "--skip-empty"], { input: "\nnews:a\nx\n" });
    expect(stderr).toContain("\n --> standard input, line 3\n");
  });

  test("no line at all is not a failure", async () => {
    expect(await runWith(["parse"], { input: "" })).toEqual({ status: 0, stdout: "", stderr: "" });
  });

  test("octets that are not UTF-8 come through, and are shown as such", async () => {
    const input = [Buffer.from([0x68, 0x3a, 0xe9, 0x0a])];
    const [object] = objectsOf(await runWith(["check", "--json"], { input }));
    expect(object).toMatchObject({ input: { percent: "h:%E9" }, line: 1, ok: false });
    expect((await runWith(["check", "--generic"], { input })).stderr).toContain("\n  | h:\\xE9\n  |   ^^^^\n");
  });

  test("a byte order mark is not removed; the hint names it", async () => {
    const input = "\uFEFFnews:a\n\uFEFFnews:a";
    const ran = await runWith(["check", "--json"], { input });
    const failed = {
      input: "\uFEFFnews:a",
      ok: false,
      error: { index: 0, hint: expect.stringContaining("byte order mark") },
    };
    expect(objectsOf(ran)).toMatchObject([failed, failed]);
    const { stderr } = await runWith(["check"], { input });
    expect(stderr).toMatch(/^ {2}\| \\uFEFFnews:a\n {2}\| \^+\n/m);
    expect(stderr).toMatch(/^help: .*byte order mark/m);
    const [object] = objectsOf(await runWith(["format", "--from-json", "--json"], { input: "\uFEFF{}" }));
    expect(object).toMatchObject({ error: { hint: expect.stringContaining("byte order mark") } });
  });

  test("a line that is too long is cut, and the next one is read as usual", async () => {
    const long = `news:${"a".repeat(2 * MAX_LENGTH)}`;
    const ran = await runWith(["check", "--json"], { input: `${long}\nnews:a\n` });
    expect(objectsOf(ran)).toMatchObject([
      { input: long.slice(0, MAX_LENGTH + 1), ok: false, error: { code: "too-long", index: MAX_LENGTH } },
      { input: "news:a", ok: true },
    ]);
    const { stderr } = await runWith(["check"], { input: long });
    expect(stderr.length).toBeLessThan(500);
  });

  test("a line of exactly the limit is not too long", async () => {
    const longest = `news:${"a".repeat(MAX_LENGTH - 5)}`;
    expect(await runWith(["check"], { input: `${longest}\r\n` })).toEqual({ status: 0, stdout: "", stderr: "" });
  });
});

describe("--json prints one record for each line, whatever the octets", async () => {
  const commands = (await commandsFor()).filter((command) => "prepare" in command);
  // Many inputs are nearly URLs, so that every kind of failure occurs.
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 6 }).map((octets) => Buffer.from(octets)),
    fc
      .constantFrom(..."http:// ftp: news: %00 %zz :80 @ \n \r\n \x00 \x85 \u2028".split(" "))
      .map((text) => Buffer.from(text)),
  );

  test.each(commands.map(({ name, first }) => [name, first] as const))("%s", async (command, first) => {
    const holds = async (pieces: readonly Buffer[]) => {
      const octets = Buffer.concat(pieces);
      const lines = octets.toString("latin1").split("\n");
      const ran = await runWith([command, "--json", ...(first ? ["http://h/"] : [])], { input: [octets] });
      const objects = objectsOf(ran) as readonly { input: unknown; ok: unknown }[];
      expect(objects.length).toBe(lines.at(-1) === "" ? lines.length - 1 : lines.length);
      for (const { input, ok } of objects)
        expect([["string", "object"].includes(typeof input), typeof ok]).toEqual([true, "boolean"]);
      expect(ran.stderr).toBe("");
    };
    await fc.assert(fc.asyncProperty(fc.array(piece, { maxLength: 30 }), holds));
  });
});

describe("the streams", () => {
  test("while nobody reads the results, little more is read than fits the batch", async () => {
    let pulled = 0;
    const chunk = Buffer.from("http://host.dom/a\n".repeat(1000));
    const stdin = Readable.from(
      (function* () {
        for (; pulled < 50; pulled++) yield chunk;
      })(),
      { objectMode: false },
    );
    const waiting: (() => void)[] = [];
    let written = 0;
    const stdout = new Writable({
      write: (text: Buffer, _encoding, callback) => {
        written += text.length;
        waiting.push(callback);
      },
    });
    const running = run(["format"], { stdin: () => stdin, stdout, stderr: collector().stream, env: {} });
    for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
    expect(pulled).toBeLessThan(20);
    let isDone = false;
    const done = running.then((status) => {
      isDone = true;
      return status;
    });
    while (!isDone) {
      for (const release of waiting.splice(0)) release();
      await new Promise(setImmediate);
    }
    expect(await done).toBe(0);
    expect(written).toBe(50 * chunk.length);
  });

  test("results are printed before the input ends", async () => {
    const { stream: stdout, text } = collector();
    const stdin = new Readable({ read: () => undefined });
    const running = run(["format"], { stdin: () => stdin, stdout, stderr: collector().stream, env: {} });
    stdin.push("NEWS:a\nNEWS:");
    while (text() === "") await new Promise(setImmediate);
    expect(text()).toBe("news:a\n");
    stdin.push("b");
    stdin.push(null);
    expect(await running).toBe(0);
    expect(text()).toBe("news:a\nnews:b\n");
  });
});
