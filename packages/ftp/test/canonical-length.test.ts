import { MAX_LENGTH } from "@url1738/core";
import { ftp } from "@url1738/ftp";
import { expect, test } from "vitest";

test.each<[characters: number, result: object]>([
  [300_000, { ok: true }],
  [400_000, { ok: false, error: { code: "too-long", index: MAX_LENGTH } }],
])("%d question marks, each of which is escaped in the canonical spelling", (characters, result) => {
  expect(ftp.safeParse(`ftp://h/${"?".repeat(characters)}`)).toMatchObject(result);
  expect(ftp.canParse(`ftp://h/${"?".repeat(characters)}`)).toBe("ok" in result && result.ok);
});
