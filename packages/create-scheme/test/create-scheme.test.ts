import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { RANGE } from "../src/files.ts";
import { BASES, filesOf, KINDS, LICENSES } from "../src/index.ts";
import { fileNameOf, identifierOf, typeNameOf } from "../src/plan/names.ts";
import { planOf } from "../src/plan/plan.ts";
import { run } from "../src/run.ts";
import { collector, runIn } from "./run-in.ts";

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "create-"));
});

afterEach(() => rmSync(directory, { recursive: true, maxRetries: 20 }));

const runWith = (...args: readonly string[]) => runIn(directory, args);

const read = (path: string) => readFileSync(join(directory, path), "utf8");

const FILES = [
  ".changeset",
  ".github",
  ".gitignore",
  "LICENSE",
  "README.md",
  "package.json",
  "src",
  "test",
  "tsconfig.build.json",
  "tsconfig.json",
  "vitest.config.ts",
];

test("the name alone is enough", async () => {
  const { status, stdout, stderr } = await runWith("x-my.name");
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("\n  cd x-my.name\n  git init\n  npm install\n  npm test\n");
  expect(readdirSync(join(directory, "x-my.name")).sort()).toEqual(FILES);
  expect(JSON.parse(read("x-my.name/package.json"))).toMatchObject({ name: "x-my.name", version: "0.1.0" });
  expect(read("x-my.name/src/x-my-name.ts")).toContain(
    'export const xMyNameDefinition: Definition<"x-my.name", FieldsOf<typeof schemepart>, XMyNameUrl, XMyNameAccess, unknown> = {\n  name: "x-my.name",',
  );
});

test("as a process, it works where it was started, and returns the status", () => {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const start = (...args: readonly string[]) =>
    spawnSync(process.execPath, ["--conditions=@url1738/source", main, ...args], { cwd: directory, encoding: "utf8" });
  expect(start("x-a")).toMatchObject({ status: 0, stdout: expect.stringContaining("cd x-a\n"), stderr: "" });
  expect(readdirSync(directory)).toEqual(["x-a"]);
  expect(start("x-b", "--odd")).toMatchObject({ status: 2, stdout: "", stderr: expect.stringContaining("--odd") });
});

test("everything can be said", async () => {
  const args = "https --kind derived --base http --port 443 --package @me/https --directory deep/er".split(" ");
  const { status, stdout } = await runWith(...args);
  expect(status).toBe(0);
  expect(stdout).toContain("cd deep/er");
  expect(stdout).toContain('only names that begin with x- are free for anyone: "https"');
  expect(JSON.parse(read("deep/er/package.json"))).toMatchObject({
    name: "@me/https",
    dependencies: { "@url1738/core": RANGE, "@url1738/http": RANGE },
  });
  expect(read("deep/er/src/https.ts")).toContain("HttpsAccess, unknown> = derivedDefinition(httpDefinition, {");
});

test("a package with a scope is written into a folder without it", async () => {
  await runWith("x-a", "--package", "@me/url-x-a", "--kind", "opaque");
  expect(readdirSync(directory)).toEqual(["url-x-a"]);
});

test("an empty folder is as good as none, also with --directory .", async () => {
  mkdirSync(join(directory, "x-a"));
  expect((await runWith("x-a")).status).toBe(0);
  rmSync(join(directory, "x-a"), { recursive: true, maxRetries: 20 });
  expect((await runWith("x-a", "--directory", ".")).status).toBe(0);
  expect(readdirSync(directory).sort()).toEqual(FILES);
});

describe("nothing is overwritten", () => {
  test.each([
    ["a folder with something in it", () => writeFileSync(join(directory, "x-a/mine.txt"), "mine")],
    [
      "a file",
      () => {
        rmSync(join(directory, "x-a"), { recursive: true, maxRetries: 20 });
        writeFileSync(join(directory, "x-a"), "mine");
      },
    ],
  ])("%s", async (_, prepare) => {
    mkdirSync(join(directory, "x-a"));
    prepare();
    const before = readdirSync(directory, { recursive: true });
    const { status, stdout, stderr } = await runWith("x-a");
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^error: There is already something at .*x-a, and nothing is overwritten\./);
    expect(readdirSync(directory, { recursive: true })).toEqual(before);
  });
});

