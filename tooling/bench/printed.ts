import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "./root.ts";

/**
 * Returns the output of a module, run in a fresh process.
 *
 * @param conditions - Options of Node that choose the files for its imports; by default, the built packages.
 */
export async function printed(module: string, conditions: readonly string[] = []): Promise<string> {
  const args = [...conditions, "--input-type=module", "--eval", module];
  return (await promisify(execFile)(process.execPath, args, { cwd: root })).stdout;
}
