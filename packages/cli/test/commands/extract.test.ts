import { expect, test } from "vitest";
import { registry } from "../../src/index.ts";
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

test("complains of wrappers without a URL in them, and hides their passwords", async () => {
  const path = folder.write("mistakes.txt", "<URL:http://u:secret@h/> <URL:news:a>");
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
