import { expect, test } from "vitest";
import { PUBLISHED, schemeSizes } from "../scheme-sizes.ts";
import { limits } from "../size-limits.ts";

test("every scheme has its sizes, and all of them are less than their sum", async () => {
  const { alone, further, furtherMedian, all } = await schemeSizes("sources");
  expect([...alone.keys()]).toEqual(PUBLISHED);
  expect([...further.keys()]).toEqual(PUBLISHED);
  for (const size of alone.values()) expect(size).toBeGreaterThan(1_000);
  for (const size of further.values()) expect(size).toBeGreaterThan(50);
  expect(furtherMedian).toBeLessThanOrEqual(Math.max(...further.values()));
  expect(all).toBeGreaterThan(Math.max(...alone.values()));
  expect(all).toBeLessThan([...alone.values()].reduce((sum, size) => sum + size));
});

test("every limit has a target next to it", () => {
  for (const { limit, target } of Object.values(limits)) expect([limit, target].every(Number.isSafeInteger)).toBe(true);
});
