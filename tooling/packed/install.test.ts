import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { run } from "./run.ts";
import { install } from "./site/install.ts";
import { type Package, site } from "./site/site.ts";

const { folder: everything, packages, schemes } = site();
const core = "@url1738/core";
const redact = "@url1738/redact";
const ours = packages.map(({ name }) => name);

/** Returns the names of all packages that npm has installed in a folder. */
function installed(folder: string): readonly string[] {
  const lock = JSON.parse(readFileSync(join(folder, "node_modules/.package-lock.json"), "utf8"));
  return [...new Set(Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, "")))].sort();
}

function packageNamed(wanted: string): Package | undefined {
  return packages.find(({ name }) => name === wanted);
}

/** Makes a new project next to the site, with one package. */
async function alone(name: string, options: readonly string[] = []): Promise<string> {
  const folder = join(everything, "..", `alone-${name.replace(/\W/g, "-")}`);
  await install(folder, [packageNamed(name) as Package], packages, options);
  return folder;
}

test("core brings only redact, which masks secrets", async () => {
  expect(installed(await alone(core, ["--offline"]))).toEqual([core, redact]);
});

/** Returns a package and, according to the manifests, its dependencies; those of other people's packages are not followed. */
function withDependencies(wanted: string): readonly string[] {
  const dependencies = Object.keys(packageNamed(wanted)?.manifest.dependencies ?? {});
  return [...new Set([wanted, ...dependencies.flatMap(withDependencies)])].sort();
}

describe.each(schemes)("$name, installed alone", ({ from, as, examples }) => {
  test("brings core and its rules, and works", async () => {
    const folder = await alone(from, ["--offline"]);
    expect(installed(folder)).toEqual(withDependencies(from));
    // A living scheme may build on the rules of RFC 3986.
    expect([core, redact, from, "@url1738/rfc3986"]).toEqual(expect.arrayContaining([...withDependencies(from)]));

    const [example] = examples.urls;
    const program = `import { ${as} } from "${from}"; console.log(${as}.format(${as}.parse(process.argv[1])));`;
    const url = example?.url ?? "";
    const printed = await run(process.execPath, ["--input-type=module", "--eval", program, url], folder);
    expect(printed.trimEnd()).toBe(example?.href ?? url);
  });
});

const others = packages.filter(
  ({ name, isForNode }) =>
    !isForNode && ![core, "url1738"].includes(name) && schemes.every(({ from }) => from !== name),
);

test.each(others)("$name brings no scheme", async ({ name }) => {
  const names = installed(await alone(name));
  const expected = withDependencies(name).filter((name) => ours.includes(name));
  expect(names.filter((name) => ours.includes(name))).toEqual(expected);
  expect(schemes.filter(({ from }) => expected.includes(from))).toEqual([]);
});

test("all of them share one core", () => {
  expect(installed(everything)).toEqual(expect.arrayContaining(ours));
  expect(globSync(`**/node_modules/${core}/package.json`, { cwd: everything })).toHaveLength(1);
});