describe("wrong usage is said in a sentence, with exit status 2, and nothing is written", () => {
  test.each<[why: string, args: readonly string[], message: string]>([
    ["no name and no terminal", [], "There is no terminal to ask in, so give the scheme's name"],
    ["no name, nothing to be asked", ["--yes"], "give the scheme's name"],
    ["a capital", ["X-a"], '"X-a" is not the name of a scheme: take lower-case letters'],
    ["a path", ["../x"], '"../x" is not the name of a scheme'],
    ["an unknown kind", ["x-a", "--kind", "round"], "Allowed choices are ip, opaque, derived, like."],
    ["an unknown base", ["x-a", "--kind", "derived", "--base", "x"], "Allowed choices are http"],
    ["a port that is not one", ["x-a", "--port", "65536"], "A port is a whole number from 0 to 65535"],
    ["a name that is not a package's", ["x-a", "--package", "A b"], '"A b" is not a name for an npm package'],
    ["a scheme that cannot be a package", ["+"], "is not a name for an npm package"],
    ["a base for nothing", ["x-a", "--base", "ftp"], "A --base is only for --kind derived."],
    ["a port for nothing", ["x-a", "--kind", "opaque", "--port", "1"], "leave out --port"],
    ["a port for news", ["x-a", "--kind", "derived", "--base", "news", "--port", "1"], "leave out --port"],
    ["an unknown example", ["x-a", "--like", "gopher"], '"gopher" is not in the gallery, which has cid,'],
    ["an example for another kind", ["x-a", "--kind", "ip", "--like", "dict"], "A --like is only for --kind like."],
    ["a port for an example", ["x-a", "--like", "dict", "--port", "1"], "The example has its own port"],
    ["an unknown licence", ["x-a", "--license", "GPL"], "Allowed choices are MIT"],
    ["a repository without an address", ["x-a", "--repository", "anna/x"], "is not the address of a repository"],
    ["the base's own name", ["http", "--kind", "derived"], "A scheme that is derived from http needs another name."],
    ["one more", ["x-a", "x-b"], "too many arguments"],
    ["an unknown option", ["x-a", "--kin", "ip"], "unknown option '--kin'"],
  ])("%s", async (_, args, message) => {
    const { status, stdout, stderr } = await runWith(...args);
    expect([status, stdout, readdirSync(directory)]).toEqual([2, "", []]);
    expect(stderr).toMatch(/^error: /);
    expect(stderr).toContain(message);
  });
});

test("help and version", async () => {
  expect(await runWith("--version")).toMatchObject({ status: 0, stdout: "1.0.0\n" });
  const { status, stdout } = await runWith("--help");
  expect(status).toBe(0);
  expect(stdout).toContain("npm create @url1738/scheme x-finger -- --kind ip --port 79");
  for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
});

const ENTER = "\r";
const DOWN = "\x1B[B";
const CONTROL_C = "\x03";

describe("in a terminal", () => {
  /** Runs the program in a terminal where somebody presses keys whenever it asks a question. */
  async function runAsking(args: readonly string[], keys: readonly string[]) {
    const output = collector();
    const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
    const waiting = [...keys];
    const shown = new Writable({
      write: (chunk, _, callback) => {
        output.stream.write(chunk);
        // A question is on the screen: its answer comes when the program listens.
        setTimeout(() => {
          const key = waiting.shift();
          if (key !== undefined) stdin.write(key);
        }, 20);
        callback();
      },
    });
    const stdout = Object.assign(shown, { isTTY: true, columns: 80, rows: 24 });
    const stderr = collector();
    const status = await run(args, { stdin, stdout, stderr: stderr.stream, directory });
    return { status, shown: output.text(), stderr: stderr.text() };
  }

  test("missing options are asked for", async () => {
    const aboutScheme = [..."x-asked", ENTER, ENTER, "\x7F", ENTER];
    const aboutPackage = [..."-url", ENTER, DOWN, ENTER, ..." and others", ENTER, ..."https://a.dom/b", ENTER];
    const { status, shown } = await runAsking([], [...aboutScheme, ...aboutPackage]);
    expect(status).toBe(0);
    expect(shown).toContain("What is the scheme called?");
    expect(read("x-asked-url/src/x-asked.ts")).toContain("defaultPort: 4915,");
    expect(JSON.parse(read("x-asked-url/package.json"))).toMatchObject({
      name: "x-asked-url",
      license: "Apache-2.0",
      author: "the authors of x-asked-url and others",
      repository: { type: "git", url: "git+https://a.dom/b.git" },
    });
    expect(read("x-asked-url/LICENSE")).toContain("Apache License");
  });

  test("given options are not asked for", async () => {
    const args = "x-asked --kind derived --port 443 --package x-asked --license MIT --holder Anna".split(" ");
    const { status, shown } = await runAsking(args, [DOWN, ENTER, ENTER]);
    expect(status).toBe(0);
    expect(shown).not.toContain("What is the scheme called?");
    expect(read("x-asked/src/x-asked.ts")).toContain("derivedDefinition(ftpDefinition, {");
    expect(JSON.parse(read("x-asked/package.json"))).not.toHaveProperty("repository");
  });

  test("the example is asked for", async () => {
    const args = "x-asked --kind like --package x-asked --license MIT --holder Anna".split(" ");
    const { status, shown } = await runAsking(args, [DOWN, ENTER, ENTER]);
    expect(status).toBe(0);
    expect(shown).toContain("Which scheme is it like?");
    expect(read("x-asked/src/x-asked.ts")).toContain("// x-askedurl = ");
  });

  test("--yes asks nothing", async () => {
    expect((await runAsking(["x-asked", "--yes"], [])).status).toBe(0);
  });

  test("somebody who changes their mind gets nothing", async () => {
    const { status, stderr } = await runAsking([], [CONTROL_C]);
    expect([status, stderr, readdirSync(directory)]).toEqual([1, "Nothing was written.\n", []]);
  });
});

