import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { serveRegistry } from "../registry.ts";
import { pack } from "../site/pack.ts";
import type { NpmSettings } from "./run-line.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The registry with the packed packages, and this machine's settings, which npm looks for next to its own Node. */
    npm: NpmSettings;
  }
}

/** Packs the packages and serves them, for all tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "guides-"));
  const packages = await pack(join(folder, "tarballs"));
  const setting = (name: string) =>
    execFileSync("npm", ["config", "get", name], { cwd: folder, encoding: "utf8" }).trim();
  const { url, close } = await serveRegistry(packages, setting("registry"));
  project.provide("npm", {
    npm_config_registry: url,
    npm_config_globalconfig: setting("globalconfig"),
    // npx would reuse earlier installations from there, and run the packages of an earlier day.
    npm_config_cache: join(folder, "npm-cache"),
  });
  return () => {
    close();
    rmSync(folder, { recursive: true });
  };
}
