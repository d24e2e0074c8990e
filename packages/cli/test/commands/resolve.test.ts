import { expect, test } from "vitest";
import { runWith } from "../fake-host.ts";

test.each([
  ["https://h.dom/a/b", "../c", "https://h.dom/c"],
  ["https://h.dom/a/b", "?d", "https://h.dom/a/b?d"],
  ["https://h.dom/a/b", "#e", "https://h.dom/a/b#e"],
  ["https://h.dom/a/b", "", "https://h.dom/a/b"],
  ["https://h.dom/a/b", "//Other.dom", "https://other.dom/"],
  ["https://h.dom/a/b", "ftp://h/x", "ftp://h/x"],
  ["ftp://h.dom/a/b", "c/d", "ftp://h.dom/a/c/d"],
])("of %s, %s means %s", async (base, reference, url) => {
  expect(await runWith(["resolve", base, reference])).toEqual({ status: 0, stderr: "", stdout: `${url}\n` });
});

test("references come from standard input as well, and a wrong one fails alone", async () => {
  const { status, stdout, stderr } = await runWith(["resolve", "https://h.dom/a/b"], { input: "c\nd e\n../f\n" });
  expect([status, stdout]).toEqual([1, "https://h.dom/a/c\nhttps://h.dom/f\n"]);
  expect(stderr).toContain("standard input, line 2");
});

test("the ten schemes are read to the letter with --rfc", async () => {
  const { status, stderr } = await runWith(["resolve", "--rfc", "http://h.dom/a", "~b"]);
  expect([status, stderr]).toEqual([1, expect.stringContaining('"~"')]);
});

test("secrets are masked with --redact", async () => {
  const { stdout } = await runWith(["resolve", "--redact", "ftp://u:geheim@h.dom/a", "b?token=x"]);
  expect(stdout).toBe("ftp://u:***@h.dom/b%3Ftoken=***\n");
});

test.each([
  [[], "Write the URL of the document first, as in url1738 resolve https://host.dom/a/b ../c."],
  [["../c"], 'The first operand must be the URL of the document: Expected ":" after the scheme, but found "/".'],
  [["https://u:geheim@h.dom:x/", "c"], "The first operand must be the URL of the document: "],
])("%j is wrong usage", async (operands, message) => {
  const { status, stderr } = await runWith(["resolve", ...operands]);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain("geheim");
});
