import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";

/** The scripts of the release, with programs in place of npm and gh that print how they are called. */

const scripts = resolve(import.meta.dirname, "../../../.github/scripts");

type Files = Readonly<Record<string, string>>;

function write(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function folderWith(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), "scripts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  write(folder, files);
  return folder;
}

/** Runs a script in a folder where one program is another. */
function run(folder: string, command: readonly string[], program: string, text: string, env: object = {}) {
  write(folder, { [`bin/${program}`]: text });
  chmodSync(join(folder, "bin", program), 0o755);
  const PATH = join(folder, "bin") + delimiter + process.env.PATH;
  const [file = "", ...args] = command;
  return spawnSync(file, args, { cwd: folder, encoding: "utf8", env: { ...process.env, ...env, PATH } });
}

describe("the mode of a run", () => {
  const manifest = (version: string) => `{\n  "name": "one",\n  "version": "${version}"\n}\n`;
  const cases = [
    { push: "no version and no changeset", files: { "README.md": "more" }, mode: "nothing" },
    { push: "a new package", files: { "packages/two/package.json": manifest("1.0.0") }, mode: "nothing" },
    { push: "a changeset", files: { ".changeset/new.md": "more" }, mode: "version" },
    { push: "a version", files: { "packages/one/package.json": manifest("1.0.1") }, mode: "publish" },
    { push: "nothing, started by somebody", files: {}, mode: "publish", isPush: false },
  ];

  test.each(cases)("$push: $mode", ({ files, mode, isPush = true }) => {
    const folder = folderWith({ ".changeset/README.md": "", "packages/one/package.json": manifest("1.0.0") });
    const git = (...args: readonly string[]) =>
      execFileSync("git", ["-c", "user.name=Anna", "-c", "user.email=anna@host.dom", ...args], {
        cwd: folder,
        encoding: "utf8",
      });
    const commit = () => {
      git("add", "--all");
      git("commit", "--quiet", "--allow-empty", "--message", "A push");
      return git("rev-parse", "HEAD").trim();
    };
    git("init", "--quiet");
    const before = commit();
    write(folder, files);
    commit();
    const output = join(folder, "output");
    const env = { ...process.env, GITHUB_OUTPUT: output };
    execFileSync(join(scripts, "select-mode"), [isPush ? before : ""], { cwd: folder, env });
    expect(readFileSync(output, "utf8")).toBe(`mode=${mode}\n`);
  });
});

describe("publishing", () => {
  const origin = { repository: { type: "git", url: "git+https://forge.dom/anna/urls.git" } };

  /** Packs manifests, and publishes them to a registry that has `@a/old@1.0.0`, with an npm that prints the rest. */
  function publish(registry: string, ...manifests: readonly object[]) {
    const folder = folderWith({ "packed/README": "" });
    for (const [at, manifest] of manifests.entries()) {
      write(folder, { "package/package.json": JSON.stringify({ version: "1.0.0", ...manifest }) });
      execFileSync("tar", ["-czf", `packed/${at}.tgz`, "package"], { cwd: folder });
    }
    // It is not a shell, which would not pass on a variable of that name.
    const npm = `#!${process.execPath}
const [command] = process.argv.slice(2);
if (command === "config") console.log("${registry}");
if (command === "publish") console.error(process.argv.slice(2).join(" "), process.env["npm_config_//registry.dom/:_authToken"]);`;
    // The registries are made up: this function answers for them, so that nothing is sent.
    const fetch = `globalThis.fetch = async ({ pathname }) =>
      pathname === "/@a%2fold" ? Response.json({ versions: { "1.0.0": {} } }) : new Response("", { status: 404 });`;
    const command = [
      process.execPath,
      "--import",
      `data:text/javascript,${encodeURIComponent(fetch)}`,
      join(scripts, "publish.mjs"),
    ];
    return run(folder, command, "npm", npm, { NPM_TOKEN: "s3cret" });
  }

  const all = [
    { name: "url1738", dependencies: { "@a/core": "^1.0.0", "@a/ftp": "1.0.0" }, ...origin },
    { name: "@a/ftp", dependencies: { "@a/core": "^1.0.0" }, peerDependencies: { "@a/kit": "^1.0.0" }, ...origin },
    { name: "@a/old", ...origin },
    { name: "@a/kit", ...origin },
    { name: "@a/core", dependencies: { another: "^9.0.0" }, ...origin },
  ];

  test("goes from a package to those that depend on it, and leaves published versions alone", () => {
    const { stdout, stderr, status } = publish("https://registry.dom/", ...all);
    expect([status, stdout]).toEqual([0, "+ @a/kit@1.0.0\n+ @a/core@1.0.0\n+ @a/ftp@1.0.0\n+ url1738@1.0.0\n"]);
    expect(stderr).toMatch(
      /^publish \.\/packed\/3\.tgz --provenance --access public --ignore-scripts --loglevel warn s3cret$/m,
    );
  });

  test("does without provenance only where nobody can attest it: on this machine", () => {
    expect(publish("http://127.0.0.1:4873/", ...all).stderr).toContain("publish ./packed/4.tgz --access public");
  });

  test("publishes nothing if a package lacks its origin, and says what to do", () => {
    const { stdout, stderr, status } = publish("https://registry.dom/", ...all, { name: "@a/new" });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(
      "@a/new: the origin is missing.\nWrite the address of the repository into tooling/packed/repository.json, and pack again.\n",
    );
  });
});

test("a release on GitHub has the notes of its version, on the published commit", () => {
  const manifest = (name: string, version: string) => JSON.stringify({ name, version });
  const folder = folderWith({
    "packages/one/package.json": manifest("@a/one", "1.1.0"),
    "packages/one/CHANGELOG.md": "# @a/one\n\n## 1.1.0\n\n### Minor Changes\n\n- New.\n\n## 1.0.0\n\n- Old.\n",
    "packages/three/package.json": manifest("@a/three", "1.0.0"),
    "packages/two/package.json": manifest("@a/two", "1.0.0"),
  });
  const gh = '#!/bin/sh\n[ "$2 $3" = "view @a/three@1.0.0" ] && exit; [ "$2" = create ] && printf "%s|" "$@"';
  const { stdout, status } = run(folder, [join(scripts, "tag")], "gh", gh, { GITHUB_SHA: "abc" });
  expect(status).toBe(0);
  expect(stdout.split("release|create|").slice(1)).toEqual([
    "@a/one@1.1.0|--target|abc|--title|@a/one@1.1.0|--notes|\n### Minor Changes\n\n- New.|",
    "@a/two@1.0.0|--target|abc|--title|@a/two@1.0.0|--notes|The first release.|",
  ]);
});
