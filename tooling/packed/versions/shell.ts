import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

// A guide tells people to let npx fetch pnpm. Here it runs the pnpm of this test: only the project's own packages come from a registry on
// this machine.
const npx = `#!/bin/sh
case "$1" in pnpm@*) shift; exec pnpm "$@" ;; esac
echo "npx $*: not run here" >&2
exit 1
`;

const person = { NAME: "Anna", EMAIL: "anna@host.dom" };

/** Runs the commands of one person on one machine without any settings. */
export interface Shell {
  /**
   * Runs a command.
   *
   * @returns Its output, standard output and standard error, and its exit status.
   */
  readonly run: (line: string, cwd: string) => { readonly printed: string; readonly status: number | null };
  /** Runs a command that must succeed, and returns its output. */
  readonly mustRun: (line: string, cwd: string) => string;
}

/** Makes a shell with this environment only, independent of other variables that happen to be set. */
export function shell(folder: string, env: Readonly<Record<string, string>>): Shell {
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "npx"), npx);
  chmodSync(join(bin, "npx"), 0o755);
  const { PATH = "", HOME = "" } = process.env;
  const all = {
    PATH: bin + delimiter + PATH,
    HOME,
    LANG: "C.UTF-8",
    CI: "true",
    NO_COLOR: "1",
    npm_config_audit: "false",
    npm_config_fund: "false",
    npm_config_update_notifier: "false",
    // The registry is on this machine: if it does not answer at once, it answers a moment later.
    npm_config_fetch_retry_mintimeout: "200",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_SYSTEM: "/dev/null",
    GIT_AUTHOR_NAME: person.NAME,
    GIT_AUTHOR_EMAIL: person.EMAIL,
    GIT_COMMITTER_NAME: person.NAME,
    GIT_COMMITTER_EMAIL: person.EMAIL,
    ...env,
  };

  const run: Shell["run"] = (line, cwd) => {
    const { stdout, status } = spawnSync("sh", ["-c", `exec 2>&1\n${line}`], {
      cwd,
      encoding: "utf8",
      env: all,
      timeout: 240_000,
    });
    return { printed: stdout.trimEnd(), status };
  };

  const mustRun: Shell["mustRun"] = (line, cwd) => {
    const { printed, status } = run(line, cwd);
    if (status !== 0) throw new Error(`${line}\n${printed}\nexit code ${status}`);
    return printed;
  };

  return { run, mustRun };
}
