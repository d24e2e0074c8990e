import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "./root.ts";

/** Builds all packages: what starts as a process of its own is what people install. */
export async function buildPackages(): Promise<void> {
  const turbo = join(root, "node_modules", ".bin", "turbo");
  await promisify(execFile)(turbo, ["run", "build"], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  });
}
