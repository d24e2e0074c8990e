import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ClosingLine } from "../build/vitest/closing-line.ts";
import { conformanceOfRows, ROWS } from "../build/vitest/conformance-of-rows.ts";
import { seededDraws } from "../build/vitest/seeded-draws.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The folders of the packages that export the definitions of schemes. */
const ofSchemes = globSync("packages/*/package.json", { cwd: root })
  .filter((path) => "./definition" in (JSON.parse(readFileSync(join(root, path), "utf8")).exports ?? {}))
  .map(dirname);

// Test the built packages: without the condition for sources, each scheme is the compiled one.
export default defineConfig({
  root,
  plugins: [conformanceOfRows(), seededDraws()],
  // The built core has no inside: the compiler and the proofs, which are not what is tested here, read its sources.
  resolve: {
    alias: [
      { find: /^@url1738\/core\/inside\/(.*)$/, replacement: `${root}packages/core/src/$1.ts` },
      { find: "@url1738/core/package.json", replacement: `${root}packages/core/package.json` },
    ],
  },
  test: {
    include: [ROWS, ...ofSchemes.map((folder) => `${folder}/test/**/*.test.ts`), "tooling/compiled/*.test.ts"],
    // Loading every module anew for every file took a fifth of the time.
    isolate: false,
    env: { CONFORMANCE: "compiled" },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // By default, vitest leaves one processor unused: half of two.
    maxWorkers: "100%",
    reporters: ["default", new ClosingLine()],
  },
});
