import { choice, decodedText, digit, keyword, list, many, optional, rule, sequence, some } from "@url1738/core/define";
import { bnf } from "@url1738/prove";
import { expect, test } from "vitest";
import { factored } from "../../src/readings/factored.ts";

const a = decodedText("a", rule("a", some(digit)));
const b = decodedText("b", rule("b", many(digit)));

test.each([
  ["words", choice("wab", "wac", "x", "wa"), `( "w" "a" ( "b" | "c" | ) | "x" )`],
  ["a word twice", choice("ab", "ab"), `( "a" "b" (  ) )`],
  ["keywords in any case", choice(keyword("A1"), keyword("a2")), `( ( "A" | "a" ) ( "1" | "2" ) )`],
  ["components after what is alike", choice(sequence("a=", a), sequence("a:", b)), `( "a" ( "=" a | ":" b ) )`],
  ["not components", choice(sequence(a, "x"), sequence(a, "y")), `( a "x" | a "y" )`],
  [
    "what is inside a list",
    list("all", sequence(choice("ab", "ac"), a), ",", "after"),
    '*[ ( "a" ( "b" | "c" ) ) a "," ]',
  ],
  ["what may be left out", optional(choice("ab", "ac")), `[ "a" ( "b" | "c" ) ]`],
])("alternatives that begin alike share their beginning: %s", (_, grammar, expected) => {
  const [line] = bnf({ name: "x", schemepart: factored(sequence(grammar)) }).split("\n");
  expect(line?.replace(/^xurl = ("x:" )?/, "").replace(/\s+/g, " ")).toBe(expected.replace(/\s+/g, " "));
});
