import {
  alpha,
  component,
  decodedText,
  defineScheme,
  encodedText,
  hostport,
  many,
  oneOf,
  optional,
  type Part,
  rule,
  schemeDefinition,
  sequence,
  uchar,
  unescapedText,
} from "@url1738/core/define";
import { deriveScheme } from "@url1738/derive";
import { describe, expect, test } from "vitest";
import { errorOf } from "../error-of.ts";

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

const asWritten = { read: (text: string) => text, spell: (value: unknown) => value as string };

test.each<[what: string, user: Part]>([
  ["a codec of one's own", component("user", many(oneOf(uchar, "/")), asWritten)],
  ["encoded text", encodedText("user", many(oneOf(uchar, "@")))],
  ["unescaped text", unescapedText("user", many(oneOf(alpha, "?")))],
])("text that cannot be escaped there is refused: %s", (_, user) => {
  const schemepart = sequence("//", optional(user, "@"), hostport);
  expect(errorOf(() => defineScheme({ ...definition, schemepart } as never))).toMatchObject({
    code: "invalid-definition",
    reason: "definition/raw-before-host",
    scheme: "x-lenient",
  });
});

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

  test.each(["evil.dom/", "evil.dom\\", "a@evil.dom/", "evil.dom?", "evil.dom:80/"])(
    "ends no host for others: the user %s",
    (user) => {
      const href = lenient.format(lenient.build({ user, host: "good.dom" }));
      expect(new URL(href).hostname).toBe("good.dom");
      expect(lenient.parse(href).user).toBe(user);
    },
  );

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
