import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { TestProject } from "vitest/node";
import { serveRegistry } from "../registry.ts";
import { pack } from "../site/pack.ts";

/** The oldest Node that the packages promise to run in. */
const OLDEST = join(import.meta.dirname, "../node_modules/node-20/bin");

declare module "vitest" {
  interface ProvidedContext {
    /** The environment of a stranger: the oldest Node, a registry with the packed packages, and this machine's settings. */
    environment: Readonly<Record<string, string>>;
  }
}

/** Packs the packages and serves them, for all tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "guides-"));
  const packages = await pack(join(folder, "tarballs"));
  const setting = (name: string) =>
    execFileSync("npm", ["config", "get", name], { cwd: folder, encoding: "utf8" }).trim();
  const { url, close } = await serveRegistry(packages, setting("registry"));
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_(?:ENV|OPTIONS)$)/i.test(name));
  project.provide("environment", {
    ...(Object.fromEntries(inherited) as Record<string, string>),
    PATH: `${OLDEST}${delimiter}${process.env.PATH}`,
    npm_config_registry: url,
    // npm looks for it next to its own Node.
    npm_config_globalconfig: setting("globalconfig"),
    // npx would reuse earlier installations from there, and run the packages of an earlier day.
    npm_config_cache: join(folder, "npm-cache"),
    // The tests install the same packages again and again, so cached packages are new enough.
    npm_config_prefer_offline: "true",
    // Omit warnings about the configuration of this particular machine.
    npm_config_loglevel: "error",
  });
  return () => {
    close();
    rmSync(folder, { recursive: true });
  };
}
