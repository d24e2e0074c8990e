import { defineConfig } from "vitest/config";

const conditions = ["@url1738/source"];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ["test/*.test.ts"], testTimeout: 60_000 },
});
