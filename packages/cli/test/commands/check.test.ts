import { expect, test } from "vitest";
import { errorOf } from "../error-of.ts";
import { objectsOf, runWith } from "../fake-host.ts";

test("says nothing of a good one", async () => {
  expect(await runWith(["check", "http://h", "news:*"])).toEqual({ status: 0, stdout: "", stderr: "" });
});

test("reports the errors of other texts", async () => {
  const { status, stdout, stderr } = await runWith(["check", "http://h", "http://h/ ", "news:*"]);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(
    /^error\[unexpected-here\]: .+\n {2}\| http:\/\/h\/ \n {2}\| {10}\^\n {2}= RFC 3986, section 3.3: expected pchar, .*\n/,
  );
});

test("--json prints input and ok, and the error", async () => {
  const ran = await runWith(["check", "--json", "http://h", "http://h/ "]);
  expect([ran.status, ran.stderr]).toEqual([1, ""]);
  expect(objectsOf(ran)).toEqual([
    { input: "http://h", ok: true },
    { input: "http://h/ ", ok: false, error: errorOf("http://h/ ") },
  ]);
});
