import { join } from "node:path";
import { expect, test } from "vitest";
import { openPage } from "./chromium/open-page.ts";
import { run } from "./run.ts";
import { expectedReport, ofOtherPlatforms } from "./site/expected-report.ts";
import { site } from "./site/site.ts";

const { folder, readmes } = site();
const bin = join(import.meta.dirname, "node_modules/.bin");
const elsewhere = { ...expectedReport(site(), "everywhere"), broken: ofOtherPlatforms };

test.each(["everywhere", "node"] as const)("Bun imports the packages and uses them: %s", async (program) => {
  const env = { DO_NOT_TRACK: "1" };
  const report = await run(join(bin, "bun"), ["run", "--no-install", `print-${program}.js`], folder, env);
  // Bun's own fetch takes no dispatcher, so the gate refuses it.
  const gated = readmes.filter(({ title, code }) => title.includes("/gate/") && /\bfetch\(/.test(code));
  const ungated = program === "node" ? gated.map(({ title }) => title) : [];
  expect(JSON.parse(report)).toEqual({ ...expectedReport(site(), program), ungated });
});

test("Deno imports and uses the packages without any permission", async () => {
  const options = ["--no-prompt", "--cached-only", "--no-lock", "--node-modules-dir=manual"];
  const env = { DENO_DIR: join(folder, ".deno"), DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" };
  const report = await run(join(bin, "deno"), ["run", ...options, "print-everywhere.js"], folder, env);
  expect(JSON.parse(report)).toEqual(elsewhere);
});

test("Chromium imports the packages, file by file, and uses them", async () => {
  expect(await openPage(site(), "./everywhere.js")).toEqual(elsewhere);
});
