import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { blocks } from "../blocks.ts";
import { documentsWithExamples } from "../readme-examples.ts";

const root = resolve(import.meta.dirname, "../../../..");
// Below the root, whose packages the examples import.
const folder = join(root, "node_modules/.cache/examples");

/** Returns a block as a module, on the lines of its document. */
const moduleOf = ({ line, code, rows }: ReturnType<typeof blocks>[number]) => {
  const statements = rows.map((examples) => examples.map((example) => example.replace(/ \/\/ .*/, "")).join(" "));
  return `${"\n".repeat(line - 1)}${code}${statements.join("\n")}\nexport {};\n`;
};

test("every example compiles", () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of documentsWithExamples(root))
    for (const block of blocks(readFileSync(join(root, path), "utf8")))
      if (block.language === "ts")
        writeFileSync(join(folder, `${path.replace(/\W/g, "-")}-${block.line}.ts`), moduleOf(block));
  const compilerOptions = { noUnusedLocals: false };
  const config = { extends: "../../../tooling/tsconfig.json", compilerOptions, include: ["*.ts"], exclude: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" });
  expect(stdout + stderr).toBe("");
});
