import { defineConfig } from "vitest/config";

const conditions = ["@url1738/source"];

// The tests of a folder with a lockfile of its own, in which its command runs them.
export default defineConfig({
  root: process.cwd(),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ["{browser,test}/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
