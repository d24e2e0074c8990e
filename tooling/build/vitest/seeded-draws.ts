import { fileURLToPath } from "node:url";
import type { Plugin } from "vitest/config";

const seeded = fileURLToPath(new URL("seeded-fast-check.ts", import.meta.url));

/** Gives every test fast-check with the seed of the run, and costs nothing unless a test imports fast-check. */
export const seededDraws = (): Plugin => ({
  name: "seeded-draws",
  enforce: "pre",
  resolveId: (source, importer) => (source === "fast-check" && importer !== seeded ? seeded : undefined),
});
