import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeJsr } from "./jsr/write-jsr.ts";
import { run } from "./run.ts";
import { site } from "./site/site.ts";

const deno = join(import.meta.dirname, "node_modules/.bin/deno");

test("JSR would accept the packages for every runtime", async () => {
  const { folder, packages } = site();
  const into = mkdtempSync(join(folder, "jsr-"));
  const names = writeJsr(folder, packages, into);
  expect(names).toEqual(expect.arrayContaining(["@url1738/core", "@url1738/ftp", "@url1738/text"]));
  const env = { DENO_DIR: join(folder, ".deno"), DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" };
  await run(deno, ["publish", "--dry-run", "--allow-dirty"], into, env);
});
