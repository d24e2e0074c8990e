import { registry } from "url1738";
import { expect, test } from "vitest";
import { objectsOf, runWith } from "../fake-host.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();

const letter = "Yes, Jim: <URL:ftp://u:pw@ds.in\n  ternic.net/rfc#x>, http://bare.dom/ and <URL:news:a-\nb>.\n";

test("prints the URLs of a text, one per line", async () => {
  expect(await runWith(["extract"], { input: letter })).toEqual({
    status: 0,
    stdout: "ftp://u:pw@ds.internic.net/rfc\nnews:a-b\n",
    stderr: "",
  });
});

test("with --json prints the facts of every hit, and nothing else", async () => {
  const ran = await runWith(["extract", "--json", "--bare"], { input: `${letter}<URL:news:>` });
  const url = (text: string) => JSON.parse(JSON.stringify(registry.parse(text))) as object;
  expect(objectsOf(ran)).toStrictEqual([
    {
      start: 10,
      end: 51,
      line: 1,
      column: 11,
      text: "ftp://u:pw@ds.internic.net/rfc",
      fragment: "x",
      ok: true,
      url: url("ftp://u:pw@ds.internic.net/rfc"),
    },
    { start: 53, end: 69, line: 2, column: 22, text: "http://bare.dom/", ok: true, url: url("http://bare.dom/") },
    {
      start: 74,
      end: 89,
      line: 2,
      column: 43,
      text: "news:a-b",
      alternatives: [{ text: "news:ab", url: url("news:ab") }],
      ok: true,
      url: url("news:a-b"),
    },
    {
      start: 91,
      end: 102,
      line: 4,
      column: 1,
      text: "news:",
      ok: false,
      error: expect.objectContaining({ code: "syntax", index: 5 }),
    },
  ]);
  expect(ran).toMatchObject({ status: 1, stderr: "" });
});

test("tells of wrappers without a URL in them, and masks their passwords", async () => {
  const path = folder.write("errors.txt", "<URL:http://u:secret@h/> <URL:news:a>");
  const { status, stdout, stderr } = await runWith(["extract", path]);
  expect([status, stdout]).toEqual([1, "news:a\n"]);
  expect(stderr).toContain(`${path}, line 1, column 1`);
  expect(stdout).not.toContain("secret");
});

test.each([
  ["--prefix", "URL:news:a", "news:a\n"],
  ["--bare", "http://h/ http://h/|a", "http://h/\n"],
  ["--www", "www.h.dom/x", "https://www.h.dom/x\n"],
  ["--mime", "Content-Transfer-Encoding: quoted-printable\n\n<URL:news:a=\nb>", "news:ab\n"],
  ["--quoted", "> <URL:news:a\n> b>", "news:ab\n"],
  ["--generic", "<URL:urn:x>", "urn:x\n"],
])("%s", async (option, input, stdout) => {
  expect(await runWith(["extract", option], { input })).toEqual({ status: 0, stdout, stderr: "" });
  expect((await runWith(["extract"], { input })).stdout).not.toBe(stdout);
});

test("wherever the octets are cut; those that are not UTF-8 are kept", async () => {
  const octets = Buffer.concat([Buffer.from("é😀 <URL:news:"), Buffer.from([0xe9]), Buffer.from("> é <URL:news:a>")]);
  const single = Array.from(octets, (octet) => Buffer.of(octet));
  const ran = await runWith(["extract", "--json"], { input: single });
  expect(objectsOf(ran)).toMatchObject([
    { start: 4, text: { percent: "news:%E9" } },
    { start: 19, text: "news:a" },
  ]);
  expect(ran).toEqual(await runWith(["extract", "--json"], { input: [octets] }));
  expect((await runWith(["extract"], { input: [octets] })).stderr).toContain("\\xE9");
});

const broken =
  "See http://u:secret@h/~anna\nand <URL:news:>, http://h.dom:x or\r\n <URL:news:a> http://www.rfc-\neditor.org/.";

test("--broken tells of each error in a line, with its place, as compilers do", async () => {
  const path = folder.write("letter.txt", broken);
  const { status, stdout, stderr } = await runWith(["extract", "--broken", path]);
  expect([status, stderr]).toEqual([1, ""]);
  const lines = stdout.split("\n").slice(0, -1);
  expect(lines.map((line) => line.slice(0, Math.max(line.indexOf(": "), 0)) || line)).toEqual([
    ...["1:14", "2:15", "2:31"].map((place) => `${path}:${place}`),
    "news:a",
    `${path}:3:30`,
  ]);
  expect(lines[2]).toBe(
    `${path}:2:31: http://h.dom:x: "x" is not allowed here in the port: expected a digit, "#", "/" or "?". A port must be written in digits.`,
  );
  expect(lines[0]).toContain("http://***:***@h/~anna: ");
  expect(stdout).not.toContain("secret");
});

