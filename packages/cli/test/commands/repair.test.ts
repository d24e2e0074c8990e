import { expect, test } from "vitest";
import { objectsOf, runWith } from "../fake-host.ts";

test("prints the URLs, and why there is none", async () => {
  const { status, stdout, stderr } = await runWith(["repair", "http://h/|a b", "HTTP://h/", "http://h/#x#y"]);
  expect([status, stdout]).toEqual([1, "http://h/%7Ca%20b\nHTTP://h/\n"]);
  expect(stderr).toContain('"#" is not allowed here in the fragment');
});

test("--json prints input, ok, href and changes", async () => {
  const ran = await runWith(["repair", "--json", "http://h/|"]);
  expect(objectsOf(ran)).toEqual([
    { input: "http://h/|", ok: true, href: "http://h/%7C", changes: [{ index: 9, end: 10, replacement: "%7C" }] },
  ]);
});
