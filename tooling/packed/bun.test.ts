import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "./run.ts";
import { expectedReport } from "./site/expected-report.ts";
import { site } from "./site/site.ts";

const bun = join(import.meta.dirname, "node_modules/.bin/bun");

test.each(["everywhere", "node"] as const)("Bun imports the packages and uses them: %s", async (program) => {
  const { folder } = site();
  const report = await run(bun, ["run", "--no-install", `print-${program}.js`], folder, { DO_NOT_TRACK: "1" });
  expect(JSON.parse(report)).toEqual(expectedReport(site(), program));
});
