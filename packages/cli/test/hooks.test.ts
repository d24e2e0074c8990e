import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { sampled } from "../../../tooling/build/vitest/draws.ts";
import { main } from "./process.ts";
import { temporaryFolder } from "./temporary-folder.ts";

// The hooks and the action are scripts for sh.
beforeEach(({ skip }) => skip(process.platform === "win32", "Windows starts no script by its first line"));

/** Tests the real hooks and the real action, but npm installs a program that runs this command line instead of the published one. */

const root = fileURLToPath(new URL("../../..", import.meta.url));
const { path, write } = temporaryFolder();

/** A clone of url1738, with the files that the hooks and the action use. */
const clone = path("clone");
for (const file of [".github/scripts", ".pre-commit-hooks.yaml", "action.yml", "packages/cli/package.json"])
  cpSync(join(root, file), join(clone, file), { recursive: true });
const { version } = JSON.parse(readFileSync(join(clone, "packages/cli/package.json"), "utf8"));

// With ONLY_ARGS, it prints how it is called.
const program = `if (process.env.ONLY_ARGS) console.log(process.argv.slice(2).join(" "));
else import(${JSON.stringify(pathToFileURL(main).href)});
`;
const installations = path("installations");
mkdirSync(path("bin"));
const npm = write(
  "bin/npm",
  `#!/bin/sh
echo "$PWD $*" >> ${installations}
cp package.json ${path("installed")}-$(echo "$*" | sed 's/.*@//').json
mkdir -p node_modules/@url1738/cli/dist
cat > node_modules/@url1738/cli/dist/main.js << 'END'
${program}END
`,
);
chmodSync(npm, 0o755);
const PATH = [dirname(npm), dirname(process.execPath), process.env.PATH].join(delimiter);
const env = { ...process.env, PATH, LC_ALL: "C", NODE_OPTIONS: "--conditions=@url1738/source" };

const repository = path("repository");
mkdirSync(repository);
const git = (...args: readonly string[]) => spawnSync("git", args, { cwd: repository, encoding: "utf8" });
git("init", "--quiet");
writeFileSync(`${repository}/good one.md`, "See http://host.dom/ and ftp://u@h/.\n");
writeFileSync(`${repository}/secret.md`, "\nSee ftp://u:Qx7zJq@h/.\n");
writeFileSync(`${repository}/danger.md`, "See gopher://h:25/.\n");
writeFileSync(`${repository}/broken.md`, "See http://h_-/.\n");
writeFileSync(`${repository}/octets.bin`, Buffer.from("\0ftp://u:Qx7zJq@h/"));
git("add", "--all");

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly args: readonly string[];
  readonly language: string;
}

const hooks = parse(readFileSync(`${root}/.pre-commit-hooks.yaml`, "utf8")) as readonly Hook[];

describe.each(hooks)("$id", (hook) => {
  const { id, entry, args: own, language } = hook;
  const bad = `${id.replace("url1738-", "").replace("secrets", "secret").replace("hazards", "danger")}.md`;
  // pre-commit runs a script in its own clone of the hooks, in the folder of the repository to check.
  const run = (file: string) => {
    const [script = "", ...words] = entry.split(" ");
    return spawnSync(join(clone, script), [...words, ...own, file], { cwd: repository, encoding: "utf8", env });
  };

  test("passes a correct file, and fails if something is wrong", () => {
    expect(language).toBe("script");
    if (sampled(hooks).includes(hook)) expect(run("good one.md").status).toBe(0);
    const { status, stdout } = run(bad);
    expect([status, stdout]).toEqual([1, expect.stringMatching(new RegExp(`^${bad}:\\d+:(?:5|12|13)`, "m"))]);
    expect(stdout).not.toContain("Qx7zJq");
  });
});

