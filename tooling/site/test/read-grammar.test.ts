import { defineScheme } from "@url1738/core/define";
import { describe, expect, test } from "vitest";
import { NotationError } from "../explorer/src/author/notation-error.ts";
import { readGrammar } from "../explorer/src/author/read-grammar.ts";
import { sampleGrammar } from "../explorer/src/author/sample-grammar.ts";

test("what is read is what TypeScript would have made", () => {
  const scheme = defineScheme({ ...readGrammar(sampleGrammar), access: "It designates a user." } as never);
  const url = { scheme: "x-finger", host: "h", port: 79, who: "jürgen" };
  expect(scheme.parse("x-finger://h/j%C3%BCrgen")).toEqual(url);
});

test("comments, both kinds of quotation marks, lists, commas at the end and names by themselves are understood", () => {
  const source = `
    /* a grammar
       of two lines */
    export const name = 'x-a';
    const defaultPort = 7;
    const letters = oneOf("a\\u0062", '"');
    defineScheme({ name, defaultPort, schemepart: sequence("//", hostport, many(letters,),), });`;
  expect(readGrammar(source)).toMatchObject({ name: "x-a", defaultPort: 7, schemepart: { kind: "sequence" } });
});

/** Returns the error that a source causes. */
function complaintOf(source: string): unknown {
  try {
    return readGrammar(source);
  } catch (thrown) {
    return thrown;
  }
}

describe("what cannot be understood is told with its place:", () => {
  test.each<[why: string, source: string, at: string, message: string]>([
    ["nothing", "", "", "A call of defineScheme was expected."],
    ["no definition", "const a = many(uchar);", "", "A call of defineScheme was expected."],
    ["an unknown name", "const a = nope;", "nope", "nope is not the name of anything here."],
    ["a sign without a meaning", "const a = b => c;", "> c", "> has no meaning here."],
    ["no end", "const a = many(uchar", "", ") was expected, not the end."],
    ["no value", "const a = );", ");", "A value was expected, not )."],
    ["no name", "const 5 = 6;", "5 = 6", "A name was expected, not 5."],
    ["a call of what is not a function", "const a = uchar(1);", "uchar", "uchar is not a function."],
    ["a field without a name", 'defineScheme({ "b": 1 });', '"b"', 'The name of a field was expected, not "b".'],
    ["an unknown escape", 'const a = "\\q";', '"\\q"', '"\\q" has an escape that is not known here.'],
  ])("%s", (_, source, at, message) => {
    const complaint = complaintOf(source);
    expect(complaint).toBeInstanceOf(NotationError);
    expect(complaint).toMatchObject({ message, index: at === "" ? source.length : source.indexOf(at) });
  });
});

test("what a combinator refuses is told where it is called", () => {
  expect(complaintOf("const a = many(uchar); const b = many(oneOf(1));")).toMatchObject({ index: 38 });
});
