import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { documentsWithExamples } from "../../documents/readme-examples/documents-with-examples.ts";
import { readmeExamples } from "../../documents/readme-examples/readme-examples.ts";
import { ClosingLine } from "./closing-line.ts";
import { seededDraws } from "./seeded-draws.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

// Tests run against the sources of every package of the workspace, never against what was built last.
const conditions = ["@url1738/source"];

export default defineConfig({
  root,
  plugins: [readmeExamples(), seededDraws()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["{packages,tooling}/**/test/**/*.test.ts", ...documentsWithExamples(root)],
    // Their tests are run by the commands that install what they need.
    exclude: ["**/node_modules/**", "tooling/{bench,site}/**"],
    // The processes that tests start run the sources: Node keeps what it has made of them.
    env: { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node") },
    // A net for what never ends; no machine is so slow that it reaches it.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
    // By itself, vitest leaves one processor alone: of two, half.
    maxWorkers: "100%",
    typecheck: {
      enabled: true,
      include: ["packages/*/test/**/*.test-d.ts"],
      tsconfig: "tooling/tsconfig.json",
    },
    reporters: ["default", new ClosingLine()],
  },
});
