import { expect, test } from "vitest";
import { objectsOf, runWith } from "../fake-host.ts";

test.each([
  [["What's new? A & B"], "What's-new-A-B\n"],
  [["--cautious", "What's new?"], "What-s-new\n"],
  [["--treatment", "encode", "50% off/é"], "50%25%20off%2F%C3%A9\n"],
  [["--treatment", "remove", "a b"], "ab\n"],
  [["--neutral", "_", "a b"], "a_b\n"],
  [["--transliterate", "Zürich — 深圳"], "Zurich-ShenZhen\n"],
  [["--for", "ftp.name", "a/b:c?"], "a-b:c\n"],
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

test("a text that cannot become the component fails", async () => {
  const ran = await runWith(["slug", "--json", "--for", "mailto.to", "a@b", "nobody"]);
  expect(objectsOf(ran)).toMatchObject([
    { ok: true, text: "a@b" },
    { ok: false, error: { component: "to" } },
  ]);
  expect(ran.status).toBe(1);
});

test.each([
  [["--treatment", "mangle"], "treatment"],
  [["--neutral", "/"], "neutral"],
  [["--for", "http"], "Write the component as scheme.name, such as http.path, "],
  [["--for", "http.paths"], "http.paths is not a component that takes text."],
  [["--for", "gemini.path"], "not gemini.path"],
])("%j is wrong usage", async (args, message) => {
  const { status, stderr } = await runWith(["slug", ...args, "a"]);
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
});
