import type { Scheme, UrlValue } from "@url1738/core";
import {
  alpha,
  type Codec,
  choice,
  component,
  decimal,
  decodedText,
  defineScheme,
  digit,
  digits,
  encodedText,
  implied,
  list,
  many,
  type Node,
  oneOf,
  optional,
  rule,
  sequence,
  some,
  uchar,
  unescapedText,
} from "@url1738/core/define";
import { type Replacement, replaced } from "@url1738/derive";
import { checkDefinition } from "@url1738/prove";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../core/test/error-of.ts";

const word = rule("word", many(oneOf(uchar, "=")));

const own: Codec<string> = { read: (text) => text, spell: (value) => (typeof value === "string" ? value : undefined) };

const grammar = sequence(
  optional(decodedText("user", word), "@"),
  rule("pair", decodedText("key", rule("key", many(uchar))), ":", decimal("count", rule("count", digits), 99)),
  list("tags", decodedText("tag", word), ";", "before"),
  "(",
  list("rows", sequence(rule("cell", unescapedText("cell", rule("letters", some(alpha))))), ",", "between"),
  ")",
  implied("/", encodedText("path", rule("path", many(uchar)), { absent: "" })),
  optional("?", component("mine", rule("mine", many(uchar)), own)),
);

const simple = sequence(
  optional(decodedText("user", word), "@"),
  list("tags", decodedText("tag", word), ";", "before"),
);

function define(schemepart: Node): Scheme<UrlValue> {
  const scheme = defineScheme({ name: "x-a", schemepart, access: "It designates nothing." });
  return scheme as unknown as Scheme<UrlValue>;
}

test("alternatives in the items of a list go on to share a component", () => {
  const page = decodedText("page", word);
  const items = sequence(":", list("all", choice(sequence("(", page), sequence(")", page)), ";", "before"));
  const schemepart = replaced(items, rule("word", some(uchar)));
  expect(checkDefinition({ name: "x-a", schemepart, access: "It is nothing." })).toContainEqual({
    what: "one-reading",
  });
});

test("a rule is replaced wherever it is, and escaping follows it", () => {
  const before = define(simple);
  const after = define(replaced(simple, rule("word", many(oneOf(digit, uchar)))));
  const url = { scheme: "x-a", user: "a=b", tags: ["=", ";"] };
  expect(before.format(url)).toBe("x-a:a=b@;=;%3B");
  expect(after.format(url)).toBe("x-a:a%3Db@;%3D;%3B");
  expect(after.parse("x-a:a%3Db@;%3D;%3B")).toEqual(url);
  expect(after.safeParse("x-a:a=b@")).toMatchObject({ ok: false, error: { code: "syntax", index: 5 } });
});

test("it gives plain data, and shares unchanged parts", () => {
  const key = rule("key", some(digit));
  const after = replaced(grammar, key) as typeof grammar;
  expect(after).not.toBe(grammar);
  expect(after.items[0]).toBe(grammar.items[0]);
  expect(after.items[1]).toMatchObject({ kind: "rule", name: "pair", item: { items: [{ item: key }, {}, {}] } });
  expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
  expect(replaced(grammar)).toBe(grammar);
});

test("the checks of a component stay when the rule of its text is replaced", () => {
  const after = define(replaced(grammar, rule("count", some(digit)), rule("path", many(uchar))));
  expect(after.safeParse("x-a:k:100;t(a)")).toMatchObject({
    ok: false,
    error: { code: "not-allowed", component: "count" },
  });
});

test("several parts, one inside a part that another does not touch", () => {
  const after = replaced(simple, decimal("user", digits, 9), list("tags", decimal("tag", digits, 9), ";", "before"));
  expect(define(after).parse("x-a:7@;1;2")).toEqual({ scheme: "x-a", user: 7, tags: [1, 2] });
});

test("a component by a list, and a list by a component", () => {
  const after = define(
    replaced(
      simple,
      list("user", decimal("user", digits, 9), "+", "between"),
      decodedText("tags", many(oneOf(uchar, ";")), { absent: "" }),
    ),
  );
  expect(after.parse("x-a:1+2@a%3Bb;")).toEqual({ scheme: "x-a", user: [1, 2], tags: "a;b;" });
  expect(after.format(after.build({ user: ["1"], tags: "" } as never))).toBe("x-a:1@");
});

test("a component of several alternatives is replaced in all of them by the same one", () => {
  const page = decodedText("page", rule("page", some(digit)));
  const both = choice(sequence("/", page), sequence("?", page, "!", decodedText("more", word)));
  const after = define(replaced(both, rule("page", some(oneOf("ab")))));
  expect(after.parse("x-a:?ab!c")).toEqual({ scheme: "x-a", page: "ab", more: "c" });
  expect(after.format(after.parse("x-a:/b"))).toBe("x-a:/b");
});

describe("an impossible replacement says why", () => {
  test.each<[why: string, parts: readonly Replacement[], message: string]>([
    [
      "a name that is not there",
      [rule("wrod", digits)],
      'The rule "wrod" replaces nothing in this grammar. Its rules are [word, pair, key, count, digits, letters, path, mine], its components [user, key, count, path, mine], its lists [tags, rows].',
    ],
    ["another kind", [rule("tags", word)], 'The rule "tags" replaces nothing'],
    ["the same part twice", [rule("word", digits), rule("word", digits)], 'The rule "word" is replaced twice'],
    ["no part", [digit as never], "Only rules, components and lists can replace parts of a grammar"],
    ["nothing at all", [undefined as never], "Only rules, components and lists can replace parts of a grammar"],
    [
      "a component fewer",
      [rule("pair", decodedText("key", word))],
      "the components [key, count], but its replacement has [key].",
    ],
    [
      "a component more",
      [rule("word", decodedText("key", word))],
      'The rule "word" has the components [], but its replacement has [key].',
    ],
    ["another order", [rule("pair", decimal("count", digits, 9), ":", decodedText("key", word))], "[count, key]."],
    [
      "a component inside a list",
      [unescapedText("cell", digits)],
      'The component "cell" is inside the list "rows": replace the whole list.',
    ],
    [
      "a rule with components inside a list",
      [rule("cell", unescapedText("cell", digits))],
      'is inside the list "rows"',
    ],
    [
      "a value where the URL leaves it out",
      [encodedText("path", word)],
      'The component "path" has a value where the URL leaves it out, so its replacement also needs one: the option "absent".',
    ],
    [
      "the same, of a list",
      [list("tags", decodedText("tag", word), ";", "between")],
      'also needs one: a place other than "between", or the option "absent".',
    ],
    [
      "a rule inside a codec that does not know how",
      [rule("mine", digits)],
      'The component "mine" has a codec that was made for its own rule',
    ],
  ])("%s", (_, parts, message) => {
    expect(errorOf(() => replaced(grammar, ...parts))).toMatchObject({
      code: "invalid-definition",
      message: expect.stringContaining(message),
    });
  });
});

test("checking the definition finds what a replacement breaks elsewhere", () => {
  const item = decodedText("tag", rule("letters", many(oneOf(uchar, ";"))));
  const schemepart = replaced(simple, list("tags", item, ";", "before"));
  const definition = { name: "x-a", schemepart, access: "It designates nothing." };
  expect(errorOf(() => checkDefinition(definition as never))).toMatchObject({
    message: 'The list "tags" allows its separator in its items; take it out of their sets.',
  });
});
