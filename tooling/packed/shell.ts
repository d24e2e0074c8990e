import { execFile } from "node:child_process";

/** Runs the commands of one person on one machine. */
export interface Shell {
  /**
   * Runs a line.
   *
   * @returns Its output, standard output and standard error, and its exit status.
   */
  readonly run: (line: string, cwd: string) => Promise<{ readonly printed: string; readonly status: number }>;
  /** Runs a line that must succeed, and returns its output. */
  readonly mustRun: (line: string, cwd: string) => Promise<string>;
}

/** Settings that keep npm from asking, advertising and warning about this particular machine. */
const quiet = {
  NO_COLOR: "1",
  npm_config_audit: "false",
  npm_config_fund: "false",
  npm_config_yes: "true",
  npm_config_update_notifier: "false",
  npm_config_fetch_retries: "5",
};

/** Makes a shell with this environment only, independent of other variables that happen to be set. */
export function shell(env: Readonly<Record<string, string | undefined>>): Shell {
  const run: Shell["run"] = (line, cwd) =>
    new Promise((resolve) => {
      const options = { cwd, env: { ...quiet, ...env }, maxBuffer: 64 * 1024 * 1024 };
      execFile("sh", ["-c", `exec 2>&1\n${line}`], options, (error, stdout) => {
        resolve({
          printed: stdout.trimEnd(),
          status: error === null ? 0 : typeof error.code === "number" ? error.code : -1,
        });
      });
    });
  const mustRun: Shell["mustRun"] = async (line, cwd) => {
    const { printed, status } = await run(line, cwd);
    if (status !== 0) throw new Error(`$ ${line}\n${printed}\nexit code ${status}`);
    return printed;
  };
  return { run, mustRun };
}
