import { readFileSync } from "node:fs";
import { choice, decimal, digits, list, oneWord, sequence, unescapedText } from "@url1738/core/define";
import { bnf } from "@url1738/prove";
import { tagged } from "@url1738/rfc3986";
import { rfc1738Definitions } from "url1738/definitions";
import { expect, test } from "vitest";

/** Returns the lines of a grammar without comments, all with the same spaces between brackets. */
const lines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.replace(/ ; .*$/, "").replace(/\](?=\])/g, "] "));

const nameOf = (line: string) => line.split(" = ", 1)[0] as string;

test("rules print as the lines of §5, or are in other words, which the proofs compare", () => {
  const section5 = new Set(
    lines(readFileSync(new URL("../../../../tooling/documents/rfc/section-5.txt", import.meta.url), "utf8")),
  );
  const printed = rfc1738Definitions.flatMap((definition) => lines(bnf(definition)));
  const [same, other] = [new Set<string>(), new Set<string>()];
  for (const line of printed) (section5.has(line) ? same : other).add(nameOf(line));
  expect([...other].sort()).toEqual([
    "domainlabel",
    "fileurl",
    "fpath",
    "prosperourl",
    // gopher's alone
    "search",
    "toplabel",
    "waisurl",
  ]);
  expect(same.size).toBe(48);
});

test("a field called as a rule has no line of its own", () => {
  const schemepart = sequence(oneWord("digits", ["a", "b"]), "/", decimal("n", digits, 9));
  expect(bnf({ name: "x-a", schemepart }).split("\n").slice(0, 2)).toEqual([
    'x-aurl = "x-a:" ( "a" | "b" ) "/" digits',
    "digits = 1*digit",
  ]);
});

test("the first of two fields of one name has the line", () => {
  const item = sequence(oneWord("a", ["y", "z"]), "=", decimal("n", digits, 9));
  const schemepart = sequence(oneWord("a", ["x", "w"]), list("all", item, ";", "before"));
  expect(bnf({ name: "x-a", schemepart }).split("\n").slice(0, 2)).toEqual([
    'x-aurl = "x-a:" a *[ ";" ( "y" | "z" ) "=" digits ]',
    'a = "x" | "w"',
  ]);
});

test.each([
  ["x-a:", choice(sequence("/", decimal("n", digits, 9)), "-"), '"x-a:" ( "/" digits | "-" )'],
  ["a tag", tagged("kind", { a: "", b: "/" }), '"x-a:" ( "a" "" | "b" "/" )'],
  ["a component", sequence(unescapedText("kind", choice("a", "b")), "/"), '"x-a:" ( "a" | "b" ) "/"'],
])("alternatives after %s are in parentheses", (_, schemepart, right) => {
  expect(bnf({ name: "x-a", schemepart }).split("\n")[0]).toBe(`x-aurl = ${right}`);
});
