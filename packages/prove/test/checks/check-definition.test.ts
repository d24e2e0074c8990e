import {
  alpha,
  component,
  decimal,
  decodedText,
  defineScheme,
  digits,
  encodedText,
  hostport,
  list,
  login,
  many,
  oneOf,
  optional,
  sequence,
  some,
  uchar,
  xchar,
} from "@url1738/core/define";
import { checkDefinition } from "@url1738/prove";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../../core/test/error-of.ts";

const text = decodedText("text", many(uchar));
const good = { name: "x-a", schemepart: text, access: "It designates nothing." };

describe("an objection to what defineScheme takes", () => {
  test.each<[why: string, change: object, message: string]>([
    [
      "an absent text that its check refuses, in the items of a list",
      {
        schemepart: list(
          "all",
          sequence(decodedText("a", some(alpha)), optional("-", decimal("b", digits, 9, { absent: "10" }))),
          ",",
          "between",
        ),
      },
      'component "b" has the "absent" "10", which its own "check" refuses',
    ],
    [
      "an absent list of what the check of an item refuses",
      {
        schemepart: sequence("/", optional(list("all", decimal("b", digits, 9), ",", "between", { absent: "1,10" }))),
      },
      'list "all" has the "absent" "1,10"',
    ],
    ["a component twice", { schemepart: sequence(text, "/", text) }, "One text would have two components"],
    ["text that no component keeps", { schemepart: sequence(text, many(xchar)) }, "outside any component"],
    [
      "a list whose items have the separator",
      { schemepart: list("l", text, ",", "between") },
      "its separator in its items",
    ],
    [
      "a list with loose text in its items",
      { schemepart: list("l", sequence(text, some(alpha)), ";", "before") },
      "outside any component",
    ],
    [
      "a port without a default, in a list",
      { schemepart: sequence("//", list("hosts", hostport, ",", "between")) },
      "needs a defaultPort",
    ],
    ["a port without a default", { schemepart: sequence("//", login) }, "needs a defaultPort"],
    [
      "an unsafe character in a set",
      { schemepart: decodedText("text", many(oneOf("~", uchar))) },
      'The character "~" is in a set, literal or list by itself, but in a URL it must always be encoded',
    ],
    ["a space in a literal", { schemepart: sequence("a b", text) }, 'The character " " is in a set'],
    ["a letter beyond ASCII", { schemepart: sequence("é", text) }, 'The character "é" is in a set'],
    ["an unsafe separator", { schemepart: list("l", text, "|", "before") }, 'The character "|" is in a set'],
    [
      "a ? that cannot be escaped",
      { schemepart: decodedText("text", many(oneOf("a", "?"))) },
      'The component "text" is decoded text and may hold a ? that may not be escaped',
    ],
    [
      "a label of another component",
      { labels: { txt: "text" } },
      'The labels name the component "txt", which the grammar does not have. Its components are [text].',
    ],
    [
      "hazards of another component",
      { hazards: { lines: ["txt"] } },
      'the component "txt", which the grammar does not have. Its components are [text].',
    ],
  ])("%s", (_, change, message) => {
    const definition = { ...good, ...change };
    expect(defineScheme(definition as never)).toHaveProperty("name", "x-a");
    expect(errorOf(() => checkDefinition(definition))).toMatchObject({
      code: "invalid-definition",
      scheme: "x-a",
      message: expect.stringContaining(message),
    });
  });

  test("all at once", () => {
    const schemepart = sequence("~", text, "/", text);
    expect(
      errorOf(() => checkDefinition({ ...good, schemepart, hazards: { lines: ["txt"] as never } }))?.errors,
    ).toMatchObject([
      { reason: "definition/component-twice" },
      { reason: "definition/unsafe-unless-named" },
      { reason: "definition/hazards-of-none" },
    ]);
  });
});

test("what defineScheme refuses is refused in the same words", () => {
  for (const definition of [{ ...good, access: "" }, { ...good, nmae: "x" }, { ...good, schemepart: 1 }, 1, null])
    expect(errorOf(() => checkDefinition(definition as never))).toEqual(
      errorOf(() => defineScheme(definition as never)),
    );
});

test("it tells what is proved and what was tried", () => {
  const schemepart = sequence(
    "//",
    hostport,
    "/",
    encodedText("path", many(uchar)),
    optional(";", component("mode", alpha, { read: (text) => text.toLowerCase(), spell: String })),
  );
  const definition = { name: "x-a", defaultPort: 7, schemepart, access: "It designates nothing." };
  expect(checkDefinition(definition)).toEqual([
    { what: "functions", component: "host", texts: expect.any(Number) },
    { what: "functions", component: "port", texts: expect.any(Number) },
    { what: "functions", component: "mode", texts: 52 },
    { what: "spelling", component: "path" },
    { what: "one-reading" },
    { what: "values", texts: 31 },
  ]);
});
