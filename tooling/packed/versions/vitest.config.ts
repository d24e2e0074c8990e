import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  logLevel: "error",
  // Each test continues after the previous one.
  test: {
    include: ["*.test.ts"],
    globalSetup: "setup.ts",
    testTimeout: 900_000,
    hookTimeout: 900_000,
    teardownTimeout: 300_000,
    bail: 1,
  },
});
