import { execFile } from "node:child_process";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** The oldest Node that the packages promise to run in. */
const OLDEST = join(import.meta.dirname, "../node_modules/node-20/bin");

/** The settings that tell npm where to find things, as environment variables. */
export type NpmSettings = Readonly<Record<`npm_config_${string}`, string>>;

/**
 * Runs a line of shell as a stranger would, in the oldest Node and with a registry that has the packed packages.
 *
 * @returns Its output, standard output and standard error; it must succeed.
 */
export async function runLine(line: string, cwd: string, settings: NpmSettings): Promise<string> {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const own = Object.entries(inherited).filter(([name]) => !/^(npm_|VITEST|NODE_ENV$)/i.test(name));
  const env = {
    ...Object.fromEntries(own),
    PATH: `${OLDEST}${delimiter}${process.env.PATH}`,
    NO_COLOR: "1",
    ...settings,
    npm_config_yes: "true",
    npm_config_fund: "false",
    npm_config_audit: "false",
    // The tests install the same packages again and again, so cached packages are new enough.
    npm_config_prefer_offline: "true",
    npm_config_fetch_retries: "5",
    npm_config_update_notifier: "false",
    // Omit warnings about the configuration of this particular machine.
    npm_config_loglevel: "error",
  };
  const options = { cwd, env, maxBuffer: 64 * 1024 * 1024 };
  try {
    return (await execute("sh", ["-c", `exec 2>&1\n${line}`], options)).stdout;
  } catch (error) {
    throw new Error(`$ ${line}\n${(error as { stdout?: string }).stdout}`, { cause: error });
  }
}
