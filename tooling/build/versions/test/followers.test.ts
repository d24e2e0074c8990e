import { expect, test } from "vitest";
import { followers } from "../followers.ts";

const one = (name: string, more: object = {}) => ({
  name,
  version: "1.0.0",
  folder: `packages/${name}`,
  held: [],
  generators: [],
  ...more,
});

const packages = [
  one("core", { dependencies: { redact: "workspace:^", "any-ascii": "1" } }),
  one("redact"),
  one("gate"),
  one("compile", { dependencies: { core: "workspace:^", commander: "1" } }),
  one("ftp", { dependencies: { core: "workspace:^" }, generators: ["compile"] }),
  one("cli", { held: ["gate", "ftp"] }),
];

test.each<[released: string, followers: readonly string[]]>([
  ["gate", ["cli"]],
  ["ftp", ["cli"]],
  ["compile", ["ftp"]],
  ["core", ["ftp"]],
  ["redact", ["ftp"]],
  ["cli", []],
])("with %s may move %s", (released, expected) => {
  const found = followers(packages, new Set([released]));
  expect(found.map(({ name }) => name)).toEqual(expected);
  for (const { parts } of found) expect(parts).toEqual([released]);
});

test("a package that is released need not follow", () => {
  expect(followers(packages, new Set(["gate", "cli"]))).toEqual([]);
});
