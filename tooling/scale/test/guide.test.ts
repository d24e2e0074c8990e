import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../../packages/cli/test/temporary-folder.ts";
import { recipe } from "../recipe.ts";

/** A `sbatch` that does the tasks of an array one after another, and a `url1738` that numbers lines. */
const programs = join(import.meta.dirname, "programs");

test("slurm.sh processes every line once, even in a used folder, or with more parts than an array has tasks", () => {
  const folder = temporaryFolder(onTestFinished).path("");
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
  const results = [31, 4].map((count) => {
    const lines = Array.from({ length: count }, (_, index) => `line ${count}-${index}\n`);
    // As if the most tasks of an array were 3.
    const scripts = { "slurm.sh": recipe("slurm.sh"), "part.sh": recipe("part.sh") };
    for (const [name, text] of Object.entries(scripts))
      writeFileSync(join(folder, name), text.replaceAll("1000", "3").replaceAll("999", "2"));
    writeFileSync(join(folder, "urls.txt"), lines.join(""));
    execFileSync("bash", ["slurm.sh"], { cwd: folder, env });
    const expected = lines.map((line, index) => `${index + 1}: ${line}`).join("");
    return [readFileSync(join(folder, "urls.json"), "utf8"), expected];
  });
  for (const [result, expected] of results) expect(result).toBe(expected);
});