test.each([
  ["x-finger", "xFinger", "XFinger", "x-finger"],
  ["x-my.own+name", "xMyOwnName", "XMyOwnName", "x-my-own-name"],
  ["x-3d", "x3d", "X3d", "x-3d"],
  ["https", "https", "Https", "https"],
  ["3d", "scheme3d", "Scheme3d", "3d"],
  ["new", "schemeNew", "SchemeNew", "new"],
  // It must be neither a file of declarations nor one of tests, whatever the scheme's name.
  ["x-a.d", "xAD", "XAD", "x-a-d"],
  ["x-a.test", "xATest", "XATest", "x-a-test"],
  ["index", "index", "Index", "scheme-index"],
  ["access", "access", "Access", "scheme-access"],
  ["test", "schemeTest", "SchemeTest", "test"],
])("the scheme %s is %s and %s in code, in files called %s", (name, identifier, type, file) => {
  expect([identifierOf(name), typeNameOf(name), fileNameOf(name)]).toEqual([identifier, type, file]);
});

test.each(["x-a", "index", "access"])("the files of a package for %s are called as those of the ten", (name) => {
  const file = fileNameOf(name);
  expect(Object.keys(filesOf(planOf({ name }))).filter((path) => /^(?:src|test)\//.test(path))).toEqual([
    "src/index.ts",
    `src/${file}.ts`,
    "src/scheme.ts",
    `src/${file}-url.ts`,
    "src/access.ts",
    `test/${file}.rows.ts`,
    `test/${file}.test.ts`,
    "test/package.test.ts",
  ]);
});

test.each(LICENSES)("the text of %s has the year and the holder in it, if it has a place for them", (license) => {
  const { LICENSE = "", "package.json": manifest = "" } = filesOf({
    name: "x-a",
    license,
    holder: "Anna $1",
    year: 2031,
  });
  expect(JSON.parse(manifest)).toMatchObject({ license, author: "Anna $1" });
  expect(LICENSE).not.toMatch(/<year>|<owner>|<copyright|YEAR|EMAIL/);
  if (!["Apache-2.0", "MPL-2.0"].includes(license)) expect(LICENSE).toMatch(/Copyright \([cC]\) 2031 (?:by )?Anna \$1/);
});

test("without a licence there is no text of one", () => {
  const files = filesOf({ name: "x-a", license: "UNLICENSED" });
  expect(files).not.toHaveProperty("LICENSE");
  expect(files["README.md"]).not.toContain("Licence");
});

test("a derived scheme is compiled with the functions of its base", () => {
  const files = filesOf({ name: "https", kind: "derived", base: "http" });
  expect(JSON.parse(files["package.json"] as string).scripts.build).toContain(
    "dist @url1738/http @url1738/derive --name httpsDefinition",
  );
  expect(files["src/https.ts"]).toContain('access: accessAs(httpDefinition, "https"),');
});

describe("everything that the files name exists", () => {
  const root = new URL("../../../", import.meta.url);
  const manifestOf = (path: string) =>
    JSON.parse(readFileSync(new URL(`${path}/package.json`, root), "utf8")) as { version: string };

  test.each(["core", "prove", "testkit", ...BASES])("a version of @url1738/%s that fits the range", (name) => {
    expect(`^${manifestOf(`packages/${name}`).version.split(".")[0]}.0.0`).toBe(RANGE);
  });

  test("in every kind of package, and nothing of the template's own", () => {
    for (const kind of KINDS)
      for (const text of Object.values(filesOf(planOf({ name: "x-a", kind }))))
        expect(text).not.toMatch(/undefined,? }|\$\{(?!\{)/);
  });
});
