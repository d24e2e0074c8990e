import { expect, test } from "vitest";
import { errorOf } from "../error-of.ts";
import { objectsOf, runWith } from "../fake-host.ts";

test("prints the components of the URLs, with a blank line between them", async () => {
  const { status, stdout, stderr } = await runWith(["parse", "NEWS:*", "mailto:a@b"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toBe(
    'news:*\n  scheme     "news"\n  group      "*"\n  messageId  (none)\n\nmailto:a@b\n  scheme   "mailto"\n  address  "a@b"\n',
  );
});

test("the blank line does not depend on the inputs that fail", async () => {
  const { status, stdout } = await runWith(["parse", "x", "mailto:a@b", "y", "mailto:a@b", "z"]);
  expect(status).toBe(1);
  expect(stdout).toBe(
    'mailto:a@b\n  scheme   "mailto"\n  address  "a@b"\n'.repeat(2).replace("\nmailto", "\n\nmailto"),
  );
});

test("--json prints input, ok, href and url", async () => {
  const ran = await runWith(["parse", "--json", "HTTP://H:80", "http:"]);
  expect(ran.status).toBe(1);
  expect(ran.stderr).toBe("");
  expect(objectsOf(ran)).toEqual([
    { input: "HTTP://H:80", ok: true, href: "http://h/", url: { scheme: "http", host: "h", port: 80, path: "/" } },
    { input: "http:", ok: false, error: errorOf("http:") },
  ]);
});

test("--generic takes other schemes", async () => {
  expect((await runWith(["parse", "x-y:z"])).status).toBe(1);
  const ran = await runWith(["parse", "--json", "--generic", "X-Y:%7ez", "ftp://h"]);
  expect(ran.status).toBe(0);
  expect(objectsOf(ran)).toMatchObject([{ url: { scheme: "x-y", schemePart: "%7Ez" } }, { url: { port: 21 } }]);
  expect((await runWith(["parse", "--generic", "x-y:z"])).stdout).toContain('  schemePart  "z"\n');
});

test.each([
  ["host", "https://H.dom/a", "h.dom"],
  ["port", "https://h.dom/a", "443"],
  ["scheme", "HTTPS://h.dom/a", "https"],
  ["fragment", "https://h.dom/a", ""],
  ["hots", "https://h.dom/a", ""],
  ["toString", "https://h.dom/a", ""],
  ["query", "https://h.dom/a?q=b%20c", "q=b%20c"],
  ["query.q", "https://h.dom/a?q=b%20c&q=d", "b c"],
  ["query.a.b", "https://h.dom/a?a.b=c", "c"],
  ["query.q", "https://h.dom/a?q", ""],
  ["query.q", "https://h.dom/a", ""],
  ["query.q", "ftp://h.dom/a", ""],
  ["cwd", "ftp://h.dom/%2Fetc/b/motd", '["/etc","b"]'],
  // A line break in a part makes no second line.
  ["name", "ftp://h.dom/a%0Ab", "a\\nb"],
])("--get %s of %s", async (name, url, line) => {
  expect(await runWith(["parse", "--get", name, url])).toEqual({ status: 0, stderr: "", stdout: `${line}\n` });
});

test("--get keeps secrets with --redact", async () => {
  const { stdout } = await runWith(["parse", "--redact", "--get", "query.token", "https://h.dom/?token=geheim"]);
  expect(stdout).toBe("***\n");
});

test.each([
  ["--get takes the name of a component", ["--get", "a=b"]],
  ["Choose either --get or --json.", ["--get", "host", "--json"]],
])("%s", async (refusal, args) => {
  const { status, stderr } = await runWith(["parse", ...args, "https://h.dom/"]);
  expect(status).toBe(2);
  expect(stderr).toContain(refusal);
});
