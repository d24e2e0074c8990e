import { diagnose, rfc1738 as registry } from "url1738";
import { expect, test } from "vitest";
import { objectsOf, runWith } from "../fake-host.ts";

test("prints every mistake, each with its mark, and nothing for a URL", async () => {
  const { status, stdout, stderr } = await runWith(["diagnose", "http://h/~a b", "http://h/", "http://h/#"]);
  expect([status, stderr]).toEqual([1, ""]);
  expect(stdout.match(/^ *\^$/gm)).toEqual(["           ^", "             ^", "           ^"]);
  expect(stdout.split("\n\n")).toHaveLength(2);
  expect(await runWith(["diagnose", "news:*"])).toEqual({ status: 0, stdout: "", stderr: "" });
});

test("--json prints input, ok and errors", async () => {
  const ran = await runWith(["diagnose", "--json", "http://h/~a b", "http://h/"]);
  expect(ran.status).toBe(1);
  expect(objectsOf(ran)).toEqual([
    { input: "http://h/~a b", ok: false, errors: diagnose(registry, "http://h/~a b") },
    { input: "http://h/", ok: true, errors: [] },
  ]);
});
