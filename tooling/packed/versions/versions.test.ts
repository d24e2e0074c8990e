import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, relative, resolve } from "node:path";
import { rolldown } from "rolldown";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { DRAWS } from "../../build/vitest/draws.ts";
import { followedWordForWord } from "../guides/followed-word-for-word.ts";
import { type Shell, shell } from "../shell.ts";
import { copyWorkspace } from "./copy-workspace.ts";

const root = resolve(import.meta.dirname, "../../..");
const temporary = mkdtempSync(join(tmpdir(), "versions-"));
const workspace = join(temporary, "url1738");

/** By day, what needs one more release is left out: core's own tests have what a registry says of another contract. */
const IS_DAY = DRAWS < 1;

let sh: Shell;

// A guide tells people to let npx fetch pnpm. Here it runs the pnpm of this test: only the project's own packages come from a registry on
// this machine.
const npx = `#!/bin/sh
case "$1" in pnpm@*) shift; exec pnpm "$@" ;; esac
echo "npx $*: not run here" >&2
exit 1
`;

/** Returns a program that publishes in place of npm, unless `REAL_NPM` is set: npm takes a second for each of fifty packages. */
const npm = (registry: string) => `#!/bin/sh
case "$1$REAL_NPM" in publish) exec "${process.execPath}" "${join(import.meta.dirname, "publish.ts")}" "$2" ${registry} ;; esac
PATH="\${PATH#*:}" exec npm "$@"
`;

beforeAll(async () => {
  mkdirSync(join(temporary, "my-program"));
  await copyWorkspace(workspace);
  const registry = inject("registry");
  const settings = join(temporary, "npmrc");
  // Anyone may publish there, but the clients insist on a token.
  writeFileSync(settings, `registry=${registry}\n${registry.replace("http:", "")}:_authToken=anyone\n`);
  const bin = join(temporary, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "npx"), npx, { mode: 0o755 });
  writeFileSync(join(bin, "npm"), npm(registry), { mode: 0o755 });
  const { PATH, HOME } = process.env;
  const [name, email] = ["Anna", "anna@host.dom"];
  sh = shell({
    PATH: bin + delimiter + PATH,
    HOME,
    LANG: "C.UTF-8",
    CI: "true",
    npm_config_userconfig: settings,
    npm_config_registry: registry,
    npm_config_cache: join(temporary, "npm-cache"),
    PNPM_CONFIG_REGISTRY: registry,
    // Most packages have been built here already.
    TURBO_CACHE_DIR: join(root, ".turbo/cache"),
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_SYSTEM: "/dev/null",
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  });
});

afterAll(() => {
  rmSync(temporary, { recursive: true });
});

describe("the guide to versions", () => {
  followedWordForWord(temporary, (line, cwd) => sh.run(line, cwd), "versions.md");

  test("has left url1738 with the versions that were released with it", async () => {
    const dependencies: Record<string, string> = JSON.parse(
      await sh.mustRun("npm view url1738@1.0.2 dependencies --json", temporary),
    );
    expect(dependencies).toMatchObject({
      "@url1738/core": "1.1.0",
      "@url1738/ftp": "1.0.0",
      "@url1738/gopher": "1.1.0",
    });
  });
});

