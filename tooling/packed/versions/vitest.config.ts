import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  logLevel: "error",
  // Each test continues after the previous one.
  test: {
    include: ["*.test.ts"],
    globalSetup: "setup.ts",
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 300_000,
    bail: 1,
  },
});
