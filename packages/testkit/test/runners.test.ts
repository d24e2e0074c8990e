import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { conformance } from "@url1738/testkit";
import { describe, expect, test } from "vitest";
import { definition, examples, names } from "./runners/names.ts";

describe("vitest runs the checks", () => {
  for (const { name, run } of conformance(names, definition, examples, { runs: 20 })) test(name, run);
});

/** Runs a file of tests with Node's own runner. */
function runNodeTests(file: string) {
  const path = fileURLToPath(new URL(`runners/${file}`, import.meta.url));
  const parameters = ["--conditions=@url1738/source", "--test", "--test-reporter=tap", path];
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  return spawnSync(process.execPath, parameters, { encoding: "utf8", env });
}

describe("node:test runs the checks", () => {
  test("all of which pass for a scheme that keeps the laws", () => {
    const { status, stdout } = runNodeTests("names.node.ts");
    expect(stdout).toContain("ok 1 - x-name://h/n");
    expect(stdout).toContain(`# pass ${conformance(names, definition, examples).length}\n# fail 0\n`);
    expect(status).toBe(0);
  });

  test("and prints the law and the smallest URL that breaks it", () => {
    const { status, stdout } = runNodeTests("forgetful.node.ts");
    expect(stdout).toContain(
      "This law is broken: parse, format and build agree with each other and the grammar, and errors are exact.",
    );
    expect(stdout).toContain('The smallest URL that was found to break it: "x-name://a/"');
    expect(status).toBe(1);
  });
});
