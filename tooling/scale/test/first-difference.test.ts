import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { firstDifference } from "../first-difference.ts";

const folder = mkdtempSync(join(tmpdir(), "difference-"));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));

/** A text longer than the parts to compare at once. */
const long = "abc\n".repeat(600_000);

test.each([
  ["", "", undefined],
  ["a\nb\n", "a\nb\n", undefined],
  ["a\nb\n", "a\nc\n", "4 octets, not 4; line 2 is b, not c"],
  ["a\n", "a\nc\n", "2 octets, not 4; line 2 is , not c"],
  ["x\na\n", "a\n", "4 octets, not 2; line 1 is x, not a"],
  [long, long, undefined],
  [`${long}x\n`, `${long}y\n`, "2400002 octets, not 2400002; line 600001 is x, not y"],
  [long, `${long}y\n`, "2400000 octets, not 2400002; line 600001 is , not y"],
  [long.slice(0, 1_048_575), long, "1048575 octets, not 2400000; line 262144 is abc, not abc"],
  [
    `${"x".repeat(2_000_000)}\n`,
    `${"x".repeat(2_000_001)}`,
    `2000001 octets, not 2000001; line 1 is ${"x".repeat(100)}, not ${"x".repeat(100)}`,
  ],
])("%.20j and %.20j", (found, expected, difference) => {
  const [one, other] = [join(folder, "found"), join(folder, "expected")];
  writeFileSync(one, found);
  writeFileSync(other, expected);
  expect(firstDifference(one, other)).toBe(difference);
});
