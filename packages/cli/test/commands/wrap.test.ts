import { expect, test } from "vitest";
import { objectsOf, runWith } from "../fake-host.ts";

test.each([
  [["http://h/a"], "<URL:http://h/a>\n"],
  [["--width", "15", "http://h/abcd--efgh-"], "<URL:http://h\n/abcd--efgh->\n"],
  [["https://[::1]/~anna#top"], "<URL:https://[::1]/~anna#top>\n"],
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

test.each(["0", "x", "-1", "1.5", ""])("a width of %j is wrong usage", async (width) => {
  const { status, stderr } = await runWith(["wrap", `--width=${width}`, "news:a"]);
  expect([status, stderr]).toEqual([2, expect.stringContaining("The width must be a whole number of at least 1, not")]);
});
