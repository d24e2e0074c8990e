import { join } from "node:path";
import { defineConfig } from "vitest/config";

const here = import.meta.dirname;
const test = { include: ["*.test.ts"], testTimeout: 900_000, hookTimeout: 900_000, teardownTimeout: 900_000 };

export default defineConfig({
  logLevel: "error",
  test: {
    // The tests wait for other programs much of the time.
    maxWorkers: 2,
    projects: [
      { root: here, test: { ...test, name: "packed", globalSetup: "site/setup.ts" } },
      { root: join(here, "guides"), test: { ...test, name: "guides", globalSetup: "setup.ts" } },
      { root: join(here, "tools"), test: { ...test, name: "tools", globalSetup: "../guides/setup.ts" } },
      { root: join(here, "versions"), test: { ...test, name: "versions", globalSetup: "setup.ts" } },
    ],
  },
});
