import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { randomFrom } from "../bench/random.ts";
import { SEED, sampled } from "../build/vitest/draws.ts";
import { mutated } from "../compiled/mutated.ts";
import type { Mixture } from "./program/print-outcomes.ts";
import { run } from "./run.ts";
import { expectedReport } from "./site/expected-report.ts";
import { quickInstall } from "./site/install.ts";
import { renamed } from "./site/renamed.ts";
import { type Package, site } from "./site/site.ts";
import { buildPrograms, writePrograms } from "./site/write-programs.ts";

/**
 * The packages of a major work together in all versions, so they may use nothing of one another but the names of entries. As the oldest
 * version stands the package itself, with other names for everything inside it.
 */

const { folder: newest, packages, schemes } = site();
const beside = (name: string) => join(newest, "..", name);
/** All packages, with the oldest core. */
const olderCore = beside("older-core");
/** The newest core, with the oldest schemes. */
const olderSchemes = beside("older-schemes");

const core = "@url1738/core";
const isScheme = ({ name }: Package) => schemes.some(({ from }) => from === name);

/** Installs all packages, some of them renamed. */
async function installed(folder: string, isOlder: (each: Package) => boolean): Promise<void> {
  const all = packages.map(async (each) => {
    if (!isOlder(each)) return each;
    const tarballs = `${folder}-tarballs/${each.name}`;
    mkdirSync(tarballs, { recursive: true });
    return renamed(each, tarballs);
  });
  const mixed = await Promise.all(all);
  await quickInstall(folder, mixed, "flat");
}

/** Writes a module that exports everything that a mixture may take from a folder. */
function writeCopy(folder: string): void {
  const entries = schemes.flatMap(({ from }) => [from, `${from}/definition`]);
  const lines = [
    `export * as core from "${core}";`,
    `export * as define from "${core}/define";`,
    'export * as lint from "@url1738/lint";',
    ...entries.map((entry, index) => `import * as p${index} from "${entry}";`),
    `export const packages = { ${entries.map((entry, index) => `"${entry}": p${index}`)} };`,
  ];
  writeFileSync(join(folder, "copy.js"), lines.join("\n"));
}

beforeAll(async () => {
  await installed(olderCore, ({ name }) => name === core);
  await installed(olderSchemes, isScheme);
  for (const folder of [newest, olderCore, olderSchemes]) writeCopy(folder);
  await buildPrograms(olderCore);
  await writePrograms({ ...site(), folder: olderCore });
});

test.each(["everywhere", "node"] as const)("every package works with the oldest core: %s", async (program) => {
  expect(JSON.parse(await run(process.execPath, [`print-${program}.js`], olderCore))).toEqual(
    expectedReport(site(), program),
  );
});

test("schemes of any version, compiled and interpreted, answer alike in a registry of any other", () => {
  const mixture = (
    registry: string,
    kinds: readonly (readonly [folder: string, isInterpreted: boolean])[],
  ): Mixture => ({
    registry,
    schemes: schemes.map(({ from }, index) => {
      const [folder, isInterpreted] = kinds[index % kinds.length] as (typeof kinds)[number];
      return { from, folder, isInterpreted };
    }),
  });
  const all = [
    [newest, false],
    [olderCore, true],
    [olderSchemes, false],
    [newest, true],
    [olderCore, false],
  ] as const;
  const mixtures = [
    mixture(newest, [[newest, false]]),
    mixture(olderCore, [[olderCore, false]]),
    mixture(olderCore, [[olderCore, true]]),
    mixture(olderSchemes, [[olderSchemes, false]]),
    mixture(newest, all),
    mixture(olderCore, all),
    mixture(olderCore, [...all].reverse()),
  ];
  const pick = randomFrom(SEED);
  // Seven mixtures answer nine questions about each.
  const urls = schemes.flatMap(({ examples }) =>
    sampled([...examples.urls, ...(examples.errors ?? [])]).map(({ url }) => url),
  );
  const texts = [...urls, ...urls.map((url) => mutated(url, pick))];
  const input = JSON.stringify({ mixtures, texts });
  const printed = execFileSync(process.execPath, ["print-outcomes.js"], { cwd: newest, input, encoding: "utf8" });
  const { compared, refused, different } = JSON.parse(printed);
  expect(different).toEqual([]);
  expect([compared, refused > compared / 4, refused < compared]).toEqual([texts.length, true, true]);
});
