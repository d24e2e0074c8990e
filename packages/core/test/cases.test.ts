import { digit, sequence } from "@url1738/core/define";
import { describe, expect, test } from "vitest";
import { caseFiles, casesIn, evaluate, parseCases } from "./cases.ts";

const parse = (...lines: readonly string[]) => parseCases("some.txt", lines.join("\n"));

test("a case is a title, a grammar and its rows", () => {
  const [first, second, ...more] = parse(
    "Some words.",
    "# One",
    "sequence(",
    '  "//",  // said once',
    '  "a")',
    "",
    '//a   ==>  ["a", 1] ',
    "",
    '"" ==> none',
    "  # Two  ",
    "digit",
    "a b ==> c ==> d",
  );
  const grammar = sequence("//", "a");
  const rows = [
    ["//a", '["a", 1]', "some.txt:7"],
    ["", "none", "some.txt:9"],
  ];
  expect(first).toEqual(["One", grammar, rows]);
  expect(second).toEqual(["Two", digit, [["a b", "c ==> d", "some.txt:12"]]]);
  expect(more).toEqual([]);
});

describe("malformed text is refused, with its line", () => {
  test.each<[why: string, lines: readonly string[], message: string]>([
    ["no cases", ["Words."], "some.txt: there are no cases."],
    ["no inputs", ["# One", "digit", "", "# Two", "digit", "1 ==> 2"], "some.txt:1: the case has no inputs."],
    ["no inputs at the end", ["# One", "digit", "1 ==> 2", "# Two", "digit"], "some.txt:4: the case has no inputs."],
    ["no grammar", ["# One", "1 ==> 2"], "some.txt:1: SyntaxError"],
    ["a grammar that is not one", ["# One", "5", "1 ==> 2"], "some.txt:1: the grammar is 5, not what the combinators"],
    ["a name that the kit does not have", ["# One", "digits2", "1 ==> 2"], "some.txt:1: ReferenceError"],
    ["a row before a title", ["1 ==> 2", "# One", "digit", "1 ==> 2"], "some.txt:1: a row is before"],
    [
      "a row without a result",
      ["# One", "digit", "1 ==> 2", "3 ==>"],
      'some.txt:4: "3 ==>" is not "input ==> result".',
    ],
    ["a row without an input", ["# One", "digit", "==> 2"], 'some.txt:3: "==> 2" is not'],
    ["anything else after a row", ["# One", "digit", "1 ==> 2", "3"], 'some.txt:4: "3" is not'],
    ["a title twice", ["# One", "digit", "1 ==> 2", "# One", "digit", "1 ==> 2"], 'some.txt: "One" is there twice.'],
    ["an input twice", ["# One", "digit", "1 ==> 2", "1 ==> 3"], 'some.txt:1: "1" is there twice.'],
  ])("%s", (_, lines, message) => {
    expect(() => parse(...lines)).toThrow(message);
  });
});

test("an expression that fails names its place", () => {
  expect(evaluate("{ a: [1, undefined] }", "some.txt:1")).toStrictEqual({ a: [1, undefined] });
  expect(() => evaluate("{ a: }", "some.txt:1")).toThrow("some.txt:1: SyntaxError");
});

test.each(caseFiles)("%s can be read", (file) => {
  expect(casesIn(file).length).toBeGreaterThan(0);
});
