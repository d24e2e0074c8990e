import { defineConfig } from "vitest/config";
import { ClosingLine } from "../build/vitest/closing-line.ts";

const conditions = ["@url1738/source"];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["*.test.ts"],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ["verbose", new ClosingLine()],
  },
});
