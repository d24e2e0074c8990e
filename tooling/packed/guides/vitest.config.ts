import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["*.test.ts"],
    // A step needs those before it.
    bail: 1,
    globalSetup: "setup.ts",
    // The tests wait for npm much of the time.
    maxWorkers: 2,
    testTimeout: 900_000,
    hookTimeout: 900_000,
    teardownTimeout: 300_000,
  },
});
