import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const nodes = { 20: join(import.meta.dirname, "node_modules/.bin/node"), 24: join(root, "node_modules/.bin/node") };
const temporary = mkdtempSync(join(tmpdir(), "packed-"));

/** Runs a program, which must succeed, and returns what it prints. */
function run(program: string, parameters: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${parameters.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly bin?: Readonly<Record<string, string>>;
}

const packages = globSync("packages/*", { cwd: root }).map((folder) => {
  const { name, version }: Manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const tarball = join(temporary, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
  return { name, folder: join(root, folder), tarball };
});

/** The paths of the files in a tarball, without the folder `package` that they are all in. */
function contents(tarball: string): readonly string[] {
  return run("tar", ["-tzf", tarball], temporary)
    .trimEnd()
    .split("\n")
    .map((path) => path.replace(/^package\//, ""));
}

function text(tarball: string, path: string): string {
  return run("tar", ["-xzOf", tarball, `package/${path}`], temporary);
}

function manifest(tarball: string): Manifest {
  return JSON.parse(text(tarball, "package.json"));
}

/** A new project that has installed the tarballs of some packages. */
function project(name: string, installed: readonly { readonly tarball: string }[]): string {
  const folder = mkdtempSync(join(temporary, `${name}-`));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const tarballs = installed.map(({ tarball }) => tarball);
  run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline", ...tarballs], folder);
  return folder;
}

beforeAll(() => {
  run("pnpm", ["--recursive", "--filter", "./packages/*", "pack", "--pack-destination", temporary], root);
});

afterAll(() => {
  rmSync(temporary, { recursive: true });
});

describe.each(packages)("$name", ({ tarball }) => {
  test("holds what is built, its README, the licence and no more", () => {
    const paths = contents(tarball);
    expect(paths.filter((path) => !/^dist\/.*(?<!\.test)\.(js|d\.ts)$/.test(path)).sort()).toEqual([
      "LICENSE",
      "README.md",
      "package.json",
    ]);
    for (const path of paths.filter((path) => path.endsWith(".js")))
      expect(paths).toContain(path.replace(/\.js$/, ".d.ts"));
  });

  test("says nothing of the workspace", () => {
    expect(text(tarball, "package.json")).not.toMatch(
      /@url1738\/source|workspace:|devDependencies|"(pre|post)?install"/,
    );
    for (const path of contents(tarball).filter((path) => path.startsWith("dist/")))
      expect(text(tarball, path), path).not.toMatch(/\bfrom "[^"]*\.ts"|import\("[^"]*\.ts"\)|sourceMappingURL/);
  });

  test("is what publint demands", async () => {
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });
});

describe("core and one scheme, alone", () => {
  let folder: string;

  beforeAll(() => {
    const names = ["@url1738/core", "@url1738/gopher"];
    folder = project(
      "two",
      packages.filter(({ name }) => names.includes(name)),
    );
    copyFileSync(join(import.meta.dirname, "consumer.ts"), join(folder, "consumer.ts"));
  });

  test.each([
    ["esnext", "bundler"],
    ["nodenext", "nodenext"],
  ])("have types for a program whose modules are %s, found by %s", (module, moduleResolution) => {
    const options = ["--module", module, "--moduleResolution", moduleResolution, "--target", "es2022", "--strict"];
    run(join(root, "node_modules/.bin/tsc"), ["consumer.ts", ...options], folder);
  });

  test.each(Object.entries(nodes))("run in Node %s", (version, node) => {
    expect(run(node, ["--version"], folder)).toMatch(`v${version}.`);
    run(node, ["consumer.js"], folder);
  });
});

describe("all packages", () => {
  let folder: string;

  beforeAll(() => {
    folder = project("all", packages);
  });

  test.each(Object.entries(nodes))("can be imported and run in Node %s", (_, node) => {
    for (const { name, exports, bin } of packages.map(({ tarball }) => manifest(tarball))) {
      for (const entry of Object.keys(exports))
        run(node, ["--input-type=module", "--eval", `import "${name}${entry.slice(1)}"`], folder);
      for (const path of Object.values(bin ?? {})) run(node, [join("node_modules", name, path), "--help"], folder);
    }
  });
});
