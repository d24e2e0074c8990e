import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "./run.ts";
import { expectedReport } from "./site/expected-report.ts";
import { site } from "./site/site.ts";

const bun = join(import.meta.dirname, "node_modules/.bin/bun");

test.each(["everywhere", "node"] as const)("Bun imports the packages and uses them: %s", async (program) => {
  const { folder } = site();
  const report = await run(bun, ["run", "--no-install", `print-${program}.js`], folder, { DO_NOT_TRACK: "1" });
  // Bun's own fetch takes no dispatcher, so the gate refuses it.
  const gated = site().readmes.filter(({ title, code }) => title.includes("/gate/") && /\bfetch\(/.test(code));
  const ungated = program === "node" ? gated.map(({ title }) => title) : [];
  expect(JSON.parse(report)).toEqual({ ...expectedReport(site(), program), ungated });
});
