import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { registry } from "../src/index.ts";
import { decoded, fromOctets } from "../src/octets.ts";
import { run } from "../src/run.ts";
import { collector, objectsOf, runWith } from "./fake-host.ts";

const folder = mkdtempSync(join(tmpdir(), "url1738-texts-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, contents: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, contents);
  return path;
}

const letter = "Yes, Jim: <URL:ftp://u:pw@ds.in\n  ternic.net/rfc#x>, http://bare.dom/ and <URL:news:a-\nb>.\n";

describe("extract", () => {
  test("prints the URLs of a text, one a line", async () => {
    expect(await runWith(["extract"], { input: letter })).toEqual({
      status: 0,
      stdout: "ftp://u:pw@ds.internic.net/rfc\nnews:a-b\n",
      stderr: "",
    });
  });

  test("prints with --json what is said of every hit, and nothing else", async () => {
    const ran = await runWith(["extract", "--json", "--bare"], { input: `${letter}<URL:news:>` });
    const url = (text: string) => JSON.parse(JSON.stringify(registry.parse(text))) as object;
    expect(objectsOf(ran)).toStrictEqual([
      {
        start: 10,
        end: 51,
        text: "ftp://u:pw@ds.internic.net/rfc",
        fragment: "x",
        ok: true,
        url: url("ftp://u:pw@ds.internic.net/rfc"),
      },
      { start: 53, end: 69, text: "http://bare.dom/", ok: true, url: url("http://bare.dom/") },
      {
        start: 74,
        end: 89,
        text: "news:a-b",
        alternatives: [{ text: "news:ab", url: url("news:ab") }],
        ok: true,
        url: url("news:a-b"),
      },
      { start: 91, end: 102, text: "news:", ok: false, error: expect.objectContaining({ code: "syntax", index: 5 }) },
    ]);
    expect(ran).toMatchObject({ status: 1, stderr: "" });
  });

  test("complains of wrappers that hold no URL, and hides their passwords", async () => {
    const path = file("mistakes.txt", "<URL:http://u:secret@h/> <URL:news:a>");
    const { status, stdout, stderr } = await runWith(["extract", path]);
    expect([status, stdout]).toEqual([1, "news:a\n"]);
    expect(stderr).toContain(`${path}, characters 0 to 24`);
    expect(stderr).not.toContain("secret");
  });

  test.each([
    ["--prefix", "URL:news:a", "news:a\n"],
    ["--quoted", "> <URL:news:a\n> b>", "news:ab\n"],
    ["--generic", "<URL:urn:x>", "urn:x\n"],
  ])("%s", async (option, input, stdout) => {
    expect(await runWith(["extract", option], { input })).toEqual({ status: 0, stdout, stderr: "" });
    expect((await runWith(["extract"], { input })).stdout).not.toBe(stdout);
  });

  test("reads several files, each by itself, and goes on behind one that cannot be read", async () => {
    const paths = [
      file("1.txt", "<URL:news:a> <URL:"),
      join(folder, "none.txt"),
      file("2.txt", "news:b> <URL:news:c>"),
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

  test("wherever octets are cut; those that are no UTF-8 are kept", async () => {
    const octets = Buffer.concat([Buffer.from("é😀 <URL:news:"), Buffer.from([0xe9]), Buffer.from("> é <URL:news:a>")]);
    const single = Array.from(octets, (octet) => Buffer.of(octet));
    const ran = await runWith(["extract", "--json"], { input: single });
    expect(objectsOf(ran)).toMatchObject([
      { start: 4, text: "news:\udce9" },
      { start: 19, text: "news:a" },
    ]);
    expect(ran).toEqual(await runWith(["extract", "--json"], { input: [octets] }));
    expect((await runWith(["extract"], { input: [octets] })).stderr).toContain("\\xE9");
  });

  test("prints what it has found before it waits for more", async () => {
    const [stdin, stdout, stderr] = [new PassThrough(), collector(), collector()];
    const running = run(["extract"], { stdin: () => stdin, stdout: stdout.stream, stderr: stderr.stream, env: {} });
    stdin.write("<URL:news:a> <URL:");
    await expect.poll(stdout.text).toBe("news:a\n");
    stdin.end("news:b>");
    expect(await running).toBe(0);
    expect(stdout.text()).toBe("news:a\nnews:b\n");
  });

  describe("progress", () => {
    const large = file("large.txt", Buffer.concat([Buffer.alloc(20_000_000, "a"), Buffer.from(" <URL:news:a>")]));

    test("is told on a terminal, and taken away before anything else", async () => {
      const { stdout, stderr } = await runWith(["extract", large], { terminals: ["stderr"] });
      expect(stdout).toBe("news:a\n");
      const lines = stderr.replaceAll(large, "FILE").split("\x1b[K");
      expect(lines).toEqual(["\r41 % of FILE read", "\r83 % of FILE read", "\r", ""]);
    });

    test("of standard input in megabytes", async () => {
      const input = Array.from({ length: 20 }, () => Buffer.alloc(1_000_000, "a"));
      const { stderr } = await runWith(["extract"], { input, terminals: ["stderr"] });
      expect(stderr).toBe("\r9 MB of standard input read\x1b[K\r18 MB of standard input read\x1b[K\r\x1b[K");
    });

    test("is told nowhere else, and not of small files", async () => {
      expect((await runWith(["extract", large])).stderr).toBe("");
      expect((await runWith(["extract", large], { terminals: ["stdout"] })).stderr).toBe("");
      expect((await runWith(["extract", file("small.txt", "a")], { terminals: ["stderr"] })).stderr).toBe("");
    });
  });
});

test("where octets are cut, the strings they make do not change", async () => {
  const octet = fc.oneof(fc.nat({ max: 255 }), fc.constantFrom(0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(octet, { maxLength: 5 })), async (lists) => {
      const chunks = lists.map((list) => Buffer.from(list));
      let text = "";
      for await (const piece of decoded(
        (async function* () {
          yield* chunks;
        })(),
      ))
        text += piece;
      expect(text).toBe(fromOctets(Buffer.concat(chunks)));
    }),
    { numRuns: 1000 },
  );
});

describe("wrap", () => {
  test.each([
    [["http://h/a"], "<URL:http://h/a>\n"],
    [["--width", "15", "http://h/abcd--efgh-"], "<URL:http://h\n/abcd--efgh->\n"],
    [["--generic", "urn:x"], "<URL:urn:x>\n"],
  ])("%j", async (args, stdout) => {
    expect(await runWith(["wrap", ...args])).toEqual({ status: 0, stdout, stderr: "" });
  });

  test("with --json, for every line", async () => {
    const ran = await runWith(["wrap", "--json"], { input: "news:a\nnews:\n" });
    expect(objectsOf(ran)).toMatchObject([
      { input: "news:a", ok: true, text: "<URL:news:a>" },
      { input: "news:", ok: false, error: { code: "syntax" } },
    ]);
    expect(ran.status).toBe(1);
  });

  test.each(["0", "x", "-1", "1.5", ""])("a width of %j is none", async (width) => {
    const { status, stderr } = await runWith(["wrap", `--width=${width}`, "news:a"]);
    expect([status, stderr]).toEqual([2, expect.stringContaining("A width is a whole number from 1 on")]);
  });
});

describe("slug", () => {
  test.each([
    [["What's new? A & B"], "What's-new-A-B\n"],
    [["--cautious", "What's new?"], "What-s-new\n"],
    [["--treatment", "encode", "50% off/é"], "50%25%20off%2F%C3%A9\n"],
    [["--treatment", "remove", "a b"], "ab\n"],
    [["--neutral", "_", "a b"], "a_b\n"],
    [["--transliterate", "Zürich — 深圳"], "Zurich-ShenZhen\n"],
    [["--for", "ftp.name", "a/b?"], "a-b?\n"],
    [["--for", "prospero.fields.value", "a=b"], "a-b\n"],
  ])("%j", async (args, stdout) => {
    expect(await runWith(["slug", ...args])).toEqual({ status: 0, stdout, stderr: "" });
  });

  test("with --json, for every line", async () => {
    expect(objectsOf(await runWith(["slug", "--json"], { input: "a b\n\n" }))).toEqual([
      { input: "a b", ok: true, text: "a-b" },
      { input: "", ok: true, text: "" },
    ]);
  });

  test("what makes no such component fails", async () => {
    const ran = await runWith(["slug", "--json", "--for", "mailto.address", "a@b", "nobody"]);
    expect(objectsOf(ran)).toMatchObject([
      { ok: true, text: "a@b" },
      { ok: false, error: { component: "address" } },
    ]);
    expect(ran.status).toBe(1);
  });

  test.each([
    [["--treatment", "mangle"], "treatment"],
    [["--neutral", "/"], "neutral"],
    [["--for", "http"], "There is no component http that takes text."],
    [["--for", "http.paths"], "There is no component http.paths that takes text."],
    [["--for", "https.path"], "not https.path"],
  ])("%j is wrong usage", async (args, complaint) => {
    const { status, stderr } = await runWith(["slug", ...args, "a"]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(complaint)]);
  });
});
