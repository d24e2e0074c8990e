import {
  alpha,
  choice,
  decimal,
  decodedText,
  digits,
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
  unreserved,
  without,
} from "@url1738/core/define";
import { checkDefinition } from "@url1738/prove";
import { parameters } from "@url1738/rfc3986";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../../core/test/error-of.ts";

const word = rule("word", many(uchar));
const bare = rule("bare", some(alpha));
const text = decodedText("text", word);

describe("a grammar that is only nearly like one of these is taken", () => {
  test.each<[why: string, schemepart: Node]>([
    ["what is implied has a value", implied("/", decodedText("text", word, { absent: "" }))],
    ["what is implied may have an optional part", implied("/", optional("?", text))],
    [
      "what is there and empty means the same as what is not there",
      optional(decodedText("text", word, { absent: "" })),
    ],
    ["what is there and empty can be told from what is not there", optional("/", text)],
    ["a component before a mark that it cannot have", sequence(decodedText("a", word), "/", decodedText("b", word))],
    [
      "alternatives that begin alike, and can be told later",
      choice(sequence(decimal("a", digits, 9), "/"), decimal("b", digits, 9)),
    ],
    ["a component in which two ways to read do no harm", decodedText("text", sequence(many(alpha), many(uchar)))],
    ["a repetition within a repetition", decodedText("text", many(many(alpha)))],
    ["what is repeated begins as it ends", decodedText("text", some(some(alpha), many("-")))],
    [
      "two rules that are the same line",
      sequence(decodedText("a", word), "/", decodedText("b", rule("word", many(uchar)))),
    ],
    [
      "a set that has fewer octets under its name",
      sequence(decodedText("a", many(without(uchar, 9))), "/", decodedText("b", many(uchar))),
    ],
    ["a field called as a rule", sequence(oneWord("digits", ["a", "b"]), "/", decimal("n", digits, 9))],
    ["a field called as a set", sequence(oneWord("uchar", ["a", "b"]), "/", text)],
    [
      "two fields of one name, in a list and outside",
      sequence(oneWord("a", ["x"]), "/", list("all", sequence(oneWord("a", ["y", "z"]), "=", text), ";", "before")),
    ],
    ["two lists of parameters", sequence(parameters("a", ";", "before"), "/", parameters("b", ",", "before"))],
    ["a first character that is nowhere escaped", unescapedText("text", sequence(alpha, many(oneOf(unreserved))))],
    ["a list of lists", list("rows", list("row", unescapedText("cell", bare), ",", "between"), ";", "between")],
  ])("%s", (_, schemepart) => {
    const definition = { name: "x-a", defaultPort: 7, schemepart, access: "It designates nothing." } as const;
    expect(checkDefinition(definition)).toContainEqual({ what: "one-reading" });
  });
});

test("a grammar that is too large to be looked through is refused in little time", () => {
  const parts = Array.from({ length: 100 }, (_, index) =>
    optional(decodedText(`c${index}`, rule("one", uchar), { absent: "" }), "/"),
  );
  const definition = { name: "x-a", schemepart: sequence(...parts) as Node, access: "It designates nothing." };
  expect(errorOf(() => checkDefinition(definition))).toMatchObject({
    code: "invalid-definition",
    message: expect.stringMatching(
      /^The grammar is too large to find out whether its texts are read and spelt in one way only/,
    ),
  });
});
