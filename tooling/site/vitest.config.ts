import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ["@url1738/source"] },
  ssr: { resolve: { conditions: ["@url1738/source"] } },
  test: {
    include: ["{browser,test}/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
