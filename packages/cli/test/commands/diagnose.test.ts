import { diagnose } from "@url1738/lint";
import { expect, test } from "vitest";
import { registryFor } from "../../src/schemes/registry-for.ts";
import { objectsOf, runWith } from "../fake-host.ts";

const registry = registryFor({});

test("prints every error, each with its mark, and nothing for a URL", async () => {
  const { status, stdout, stderr } = await runWith(["diagnose", "http://h/|a b", "http://h/", "http://h/#|"]);
  expect([status, stderr]).toEqual([1, ""]);
  expect(stdout.match(/^ {2}\| *\^$/gm)).toEqual(["  |          ^", "  |            ^", "  |           ^"]);
  expect(stdout.split("\n\n")).toHaveLength(2);
  expect(await runWith(["diagnose", "news:*"])).toEqual({ status: 0, stdout: "", stderr: "" });
});

test("--json prints input, ok and errors", async () => {
  const ran = await runWith(["diagnose", "--json", "http://h/|a b", "http://h/"]);
  expect(ran.status).toBe(1);
  expect(objectsOf(ran)).toEqual([
    { input: "http://h/|a b", ok: false, errors: diagnose(registry, "http://h/|a b") },
    { input: "http://h/", ok: true, errors: [] },
  ]);
});

test("--limit prints the first errors of each input, and says that there are more", async () => {
  const errors = diagnose(registry, "http://h/|a b|");
  const ran = await runWith(["diagnose", "--json", "--limit", "2", "http://h/|a b|", "http://h/|a b"]);
  expect(objectsOf(ran)).toEqual([
    { input: "http://h/|a b|", ok: false, errors: errors.slice(0, 2), more: true },
    { input: "http://h/|a b", ok: false, errors: diagnose(registry, "http://h/|a b") },
  ]);
  const { stdout } = await runWith(["diagnose", "--limit", "1", "http://h/|a b"]);
  expect(stdout).toMatch(/\nThere are more errors than the limit of 1\.\n$/);
});

test("without --limit, a thousand are printed", async () => {
  const [found] = objectsOf(await runWith(["diagnose", "--json", `http://h/${"|".repeat(1001)}`]));
  expect(found).toMatchObject({ ok: false, errors: { length: 1000 }, more: true });
});

test.each(["0", "-1", "x", "1.5"])("--limit %s is wrong usage", async (limit) => {
  expect((await runWith(["diagnose", `--limit=${limit}`, "x"])).status).toBe(2);
});

test("white space after a delimiter may be there by mistake, so it is not escaped for sure", () => {
  const fixes = diagnose(registry, "http://h/a@ b/c d").map(({ fix }) => [fix?.replacement, fix?.sure]);
  expect(fixes).toEqual([
    ["", false],
    ["%20", true],
  ]);
});
