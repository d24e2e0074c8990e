import { decodedText, many, oneOf, uchar, without } from "@url1738/core/define";
import { bnf } from "@url1738/prove";
import { expect, test } from "vitest";
import { errorOf } from "../error-of.ts";

test("a set without raw characters is written out, and keeps its escapes", () => {
  const set = without(uchar, ",'");
  expect(set.characters).not.toMatch(/[,']/);
  expect(set.escapes).toBe(true);
  expect(bnf({ name: "x-a", schemepart: decodedText("a", many(set)) }).split("\n")[0]).toBe(
    'x-aurl = "x-a:" *[ alpha | digit | safe | "!" | "*" | "(" | ")" | escape ]',
  );
  expect(without(uchar, "/")).toBe(uchar);
  expect(without(oneOf(uchar, ","), 0x2c, ",").without).toEqual([0x2c]);
});

test.each([
  [undefined, ","],
  [uchar, 256],
  [uchar, 1.5],
  [uchar, null],
])("nothing is taken from %j, or %j from it", (set, member) => {
  expect(errorOf(() => without(set as never, member as never))?.code).toBe("invalid-definition");
});
