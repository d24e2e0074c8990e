import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "./run.ts";
import { expectedReport, ofOtherPlatforms } from "./site/expected-report.ts";
import { site } from "./site/site.ts";

const deno = join(import.meta.dirname, "node_modules/.bin/deno");

test("Deno imports and uses the packages without any permission", async () => {
  const { folder } = site();
  const options = ["--no-prompt", "--cached-only", "--no-lock", "--node-modules-dir=manual"];
  const env = { DENO_DIR: join(folder, ".deno"), DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" };
  const report = await run(deno, ["run", ...options, "print-everywhere.js"], folder, env);
  expect(JSON.parse(report)).toEqual({ ...expectedReport(site(), "everywhere"), broken: ofOtherPlatforms });
});
