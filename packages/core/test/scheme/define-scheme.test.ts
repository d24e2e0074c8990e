import {
  alpha,
  escape as anyEscape,
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
  oneWord,
  optional,
  rule,
  sequence,
  some,
  uchar,
  unescapedText,
  without,
} from "@url1738/core/define";
import { bnf } from "@url1738/prove";
import { describe, expect, test } from "vitest";
import { errorOf } from "../error-of.ts";

function define(name: string, schemepart: Node) {
  return defineScheme({ name, schemepart, access: "It designates nothing." });
}

const uncomma = oneOf(alpha, digit, anyEscape);

describe("features of the kit beyond the ten schemes", () => {
  const cell = unescapedText("cell", rule("cell", some(alpha)), (cell) => cell.toLowerCase());
  const schemepart = sequence(
    implied("!", encodedText("mark", rule("mark", many(oneOf(uchar, "/"))), { absent: "m" })),
    "(",
    list("rows", list("cells", cell, ".", "between"), "/", "between"),
    ")",
    list("tags", sequence(decodedText("key", many(uchar)), optional("=", decimal("count", digits, 9))), ";", "before"),
    optional(choice(sequence("?a=", decodedText("a", many(uchar))), sequence("?b=", decodedText("b", many(uchar))))),
  );
  const table = defineScheme({ name: "x-table", schemepart, access: "It designates a table." });

  test("a nested list, a list of objects, an implied part, alternatives", () => {
    const url = table.parse("x-table:(A.b/C);k=2;%3B?b=1");
    expect(url).toEqual({
      scheme: "x-table",
      mark: "m",
      rows: [["a", "b"], ["c"]],
      tags: [
        { key: "k", count: 2 },
        { key: ";", count: undefined },
      ],
      a: undefined,
      b: "1",
    });
    expect(table.format(url)).toBe("x-table:!m(a.b/c);k=2;%3B?b=1");
  });

  test("an error inside a list has its place", () => {
    const result = table.safeParse("x-table:(a);k=2;k=10");
    expect(result).toMatchObject({
      ok: false,
      error: { code: "not-allowed", component: "tags[1].count", index: 18, end: 20 },
    });
  });

  test.each([
    [{ rows: [] }, "rows"],
    [{ rows: [["a"], []] }, "rows[1]"],
    [{ rows: [["A"]] }, "rows[0][0]"],
    [{ rows: [["a"]], tags: [{ key: "k", count: 10 }] }, "tags[0].count"],
    [{ rows: [["a"]], tags: [{ key: "k", more: 1 }] }, "tags[0].more"],
    [{ rows: [["a"]], tags: ["k"] }, "tags[0]"],
    [{ rows: [["a"]], a: "1", b: "1" }, "b"],
    [{ rows: [["a"]], mark: undefined }, "mark"],
    [{ rows: [["a"]], mark: "%41" }, "mark"],
  ])("format refuses %j", (fields, component) => {
    const value = { scheme: "x-table", mark: "m", tags: [], ...fields };
    expect(errorOf(() => table.format(value as never))).toMatchObject({ code: "invalid-value", component });
  });

  test("build supplies implied components", () => {
    expect(table.build({ rows: [["A"]], tags: [{ key: "k", count: "03" }] })).toEqual(table.parse("x-table:!m(a);k=3"));
  });

  test.each([
    ["x-words:a,b", true],
    ["x-words:a,,b", false],
    ["x-words:", false],
    ["x-words:a,%4", false],
  ])("a list of words that are not empty: %s", (url, ok) => {
    const word = decodedText("word", rule("word", some(uncomma)));
    const words = define("x-words", list("words", word, ",", "between"));
    expect([words.canParse(url), words.safeParse(url).ok]).toEqual([ok, ok]);
  });

  test.each([
    ["x-pairs:a=b,c=%2C", true],
    ["x-pairs:a=b,c", false],
    ["x-pairs:a=b=c", false],
    ["x-pairs:", false],
  ])("a list of pairs at the end: %s", (url, ok) => {
    const text = rule("text", many(uncomma));
    const pair = sequence(decodedText("key", text), "=", decodedText("value", text));
    const pairs = define("x-pairs", list("pairs", pair, ",", "between"));
    expect([pairs.canParse(url), pairs.safeParse(url).ok]).toEqual([ok, ok]);
  });

  test.each([
    ["x-lines:a%09b/c", true],
    ["x-lines:a/%20b", true],
    ["x-lines:a/%09b", false],
  ])("segments of which only the first may have a tab: %s", (url, ok) => {
    const lines = define(
      "x-lines",
      decodedText("text", sequence(many(without(uchar, 0x2f)), many("/", many(without(uchar, 0x09, 0x2f))))),
    );
    expect([lines.canParse(url), lines.safeParse(url).ok]).toEqual([ok, ok]);
  });

  test("its BNF", () => {
    expect(bnf({ name: "x-table", schemepart }).split("\n").slice(0, 4)).toEqual([
      'x-tableurl = "x-table:" [ "!" mark ] "(" cell *[ "." cell ] *[ "/" cell *[ "." cell ] ] ")" *[ ";" *uchar [ "=" digits ] ] [ "?a=" *uchar | "?b=" *uchar ]',
      'mark = *[ uchar | "/" ]',
      "cell = 1*alpha",
      "digits = 1*digit",
    ]);
  });

  test("the fields of a value are in the order of the grammar", () => {
    expect(Object.keys(table.parse("x-table:(a)"))).toEqual(["scheme", "mark", "rows", "tags", "a", "b"]);
  });
});

describe("an absent text without a value is told of its component", () => {
  const word = oneWord("a", ["x", "yy"], { anyCase: true, absent: "z" });
  const bug = (): never => {
    throw new Error("a bug");
  };
  const throwing = component("a", some(alpha), { read: bug, spell: bug }, { absent: "z" });

  test.each([
    ["optional", optional("?", word)],
    [
      "in the items of a list",
      list("all", sequence(unescapedText("b", some(alpha)), optional("=", word)), ";", "before"),
    ],
    ["whose function throws", optional("?", throwing)],
  ])("%s", (_, part) => {
    const define = () =>
      defineScheme({ name: "x-a", schemepart: sequence("/", part as never), access: "It is nothing." });
    const error = errorOf(() => define().parse("x-a:/;b"));
    expect(error).toMatchObject({
      code: "invalid-definition",
      message: expect.stringMatching(
        /^The component "a" has the "absent" "z", for which its "read" returns no value\./,
      ),
    });
  });
});