describe("a hook takes the args of a repository in place of its own", () => {
  const file = "tilde.md";
  writeFileSync(`${repository}/${file}`, "See http://h.dom/~anna.\n");
  const run = ({ entry }: Hook, args: readonly string[]) => {
    const [script = "", ...words] = entry.split(" ");
    return spawnSync(join(clone, script), [...words, ...args, file], { cwd: repository, encoding: "utf8", env });
  };

  test.each(sampled(hooks))("$id", (hook) => {
    expect(run(hook, []).status).toBe(0);
    expect(run(hook, ["--lang", "fr"]).status).toBe(0);
    expect(run(hook, ["--lang", "none"]).status).toBe(2);
  });

  test.each([[["--rfc"]], [["--rfc", "--"]]])("such as %j", (args) => {
    const broken = hooks.find(({ id }) => id === "url1738-broken") as Hook;
    const { status, stdout } = run(broken, args);
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^tilde\.md:1:18:/m)]);
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
  function act(given: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) {
    const value = (name: string) => given[name] ?? inputs[name]?.default ?? "";
    const own = Object.entries(step.env).map(([name, text]) => [
      name,
      text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, input: string) => value(input)),
    ]);
    const all = { ...env, GITHUB_ACTION_PATH: clone, ...Object.fromEntries(own), ...more };
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

  const [secrets, hazards] = ["redact --check", "extract --bare --audit --fail-on danger"];

  test.each<[inputs: Readonly<Record<string, string>>, commands: readonly string[], files: string]>([
    [{ files: "  good*\r\n\nbroken.md\n" }, [secrets, hazards], "broken.md good one.md"],
    [{ files: "danger.md", "fail-on": "none" }, [secrets], "danger.md"],
    ...["false", "False", "FALSE"].map((no): [Readonly<Record<string, string>>, string[], string] => [
      { files: "secret.md", secrets: no },
      [hazards],
      "secret.md",
    ]),
    [{ files: "secret.md", secrets: "True", "fail-on": "none" }, [secrets], "secret.md"],
    [
      { files: "*.md", "fail-on": "none", options: "--rfc --lang fr" },
      [`${secrets} --rfc --lang fr`],
      "broken.md danger.md good one.md secret.md",
    ],
  ])("with %j does only what it is asked for", (inputs, commands, files) => {
    const stdout = commands.map((command) => `${command} --output-format github -- ${files}\n`).join("");
    expect(act(inputs, { ONLY_ARGS: "1" })).toMatchObject({ status: 0, stdout });
  });

  test("fails if no file matches, because a pattern may be misspelt", () => {
    expect(act({ files: "*.none" })).toMatchObject({ status: 1, stdout: "::error::No text file matches.\n" });
    expect(act({ files: " \n" })).toMatchObject({ status: 1, stdout: "::error::The input files has no pattern.\n" });
    const stdout = '::error::The input secrets is true or false, not "yes please".\n';
    expect(act({ secrets: "yes please" })).toMatchObject({ status: 1, stdout });
  });

  test("runs another version on request", () => {
    act({ files: "good*", version: "1.2.3" }, { ONLY_ARGS: "1" });
    expect(readFileSync(installations, "utf8")).toMatch(/@url1738\/cli@1\.2\.3\n$/);
    expect(JSON.parse(readFileSync(path("installed-1.2.3.json"), "utf8"))).toEqual({ private: true });
  });
});

/** Returns the packages that a package of the workspace depends on, with the versions in the lockfile; not its neighbours. */
function lockedFor(folder: string): Readonly<Record<string, string>> {
  type Versions = Readonly<Record<string, string>>;
  const { importers, snapshots } = parse(readFileSync(join(root, "pnpm-lock.yaml"), "utf8")) as {
    readonly importers: Readonly<
      Record<string, { readonly dependencies: Readonly<Record<string, { version: string }>> }>
    >;
    readonly snapshots: Readonly<Record<string, { readonly dependencies?: Versions }>>;
  };
  const direct = Object.entries(importers[folder]?.dependencies ?? {}).map(
    ([name, { version }]) => [name, version] as const,
  );
  const all = new Set(direct.filter(([, version]) => !version.startsWith("link:")).map((one) => one.join("@")));
  // Iterating over a set includes items added on the way.
  for (const one of all)
    for (const dependency of Object.entries(snapshots[one]?.dependencies ?? {})) all.add(dependency.join("@"));
  const versions = [...all].sort().map((one) => one.split(/(?!^)@/) as [string, string]);
  expect(new Set(versions.map(([name]) => name)).size).toBe(versions.length);
  return Object.fromEntries(versions);
}

test("what the version of the clone depends on is installed in the versions of the lockfile; `--update` writes them", async () => {
  const locked = `${JSON.stringify({ private: true, overrides: lockedFor("packages/cli") }, null, 2)}\n`;
  await expect(locked).toMatchFileSnapshot(join(root, ".github/scripts/locked.json"));
});

test("the version of the clone is installed once, outside of the repository that is checked", () => {
  const own = readFileSync(installations, "utf8")
    .split("\n")
    .filter((line) => line.endsWith(`@url1738/cli@${version}`));
  expect(own).toEqual([expect.stringMatching(/^\S+\/clone\/\.url1738\/new-\w+ install /)]);
  const locked = readFileSync(join(root, ".github/scripts/locked.json"), "utf8");
  expect(readFileSync(path(`installed-${version}.json`), "utf8")).toBe(locked);
});
