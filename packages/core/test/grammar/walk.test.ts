import { choice, decodedText, list, many, oneOf, otherwise, sequence, some } from "@url1738/core/define";
import { hasOrder } from "@url1738/core/inside/grammar/walk";
import { expect, test } from "vitest";

const a = decodedText("a", some(oneOf("ab")));
const b = decodedText("b", some(oneOf("bc")));

test.each([
  ["alternatives without an order", choice(sequence("/", a), b), false],
  ["ordered ones", otherwise(a, b), true],
  ["ordered ones among other parts", sequence("/", many("/"), otherwise(a, b), "?"), true],
  ["ordered ones in a list, which has its own", list("all", otherwise(a, b), ",", "between"), false],
  ["nothing but text", sequence("/", "?"), false],
])("%s", (_, node, expected) => {
  expect(hasOrder(node)).toBe(expected);
});
