import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs a program, which must succeed, and returns its output. */
export async function run(
  program: string,
  parameters: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  // On Windows, these are scripts.
  const shell = process.platform === "win32" && /^p?npm$/.test(program);
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024, shell };
  try {
    return (await execute(program, parameters, options)).stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${parameters.join(" ")}\n${stdout}${stderr}`, { cause: error });
  }
}
