import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "./root.ts";

/** What a module prints, run in a fresh process, with the built packages behind its imports. */
export async function printed(module: string): Promise<string> {
  const args = ["--input-type=module", "--eval", module];
  return (await promisify(execFile)(process.execPath, args, { cwd: root })).stdout;
}
