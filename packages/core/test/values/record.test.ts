import {
  alpha,
  decodedText,
  defineScheme,
  keyword,
  list,
  many,
  oneOf,
  optional,
  otherwise,
  sequence,
  some,
} from "@url1738/core/define";
import { expect, test } from "vitest";
import { isSameValue } from "../../src/values/record.ts";

test.each([
  ["a list and one with a hole", [], new Array(1), false],
  ["a list and one with an undefined item", [], [undefined], false],
  ["a list and an object", [], {}, false],
  ["a list with a hole and one with an item", new Array(1), ["a"], false],
  ["a list and one with another property", ["a"], Object.assign(["a"], { b: 1 }), true],
  ["an object and one with an undefined field", { a: 1 }, { a: 1, b: undefined }, true],
  ["objects with their fields in another order", { a: 1, b: [{ c: 2 }] }, { b: [{ c: 2, d: undefined }], a: 1 }, true],
  ["objects that differ in a field", { a: 1, b: 2 }, { a: 1, b: 3 }, false],
  ["an object and one that inherits a field", { a: 1 }, Object.create({ a: 1 }), false],
  ["zero and negative zero", 0, -0, false],
])("of %s", (_, a, b, isSame) => {
  expect([isSameValue(a, b), isSameValue(b, a)]).toEqual([isSame, isSame]);
});

test("a field that is undefined may be missing inside a list of alternatives that go by their order", () => {
  const item = sequence(decodedText("name", some(alpha)), optional("=", decodedText("value", many(alpha))));
  const schemepart = sequence(otherwise("//", keyword("x")), list("of", item, "&", "after"));
  const scheme = defineScheme({ name: "x-a", schemepart, access: "It designates items." });
  expect(scheme.format({ scheme: "x-a", of: [{ name: "a" }] } as never)).toBe("x-a://a&");
});

test("a value is refused if an alternative that takes precedence reads its text, even one without components", () => {
  const words = list("of", decodedText("word", many(oneOf("xy"))), "/", "between");
  const schemepart = sequence(otherwise(words, "//"), ";");
  const scheme = defineScheme({ name: "x-a", schemepart, access: "It designates words." });
  expect(scheme.parse("x-a://;")).toEqual({ scheme: "x-a", of: ["", "", ""] });
  expect(() => scheme.format({ scheme: "x-a", of: undefined } as never)).toThrow("precedence");
});
