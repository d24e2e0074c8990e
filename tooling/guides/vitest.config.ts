import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: { include: ["*.test.ts"], globalSetup: "setup.ts", testTimeout: 300_000, hookTimeout: 300_000 },
});
