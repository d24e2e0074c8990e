import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { firstDifference } from "../first-difference.ts";

const folder = mkdtempSync(join(tmpdir(), "difference-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["a\nb\n", "a\nb\n", undefined],
  ["a\nb\n", "a\nc\n", "4 octets, not 4; line 2 is b, not c"],
  ["a\n", "a\nc\n", "2 octets, not 4; line 2 is , not c"],
  ["x\na\n", "a\n", "4 octets, not 2; line 1 is x, not a"],
])("%j and %j", (found, expected, difference) => {
  const [one, other] = [join(folder, "found"), join(folder, "expected")];
  writeFileSync(one, found);
  writeFileSync(other, expected);
  expect(firstDifference(one, other)).toBe(difference);
});
