import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { conformance } from "@url1738/testkit";
import { describe, expect, test } from "vitest";
import { sampled } from "../../../tooling/build/vitest/draws.ts";
import { definition, examples, laws, names } from "./runners/names.ts";

describe("vitest runs the checks", () => {
  for (const { name, run } of sampled(conformance(names, definition, examples, { runs: 20 }))) test(name, run);
});

test("node:test runs the checks, and prints the law and the smallest URL that breaks it", () => {
  const path = fileURLToPath(new URL("runners/names.node.ts", import.meta.url));
  const parameters = ["--conditions=@url1738/source", "--test", "--test-reporter=tap", path];
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, parameters, { encoding: "utf8", env });
  expect(stdout).toContain("ok 1 - x-name://h/n");
  expect(stdout).toContain(
    "This law is broken: parse, format and build agree with each other and the grammar, and errors are exact.",
  );
  expect(stdout).toContain('The smallest URL that was found to break it: "x-name://a/"');
  const failed = [...stdout.matchAll(/^not ok \d+ - (.*)/gm)].map(([, name = ""]) => name);
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.filter((name) => !name.startsWith("forgetful: "))).toEqual([]);
  expect(stdout).toContain(`# pass ${2 * laws(names).length - failed.length}\n# fail ${failed.length}\n`);
  expect(status).toBe(1);
});
