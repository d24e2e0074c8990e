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
    { input: "HTTP://H:80", ok: true, href: "http://h/", url: { scheme: "http", host: "h", port: 80, path: "" } },
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
