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

/** Returns what a function that a module exports returns, called in a fresh process. */
export async function returned<T>(url: string, name: string, ...args: readonly unknown[]): Promise<T> {
  return JSON.parse(
    await printed(`import { ${name} } from ${JSON.stringify(url)};
      console.log(JSON.stringify(await ${name}(...${JSON.stringify(args)})));`),
  );
}
