import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { measured } from "../cost/published.ts";
import { costTable, jobsTable } from "../cost/tables.ts";
import { recipe } from "../recipe.ts";

const guide = readFileSync(new URL("../../../docs/at-scale.md", import.meta.url), "utf8");

test("a block is found by its name", () => {
  expect(recipe("hosts")).toBe("2/host-a\n2/host-b\n");
  expect(() => recipe("hosts.sh")).toThrow("docs/at-scale.md has no block hosts.sh.");
});

test("the guide has what was measured last: pnpm scale:cost", () => {
  expect(guide).toContain(costTable(measured()));
  expect(guide).toContain(jobsTable(measured()));
  expect(guide).toContain(`at ${measured().dispatch.toFixed(1)} s a part`);
});
