import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

// Run the command as a process of its own, with modules like those of a package.

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const finger = path("modules/finger.ts");
const access = path("modules/finger-access.ts");

// Generated modules must be in a folder from which they find core.
const scratch = path("../node_modules/.scratch/");
let folder = "";

beforeAll(async () => {
  await mkdir(scratch, { recursive: true });
  folder = await mkdtemp(join(scratch, "main-"));
});

afterAll(() => rm(folder, { recursive: true, maxRetries: 20 }));

interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command so that it finds the sources of core. */
function run(...args: readonly string[]): Promise<Ran> {
  const all = ["--conditions=@url1738/source", path("../src/main.ts"), ...args];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, all, (_, stdout, stderr) => {
      resolve({ status: child.exitCode ?? -1, stdout, stderr });
    });
  });
}

test("writes a module that behaves like the scheme", async () => {
  const out = join(folder, "finger.mjs");
  expect(await run(finger, access, "--out", out)).toEqual({ status: 0, stdout: "", stderr: "" });
  const { xFinger } = await import(/* @vite-ignore */ out);
  const url = { scheme: "x-finger", host: "host.dom", port: 79, who: "jürgen" };
  expect(xFinger.parse("x-finger://Host.dom/j%C3%BCrgen")).toEqual(url);
  expect(xFinger.format(url)).toBe("x-finger://host.dom/j%C3%BCrgen");
  expect(xFinger.canParse("x-finger://host.dom/a b")).toBe(false);
  expect(xFinger.access(url)).toBe("jürgen@host.dom");
});

test("writes to standard output without a file", async () => {
  const { status, stdout } = await run(finger, "--name", "plain");
  expect([status, stdout.split("\n")[0]]).toEqual([
    0,
    "// Generated from the grammar of the scheme, for @url1738/core@1.0.0; do not edit.",
  ]);
});

test("imports from the modules of a folder but its entry, and from packages; says what makes it slower", async () => {
  const built = join(folder, "built");
  await mkdir(built);
  const files = {
    "index.js": 'throw new Error("The entry is loaded.");',
    "scheme.js": 'throw new Error("The older module is loaded.");',
    "notes.txt": "no module",
    "functions.js":
      "export const read = (text) => text.toLowerCase(); export const spell = (value) => String(value); export const access = () => ({});",
    "definition.js": `import { alpha, component, some, sequence } from "@url1738/core/define";
import { boolean } from "@url1738/rfc3986";
import { access, read, spell } from "./functions.js";
const who = component("who", some(alpha), { read, spell }, { usual: { texts: some(alpha) } });
export const definition = { name: "x-who", schemepart: sequence(who, ";", boolean("isOn")), access };`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(built, name), text);
  const out = join(built, "scheme.js");
  const options = ["--export", "whose", "--trusted", "--out", out];
  expect(await run(join(built, "definition.js"), built, "@url1738/rfc3986", ...options)).toEqual({
    status: 0,
    stdout: "",
    stderr: 'Slower, without the shortcut "facts about who": for "A", who is not read as it is.\n',
  });
  const code = await readFile(out, "utf8");
  expect(code.match(/^import .*$/gm)).toEqual([
    'import * as core from "@url1738/core/runtime";',
    expect.stringMatching(/^import \{ .* \} from "\.\/functions\.js";$/),
    expect.stringMatching(/^import \{ .* \} from "@url1738\/rfc3986\/runtime";$/),
  ]);
  expect(code).toContain("export const whose = ");
  // The functions are trusted: none is guarded.
  expect(code).not.toContain("readsValue");
});

test.each<[string, number, readonly string[], RegExp]>([
  ["a function that no module exports", 1, [finger, "--name", "odd"], /codec's "check" of the component "who"/],
  [
    "a function that none exports, if possible",
    0,
    [finger, "--name", "odd", "--if-possible"],
    /stays interpreted\.\n$/,
  ],
  ["a grammar with two readings", 1, [finger, "--name", "twofold", "--if-possible"], /can be read in two ways/],
  ["a definition that is not there", 1, [finger, "--name", "other"], /exports no definition "other"/],
  ["a package that is not there", 1, [finger, "@x/none"], /^Cannot find module '@x\/none'\.\n$/],
  ["a package without a main entry", 1, [finger, "@types/node"], /^Cannot find module '@types\/node'\.\n$/],
  ["a path without a file", 1, [finger, "./none.js"], /^Cannot find module '\.\/none\.js'\.\n$/],
  [
    "an entry that the package does not have",
    1,
    [finger, "@url1738/core/none"],
    /^Package subpath '.\/none' is not .*\.\n$/,
  ],
  [
    "a module of the definition that is not there",
    1,
    ["none.js"],
    /^Cannot find module '.*none\.js' imported from .*\.\n$/,
  ],
  ["no operand", 2, [], /missing required argument 'definition'/],
  ["an unknown option", 2, [finger, "--fast"], /unknown option '--fast'/],
])("says why it stops: %s, exit status %d", async (_, status, args, message) => {
  const ran = await run(...args);
  expect([ran.status, ran.stdout]).toEqual([status, ""]);
  expect(ran.stderr).toMatch(message);
});
