import { defineConfig } from "vitest/config";

const conditions = ["@url1738/source"];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["{browser,test}/*.test.ts"],
    globalSetup: "browser/setup.ts",
    isolate: false,
    // One waits for the browser while the other computes.
    maxWorkers: 2,
    testTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
    hookTimeout: 120_000,
    teardownTimeout: 120_000,
  },
});
