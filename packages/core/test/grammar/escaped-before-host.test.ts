import {
  decodedText,
  defineScheme,
  deriveScheme,
  hostport,
  many,
  oneOf,
  optional,
  rule,
  schemeDefinition,
  sequence,
  uchar,
} from "@url1738/core/define";
import { describe, expect, test } from "vitest";

const anything = rule("anything", many(oneOf(uchar, "/@:?")));

const definition = schemeDefinition({
  name: "x-lenient",
  defaultPort: 1,
  schemepart: sequence(
    "//",
    optional(decodedText("user", anything), "@"),
    hostport,
    optional("/", decodedText("path", many(oneOf(uchar, "?:")))),
  ),
  access: "It designates nothing.",
});
const lenient = defineScheme(definition);

describe("text before a host, though its rule allows more", () => {
  test.each([
    ["x-lenient://a@b@h/a", "x-lenient://a%40b@h/a"],
    ["x-lenient://good.dom/x@h", "x-lenient://good.dom%2Fx@h"],
    ["x-lenient://good.dom?x@h/?:", "x-lenient://good.dom%3Fx@h/%3F:"],
    ["x-lenient://a%5C:b@h", "x-lenient://a%5C:b@h"],
  ])("%s is spelt %s", (text, href) => {
    const url = lenient.parse(text);
    expect(lenient.format(url)).toBe(href);
    expect(lenient.parse(href)).toEqual(url);
  });

  test("is escaped in a derived scheme as well, by the rule that it has there", () => {
    const derived = deriveScheme(definition, {
      name: "x-derived",
      access: "It designates nothing.",
      replace: [rule("anything", many(oneOf(uchar, "@")))],
    });
    const url = derived.parse("x-derived://a@b@h/a");
    expect(derived.format(url)).toBe("x-derived://a%40b@h/a");
    expect(derived.format({ ...url, user: "a:b" })).toBe("x-derived://a%3Ab@h/a");
  });
});