/** Changes a file in the temporary folder; it is an error if nothing changes. */
function change(path: string, from: RegExp, to: string): void {
  const file = join(temporary, path);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

/** Makes a new project that has installed some packages, with the programs of this folder. The guide uses npm, which takes ten times as long. */
async function project(...packages: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(temporary, "project-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await sh.mustRun(`pnpm add ${packages.join(" ")}`, folder);
  cpSync(join(import.meta.dirname, "programs"), folder, { recursive: true });
  return folder;
}

const tsc = `"${join(root, "node_modules/.bin/tsc")}" --noEmit --strict --target es2022 --module nodenext --allowImportingTsExtensions --types ""`;

test("what is mended in a part of the command line is published with it", async () => {
  const folder = mkdtempSync(join(temporary, "part-"));
  await sh.mustRun("npm pack @url1738/cli@1.0.1 && tar -xzf *.tgz", folder);
  expect(await sh.mustRun("grep -rl 192.0.1.0 package/dist", folder)).toMatch(/^package\/dist\/command\/\S+$/);
});

describe("a patch of a part", () => {
  afterEach(async () => {
    await sh.mustRun("git reset --quiet --hard && git clean --quiet --force -- .changeset packages", workspace);
  });

  /** Returns the folders of the packages that move with a patch of one. */
  async function moved(name: string): Promise<readonly string[]> {
    await sh.mustRun(`pnpm changeset --patch ${name} --message 'It writes other code.'`, workspace);
    await sh.mustRun("pnpm run version", workspace);
    const manifests = await sh.mustRun("git diff --name-only -- 'packages/*/package.json'", workspace);
    return manifests.split("\n").map((path) => path.split("/")[1] as string);
  }

  test("moves what holds it and differs as it is packed, such as in a file that is not built", async () => {
    change("url1738/packages/cli/man/url1738.1", /^\.SH/m, '.\\" Another line.\n$&');
    expect(await moved("@url1738/gate")).toEqual(["cli", "gate"]);
  });

  // All schemes are compiled again for each of these.
  test.skipIf(IS_DAY)("moves the schemes that the compiler has generated, and what holds them", async () => {
    change("url1738/packages/compile/src/emit/emit-scribe.ts", /"new Uint8Array"/, '"new globalThis.Uint8Array"');
    expect(await moved("@url1738/compile")).toEqual(
      expect.arrayContaining(["cli", "compile", "ftp", "gopher", "http", "url1738"]),
    );
  });

  test.skipIf(IS_DAY)("moves nothing else if they stay the same", async () => {
    change("url1738/packages/compile/src/main.ts", /The command `url1738-compile`/, "The command");
    expect(await moved("@url1738/compile")).toEqual(["compile"]);
  });
});

describe.skipIf(IS_DAY)("version 3 of core, with the next version of the contract, and a gopher made with it", () => {
  beforeAll(async () => {
    change("url1738/packages/core/src/errors/check-version.ts", /(?<=export const CONTRACT = )2;/, "3;");
    for (const name of ["core", "derive", "gopher", "lint", "prove"])
      change(`url1738/packages/${name}/package.json`, /(?<="version": )"2.0.0"/, '"3.0.0"');
    await sh.mustRun("git commit --quiet --all --message 'Version 3'", workspace);
  });

  test("is published by the workflow's scripts", async () => {
    // The tests install no others.
    const filters = ["derive", "gopher", "lint", "prove"].map((name) => `--filter @url1738/${name}`);
    await sh.mustRun(`pnpm exec turbo run build ${filters.join(" ")} && .github/scripts/pack`, workspace);
    const count = globSync("packages/*", { cwd: workspace }).length;
    expect(globSync("packed/*.tgz", { cwd: workspace }).length).toBe(count);
    // Every package takes two runs of npm: publish only those that the tests install, and one that is there already.
    for (const path of globSync("packed/*.tgz", { cwd: workspace }))
      if (!/url1738-(core|derive|ftp|gopher|lint|prove)-\d/.test(path)) rmSync(join(workspace, path));
    const published = ["core", "derive", "gopher", "lint", "prove"]
      .map((name) => `+ @url1738/${name}@3.0.0`)
      .join("\n");
    expect(await sh.mustRun("REAL_NPM=true node .github/scripts/publish.mjs", workspace)).toBe(published);
    expect(await sh.mustRun("node .github/scripts/publish.mjs", workspace)).toBe("");
  });

  test("names its repository, as provenance requires", async () => {
    expect(JSON.parse(await sh.mustRun("npm view @url1738/gopher@3.0.0 repository --json", temporary))).toEqual({
      type: "git",
      url: "git+https://forge.dom/anna/urls.git",
      directory: "packages/gopher",
    });
  });
});

describe("copies of core", () => {
  const others = [
    ["1.1.0", "1", "contract 2 and contract 2"],
    ["2", "2", "contract 2 and contract 2"],
    ["3", "3", "contract 2 and contract 3"],
  ] as const;

  test.each(IS_DAY ? others.slice(0, 2) : others)(
    "1.0.0 and %s work together as far as their contracts are the same",
    async (version, lint, printed) => {
      const folder = await project(
        `@url1738/core@${version}`,
        `@url1738/derive@${lint}`,
        `@url1738/lint@${lint}`,
        `@url1738/prove@${lint}`,
        "older-core@npm:@url1738/core@1.0.0",
        "older-derive@npm:@url1738/derive@1.0.0",
        "older-lint@npm:@url1738/lint@1.0.0",
        "older-prove@npm:@url1738/prove@1.0.0",
      );
      await sh.mustRun(`${tsc} typed-copies.ts`, folder);
      expect(await sh.mustRun("node two-copies.ts", folder)).toBe(printed);
    },
  );

  const repaired = "ftp://h/a%20b\ngopher://h/0a%20b\nA Gopher selector has no tab, line feed or carriage return.";

  test.each([
    [
      "older schemes, each with a core of its own",
      "@url1738/core@2",
      "@url1738/lint@2",
      "@url1738/ftp@1.0.0",
      "@url1738/gopher@2",
    ],
    [
      "a scheme of the next major, with the same contract",
      "@url1738/core@1",
      "@url1738/lint@1",
      "@url1738/ftp@1",
      "@url1738/gopher@2",
    ],
  ])("a registry accepts %s", async (_, ...packages) => {
    const folder = await project(...packages);
    await sh.mustRun(`${tsc} mixed.ts`, folder);
    expect(await sh.mustRun("node mixed.ts", folder)).toBe(repaired);
  });

  test.skipIf(IS_DAY).each([["1.0.0"], ["2"]])(
    "a registry of core %s refuses a scheme that keeps a newer contract, and says what to do",
    async (version) => {
      const folder = await project(
        `@url1738/core@${version}`,
        `@url1738/lint@${version}`,
        "@url1738/ftp@1.0.0",
        "@url1738/gopher@3",
      );
      expect(await sh.mustRun("node mixed.ts", folder)).toBe(
        'The scheme "gopher" follows version 3 of the contract between packages, but this copy of @url1738/core follows version 2. Install a newer @url1738/core.',
      );
    },
  );

  test.skipIf(IS_DAY)(
    "a registry of core 3 refuses a scheme that keeps an older contract, and says what to do",
    async () => {
      const folder = await project("@url1738/core@3", "@url1738/lint@3", "@url1738/ftp@1.0.0", "@url1738/gopher@3");
      expect(await sh.mustRun("node mixed.ts", folder)).toBe(
        'The scheme "ftp" follows version 2 of the contract between packages, but this copy of @url1738/core follows version 3. Install a newer version of the package that has the scheme.',
      );
    },
  );

  test("a scheme that is bundled with its core works in the registry of a newer core", async () => {
    const [maker, used] = [
      await project("@url1738/core@1.0.0"),
      await project("@url1738/core@2", "@url1738/lint@2", "@url1738/prove@2"),
    ];
    const bundle = await rolldown({ input: join(maker, "note.ts"), cwd: maker });
    await bundle.write({ file: join(used, "note.js"), minify: true });
    await bundle.close();
    rmSync(join(used, "note.ts"));
    expect(readFileSync(join(used, "note.js"), "utf8")).not.toContain('"@url1738/core');
    change(join(relative(temporary, used), "bundled.ts"), /\.\/note\.ts/, "./note.js");
    expect(await sh.mustRun("node bundled.ts", used)).toBe('a/b 1 1\nx-noteurl = "x-note:" *uchar\ntext');
  });
});
