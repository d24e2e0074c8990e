import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "./temporary-folder.ts";

/** Tests the real hooks and the real action, but npx runs this command line instead of the published one. */

const root = fileURLToPath(new URL("../../..", import.meta.url));
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const { path, write } = temporaryFolder();

const npx = write(
  "npx",
  `#!/bin/sh\ncase "$1 $2" in "--yes @url1738/cli@1") ;; *) exit 9 ;; esac\nshift 2\nexec ${process.execPath} --conditions=@url1738/source ${main} "$@"\n`,
);
chmodSync(npx, 0o755);
const env = { ...process.env, PATH: `${dirname(npx)}:${process.env.PATH}`, LC_ALL: "C" };

const repository = path("repository");
mkdirSync(repository);
const git = (...args: readonly string[]) => spawnSync("git", args, { cwd: repository, encoding: "utf8" });
git("init", "--quiet");
writeFileSync(`${repository}/good one.md`, "See http://host.dom/ and ftp://u@h/.\n");
writeFileSync(`${repository}/secret.md`, "\nSee ftp://u:Qx7zJq@h/.\n");
writeFileSync(`${repository}/danger.md`, "See gopher://h:25/.\n");
writeFileSync(`${repository}/broken.md`, "See http://h_x/.\n");
writeFileSync(`${repository}/octets.bin`, Buffer.from("\0ftp://u:Qx7zJq@h/"));
git("add", "--all");

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly language: string;
}

const hooks = parse(readFileSync(`${root}/.pre-commit-hooks.yaml`, "utf8")) as readonly Hook[];

describe.each(hooks)("$id", ({ id, entry, language }) => {
  const bad = `${id.replace("url1738-", "").replace("secrets", "secret").replace("hazards", "danger")}.md`;
  const run = (file: string) => {
    const [program = "", ...args] = entry.split(" ");
    return spawnSync(program, [...args, file], { cwd: repository, encoding: "utf8", env });
  };

  test("passes a correct file, and fails if something is wrong", () => {
    expect(language).toBe("system");
    expect(run("good one.md").status).toBe(0);
    const { status, stdout } = run(bad);
    expect([status, stdout]).toEqual([1, expect.stringMatching(new RegExp(`^${bad}:\\d+:(?:5|13)`, "m"))]);
    expect(stdout).not.toContain("Qx7zJq");
  });
});

describe("the action", () => {
  const { inputs, runs } = parse(readFileSync(`${root}/action.yml`, "utf8")) as {
    readonly inputs: Readonly<Record<string, { readonly default: string }>>;
    readonly runs: {
      readonly steps: readonly [{ readonly run: string; readonly env: Readonly<Record<string, string>> }];
    };
  };
  const [step] = runs.steps;

  /** Runs the step with some inputs, as GitHub does. */
  function act(given: Readonly<Record<string, string>>) {
    const value = (name: string) => given[name] ?? inputs[name]?.default ?? "";
    const own = Object.entries(step.env).map(([name, text]) => [
      name,
      text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, input: string) => value(input)),
    ]);
    const all = { ...env, ...Object.fromEntries(own) };
    return spawnSync("bash", ["-e", "-o", "pipefail", "-c", step.run], { cwd: repository, encoding: "utf8", env: all });
  }

  test("shows secrets and hazards of all text files, and fails", () => {
    const { status, stdout, stderr } = act({});
    expect([status, stderr]).toEqual([1, ""]);
    expect(stdout.match(/^::error file=[^,]+,line=\d/gm)).toEqual([
      "::error file=secret.md,line=2",
      "::error file=danger.md,line=1",
    ]);
    expect(stdout).not.toContain("Qx7zJq");
  });

  test("looks only for what its inputs ask for", () => {
    expect(act({ files: "good*\nbroken.md" })).toMatchObject({ status: 0, stdout: "" });
    expect(act({ files: "danger.md", "fail-on": "none" })).toMatchObject({ status: 0, stdout: "" });
    expect(act({ files: "secret.md", secrets: "false" }).stdout).not.toContain("cli/secret");
  });

  test("fails if no file matches, because a pattern may be misspelt", () => {
    expect(act({ files: "*.none" })).toMatchObject({ status: 1, stdout: "::error::No text file matches.\n" });
  });
});