test("--broken finds no errors in valid URLs, and combines with --bare", async () => {
  const input = "http://h/a <URL:news:a>";
  expect(await runWith(["extract", "--broken"], { input })).toEqual({ status: 0, stdout: "news:a\n", stderr: "" });
  expect((await runWith(["extract", "--broken", "--bare"], { input })).stdout).toBe("http://h/a\nnews:a\n");
});

test("a line tells what to write instead, and the place of the error wherever the text is folded or coloured", async () => {
  const input = "See <URL:ht\n tp://h/|> \u001b[31mhttp://h/^\u001b[0m \u001b[1mnews:x\u001b[0m.y@^";
  const { stdout } = await runWith(["extract", "--broken"], { input });
  const lines = stdout.split("\n").slice(0, -1);
  expect(lines.map((line) => line.replace(/ is not allowed here.*(?= Write)/, ""))).toEqual([
    'standard input:2:9: http://h/|: "|" Write %7C instead.',
    'standard input:2:26: http://h/^: "^" Write %5E instead.',
    expect.stringMatching(/^standard input:2:49: news:x\.y@\^: /),
  ]);
});

test("--only-broken prints no URLs", async () => {
  const input = "http://h/a http://h/| htpps://h/ <URL:news:a>";
  const { status, stdout } = await runWith(["extract", "--only-broken", "--bare"], { input });
  expect([status, stdout.split("\n").map((line) => line.slice(0, 19))]).toEqual([
    1,
    ["standard input:1:21", "standard input:1:23", ""],
  ]);
  const ran = await runWith(["extract", "--only-broken", "--json"], { input });
  expect(objectsOf(ran)).toMatchObject([{ ok: false }, { ok: false }]);
  expect(await runWith(["extract", "--only-broken"], { input: "<URL:news:a>" })).toMatchObject({
    status: 0,
    stdout: "",
  });
});

test("--broken and --json: records, with the repaired text", async () => {
  const ran = await runWith(["extract", "--broken", "--json"], { input: broken });
  expect(ran).toMatchObject({ status: 1, stderr: "" });
  expect(objectsOf(ran)).toMatchObject([
    { line: 1, column: 5, ok: false, text: "http://u:secret@h/~anna", error: { code: "syntax" } },
    { line: 2, column: 5, ok: false, text: "news:" },
    { line: 2, column: 18, ok: false, text: "http://h.dom:x" },
    { line: 3, column: 2, ok: true, text: "news:a" },
    { line: 3, column: 15, ok: false, text: "http://www.rfc-\n" },
  ]);
  const tilde = await runWith(["extract", "--broken", "--json"], { input: "http://h/|anna" });
  expect(objectsOf(tilde)).toMatchObject([{ repaired: "http://h/%7Canna" }]);
  expect(objectsOf(ran)[1]).not.toHaveProperty("repaired");
});

test("--generic and --bare find URLs of any scheme", async () => {
  const ran = await runWith(["extract", "--generic", "--bare"], { input: "see https://h/x, or not: this" });
  expect(ran).toEqual({ status: 0, stdout: "https://h/x\n", stderr: "" });
});

test("a mailbox on standard input: wherever its octets are cut, places are those of the mailbox", async () => {
  const mailbox = [
    "From anna@host.dom Sat Jan  3 01:05:34 1996",
    "X-URL:",
    " http://h/x",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "Gr=C3=BC=C3=9Fe: http://h/=",
    "a?b=3Dc http://h/=7Canna",
    "",
  ].join("\n");
  const args = ["extract", "--json", "--mime", "--bare", "--prefix", "--broken"];
  const ran = await runWith(args, { input: mailbox });
  expect(objectsOf(ran)).toMatchObject([
    { line: 2, column: 1, text: "http://h/x" },
    { line: 6, column: 18, text: "http://h/a?b=c" },
    { line: 7, column: 9, text: "http://h/|anna", repaired: "http://h/%7Canna" },
  ]);
  const single = Array.from(Buffer.from(mailbox), (octet) => Buffer.of(octet));
  expect(await runWith(args, { input: single })).toEqual(ran);
});
