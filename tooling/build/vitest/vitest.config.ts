import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { documentsWithExamples, readmeExamples } from "../../documents/readme-examples/readme-examples.ts";
import { ClosingLine } from "./closing-line.ts";
import { conformanceOfRows, ROWS } from "./conformance-of-rows.ts";
import { seededDraws } from "./seeded-draws.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

// Tests run against the sources of every package of the workspace, never against the last build.
const conditions = ["@url1738/source"];

const tests = "{packages,tooling}/**/test/**/*.test.ts";
// The commands that install what these tests need also run them.
const exclude = ["**/node_modules/**", "tooling/site/**"];
const ofMocked = globSync(tests, { cwd: root, exclude }).filter((path) =>
  readFileSync(join(root, path), "utf8").includes("vi.mock("),
);

export default defineConfig({
  root,
  plugins: [conformanceOfRows(), readmeExamples(), seededDraws()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Node caches the compiled sources for processes that tests start.
    // Commands in processes of their own speak English, whatever the locale.
    env: { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"), URL1738_LANG: "en" },
    // The timeouts catch tests that never end; no machine is slow enough to reach them.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
    expect: { poll: { timeout: 600_000 } },
    // By default, vitest leaves one processor unused: half of two.
    maxWorkers: "100%",
    // A young generation of 64 MB is collected less often: that takes a twentieth of the time.
    execArgv: ["--max-semi-space-size=64"],
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: [tests, ROWS, ...documentsWithExamples(root)],
          exclude: [...exclude, ...ofMocked],
          // Loading every module anew for every file took a fifth of the time.
          isolate: false,
          typecheck: {
            enabled: true,
            include: ["packages/*/test/**/*.test-d.ts"],
            tsconfig: "tooling/build/vitest/tsconfig.json",
          },
        },
      },
      // A module that is replaced must not have been loaded.
      { extends: true, test: { name: "mocked", include: ofMocked } },
    ],
    reporters: ["default", new ClosingLine()],
  },
});
