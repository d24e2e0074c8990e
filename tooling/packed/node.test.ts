import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { DRAWS } from "../build/vitest/draws.ts";
import { run } from "./run.ts";
import { expectedReport } from "./site/expected-report.ts";
import { site } from "./site/site.ts";

const { folder, packages } = site();
const here = import.meta.dirname;
// The others are dev dependencies, `node-20` and so on; the one in between runs all of the workspace's scripts.
const others = globSync("node_modules/node-*", { cwd: here }).map((folder) => join(folder, "bin/node"));
const versions = await Promise.all(
  [...others, "../../node_modules/.bin/node"].map(async (path) => {
    const node = resolve(here, path);
    const [major = 0, ...rest] = (await run(node, ["--version"], here)).slice(1).split(".").map(Number);
    return { node, major, version: [major, ...rest] };
  }),
);
versions.sort((left, right) => left.major - right.major);
const commands = packages.flatMap(({ name, manifest }) =>
  Object.entries(manifest.bin ?? {}).map(([command, path]) => ({ command, path: join("node_modules", name, path) })),
);

test.each(packages)("$name needs no newer Node than the oldest that it is tried in", ({ manifest }) => {
  const [, needed] = /^>=(\d+(?:\.\d+)*)$/.exec(manifest.engines.node) ?? [];
  const parts = needed?.split(".").map(Number) ?? [];
  const difference = (versions[0]?.version ?? []).map((part, index) => part - (parts[index] ?? 0)).find(Boolean) ?? 0;
  expect([needed, difference >= 0]).toEqual([expect.any(String), true]);
});

test("every even Node from the oldest to the newest is there to be tried", () => {
  expect(versions.map(({ major }) => major)).toEqual([20, 22, 24, 26]);
});

// By day, what the oldest and the newest can do, those between them can.
const tried = DRAWS >= 1 ? versions : versions.filter((_, index) => index % (versions.length - 1) === 0);

describe.each(tried)("Node $major", ({ node, major }) => {
  test.each(["everywhere", "node"] as const)("imports the packages and uses them: %s", async (program) => {
    const report = await run(node, [`print-${program}.js`], folder);
    expect(JSON.parse(report)).toEqual(expectedReport(site(), program));
  });

  test("fetches through the gate as it does itself", async () => {
    // The gate's requests have the parser of undici 7, those of these Nodes an older one.
    const ofParser = ["a field without a name", "a folded field", "a space before the colon", "chunks with extensions"];
    const different = major < 24 ? ofParser : [];
    const report = await run(node, ["print-gate.js"], folder);
    expect(JSON.parse(report)).toEqual({ different, late: ["AbortError", "AbortError"] });
  });

  test("masks the secrets in objects of every class that it has", async () => {
    expect(JSON.parse(await run(node, ["print-values.js"], folder))).toEqual([]);
  });

  test.each(commands)("runs the installed $command", async ({ path }) => {
    expect(await run(node, [path, "--help"], folder)).toMatch(/usage/i);
  });
});
