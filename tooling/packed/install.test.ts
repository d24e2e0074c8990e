import { globSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { SEED } from "../build/vitest/draws.ts";
import { run } from "./run.ts";
import { install, quickInstall } from "./site/install.ts";
import { type Package, type SchemeExport, site } from "./site/site.ts";

const { folder: everything, packages, schemes } = site();
const core = "@url1738/core";
const redact = "@url1738/redact";
const ours = packages.map(({ name }) => name);
/** All packages, each with its own dependencies only. */
const apart = join(everything, "../apart");

beforeAll(() => quickInstall(apart, packages, "apart"));

function packageNamed(wanted: string): Package | undefined {
  return packages.find(({ name }) => name === wanted);
}

/** Returns the names of all packages that npm has installed in a folder. */
function installed(folder: string): readonly string[] {
  const lock = JSON.parse(readFileSync(join(folder, "node_modules/.package-lock.json"), "utf8"));
  return [...new Set(Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, "")))].sort();
}

/** Returns a package and, according to the manifests, its dependencies; those of other people's packages are not followed. */
function withDependencies(wanted: string): readonly string[] {
  const dependencies = Object.keys(packageNamed(wanted)?.manifest.dependencies ?? {});
  return [...new Set([wanted, ...dependencies.flatMap(withDependencies)])].sort();
}

/** Returns a package of the repository and those of them that it brings, as they are installed. */
function broughtBy(wanted: string): readonly string[] {
  const names = new Set([wanted]);
  // Iterating over a set includes items added on the way.
  for (const name of names) {
    const folder = realpathSync(join(apart, "node_modules", name)).slice(0, -name.length);
    for (const path of globSync("{@url1738/*,url1738}", { cwd: folder })) names.add(path.replaceAll("\\", "/"));
  }
  return [...names].sort();
}

const [drawn] = schemes.slice(SEED % schemes.length) as [SchemeExport];

test.each([core, drawn.from])("%s is all that npm installs with it, from no registry", async (name) => {
  const folder = join(everything, "..", `alone-${name.replace(/\W/g, "-")}`);
  await install(folder, [packageNamed(name) as Package], packages, ["--offline"]);
  expect(installed(folder)).toEqual(withDependencies(name));
});

test("core brings only redact, which masks secrets", () => {
  expect(broughtBy(core)).toEqual([core, redact]);
});

describe("a scheme, installed alone", () => {
  test.each(schemes)("$name brings core and its rules", ({ from }) => {
    expect(broughtBy(from)).toEqual(withDependencies(from));
    // A living scheme may build on the rules of RFC 3986.
    expect([core, redact, from, "@url1738/rfc3986"]).toEqual(expect.arrayContaining([...withDependencies(from)]));
  });

  test("works", async () => {
    const examples = schemes.map(({ examples }) => examples.urls[0]);
    const program = schemes.map(
      ({ from, as }, at) =>
        `import { ${as} as s${at} } from "${from}"; console.log(s${at}.format(s${at}.parse(process.argv[${at} + 1])));`,
    );
    const urls = examples.map((example) => example?.url ?? "");
    const printed = await run(
      process.execPath,
      ["--input-type=module", "--eval", program.join("\n"), "--", ...urls],
      apart,
    );
    expect(printed.trimEnd().split("\n")).toEqual(examples.map((example) => example?.href ?? example?.url));
  });
});

const others = packages.filter(
  ({ name, isForNode }) =>
    !isForNode && ![core, "url1738"].includes(name) && schemes.every(({ from }) => from !== name),
);

test.each(others)("$name brings no scheme", ({ name }) => {
  const names = broughtBy(name);
  expect(names).toEqual(withDependencies(name).filter((name) => ours.includes(name)));
  expect(schemes.filter(({ from }) => names.includes(from))).toEqual([]);
});

test("all of them share one core", () => {
  expect(installed(everything)).toEqual(expect.arrayContaining(ours));
  expect(globSync(`**/node_modules/${core}/package.json`, { cwd: everything })).toHaveLength(1);
});
