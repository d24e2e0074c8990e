import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Returns the path of the TypeScript configuration that builds a package: its own, or else one that is written for it, because a
 * configuration that packages share cannot name their folders.
 */
export function tsconfigOf(folder: string): string {
  const path = join(folder, "tsconfig.json");
  if (existsSync(path)) return path;
  const written = join(folder, ".turbo/tsconfig.json");
  const shared = join(import.meta.dirname, "tsconfig.json");
  const compilerOptions = { rootDir: "../src", outDir: "../dist" };
  mkdirSync(dirname(written), { recursive: true });
  writeFileSync(written, JSON.stringify({ extends: shared, compilerOptions, include: ["../src"] }));
  return written;
}
