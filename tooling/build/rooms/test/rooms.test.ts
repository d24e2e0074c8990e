import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const contributing = readFileSync(`${root}/CONTRIBUTING.md`, "utf8");

/** The rooms, folders of a package's `src`, that CONTRIBUTING lists: the rows of its table, for each package from the ground up. */
const plan = [...contributing.matchAll(/^\| (?<packageName>[\w-]+) \| `(?<room>[\w-]+)\/` \| \S/gm)].map(
  ({ groups }) => ({ ...groups }),
);

/** Returns the imports of types and values within a package. The linter enforces the formatting, so they all look alike. */
function importsWithin(source: string) {
  return globSync("**/*.ts", { cwd: source }).flatMap((from) => {
    const text = readFileSync(join(source, from), "utf8");
    const paths = text.matchAll(/\b(?:from|import) ?\(?"(?<path>\.{1,2}\/[^"]+)"/g);
    return [...paths].map(({ groups }) => ({ from, to: join(dirname(from), groups?.path ?? "") }));
  });
}

const packages = readdirSync(`${root}/packages`).filter((name) => existsSync(`${root}/packages/${name}/src`));

test("the plan was read", () => {
  expect(plan).toContainEqual({ packageName: "core", room: "grammar" });
});

test("CONTRIBUTING names only files that exist", () => {
  const exclude = (name: string) => ["node_modules", "dist"].includes(name);
  const files = globSync(`${root}/{packages,tooling}/**/*.{ts,json,txt}`, { exclude }).map((path) => basename(path));
  const named = contributing.match(/(?<![\w.>-])[\w-]+(?:\.[\w-]+)?\.(?:ts|json|txt)\b/g);
  expect(named?.filter((name) => !files.includes(name))).toEqual([]);
});

test("imports of types and values are found, including dynamic ones", () => {
  const core = importsWithin(`${root}/packages/core/src`);
  expect(core).toContainEqual({ from: "index.ts", to: "registry/registry.ts" });
  expect(core).toContainEqual({ from: "registry/gateways.ts", to: "scheme/result.ts" });
  const commandLine = importsWithin(`${root}/packages/cli/src`);
  expect(commandLine).toContainEqual({ from: "commands-for.ts", to: "commands/parse.ts" });
});

describe.each(packages)("%s", (name) => {
  const source = `${root}/packages/${name}/src`;
  const rooms = plan.filter(({ packageName }) => packageName === name).map(({ room }) => room);
  // A file at the top is outside of all rooms, and may import everything.
  const floorOf = (file: string) =>
    file.includes("/") ? rooms.indexOf(file.slice(0, file.indexOf("/"))) : rooms.length;

  test("has the rooms that CONTRIBUTING lists", () => {
    const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map((folder) => folder.name).sort()).toEqual([...rooms].sort());
  });

  test("imports only from the same room and the rooms above it in the table", () => {
    const upwards = importsWithin(source).filter(({ from, to }) => floorOf(to) > floorOf(from));
    expect(upwards.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
});
