import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { run } from "./run.ts";
import { expectedReport } from "./site/expected-report.ts";
import { site } from "./site/site.ts";

const { folder, packages } = site();
const here = import.meta.dirname;
// The older versions are dev dependencies, `node-20` and so on; the newest runs all of the workspace's scripts.
const older = globSync("node_modules/node-*", { cwd: here }).map((folder) => join(folder, "bin/node"));
const versions = await Promise.all(
  [...older.sort(), "../../node_modules/.bin/node"].map(async (path) => {
    const node = resolve(here, path);
    const [, major] = /^v(\d+)\./.exec(await run(node, ["--version"], here)) ?? [];
    return { node, major: Number(major) };
  }),
);
const commands = packages.flatMap(({ name, manifest }) =>
  Object.entries(manifest.bin ?? {}).map(([command, path]) => ({ command, path: join("node_modules", name, path) })),
);

test.each(packages)("$name needs no newer Node than the oldest that it is tried in", ({ manifest }) => {
  const oldest = Math.min(...versions.map(({ major }) => major));
  expect(manifest.engines.node).toMatch(new RegExp(`^>=${oldest}(\\.\\d+)*$`));
});

test("every even Node from the oldest to the newest is tried", () => {
  expect(versions.map(({ major }) => major)).toEqual([20, 22, 24]);
});

describe.each(versions)("Node $major", ({ node }) => {
  test.each(["everywhere", "node"] as const)("imports the packages and uses them: %s", async (program) => {
    const report = await run(node, [`print-${program}.js`], folder);
    expect(JSON.parse(report)).toEqual(expectedReport(site(), program));
  });

  test.each(commands)("runs the installed $command", async ({ path }) => {
    expect(await run(node, [path, "--help"], folder)).toMatch(/usage/i);
  });
});
