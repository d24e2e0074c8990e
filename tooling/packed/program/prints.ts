import { spawnSync } from "node:child_process";
import { delimiter, dirname, resolve } from "node:path";
import { same } from "./checks.ts";

const path = [resolve("node_modules/.bin"), dirname(process.execPath), process.env.PATH].join(delimiter);

/** Does the same as vitest's check of that name, but with the installed command and the Node that runs this. */
export async function prints(command: string, output: string): Promise<void> {
  const env = { ...process.env, PATH: path, NO_COLOR: "1", FORCE_COLOR: undefined };
  const shell = `npx() { "$@"; }\nexec 2>&1\n${command}`;
  const { stdout } = spawnSync("sh", ["-c", shell], { encoding: "utf8", env, input: "" });
  same(stdout.trimEnd(), output.trimEnd());
}
