import { expect, test } from "vitest";
import { coverOfExpression } from "../../src/proof/cover.ts";
import { ExpressionLanguage } from "../../src/proof/expression-language.ts";

/** Expressions, and texts that go every way of them. */
test.each([
  ["^ac$", ["ac"]],
  // Two states come to the same one, from the beginning and from later on.
  ["^(?:a|bb)c$", ["ac", "bbc"]],
  ["^(?:ab|bb|cdb)c$", ["abc", "bbc", "cdbc"]],
  ["^a?$", ["", "a"]],
  ["^[a-c]$", ["a", "b", "c"]],
  ["^(?:a|b[xy])?z$", ["az", "bxz", "byz", "z"]],
])("%s is gone through by %j", (source, texts) => {
  expect([...coverOfExpression(new ExpressionLanguage(source))].sort()).toEqual(texts);
});

test("a repetition is gone through once more, by the least and by the greatest characters", () => {
  const texts = coverOfExpression(new ExpressionLanguage("^a[0-9]*$"));
  expect(texts.every((text) => /^a[0-9]*$/.test(text))).toBe(true);
  expect([...texts].sort().slice(0, 3)).toEqual(["a", "a0", "a1"]);
  expect(texts).toContain("a9");
});
