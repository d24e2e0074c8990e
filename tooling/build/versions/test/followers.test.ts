import { expect, test } from "vitest";
import { followers } from "../followers.ts";

const member = (name: string, more: object = {}) => ({
  name,
  version: "1.0.0",
  folder: `packages/${name}`,
  held: [],
  generators: [],
  ...more,
});

const packages = [
  member("core", { dependencies: { redact: "workspace:^", "any-ascii": "1" } }),
  member("redact"),
  member("gate"),
  member("compile", { dependencies: { core: "workspace:^", commander: "1" } }),
  member("ftp", { dependencies: { core: "workspace:^" }, generators: ["compile"] }),
  member("cli", { held: ["gate", "ftp"] }),
];

test.each<[released: string, followers: readonly string[]]>([
  ["gate", ["cli"]],
  ["ftp", ["cli"]],
  ["compile", ["ftp"]],
  ["core", ["ftp"]],
  ["redact", ["ftp"]],
  ["cli", []],
])("with %s may move %s", (released, expected) => {
  const moved = followers(packages, new Set([released]));
  expect(moved.map(({ name }) => name)).toEqual(expected);
  for (const { parts } of moved) expect(parts).toEqual([released]);
});

test("a package that is released need not follow", () => {
  expect(followers(packages, new Set(["gate", "cli"]))).toEqual([]);
});
