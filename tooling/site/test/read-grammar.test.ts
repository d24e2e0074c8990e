import { readFileSync } from "node:fs";
import { defineScheme } from "@url1738/core/define";
import { generate } from "@url1738/prove";
import { describe, expect, test } from "vitest";
import { NotationError, readGrammar } from "../explorer/src/author/read-grammar.ts";

test("comments, both kinds of quotation marks, lists, trailing commas and names by themselves are understood", () => {
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
function refusalOf(source: string): unknown {
  try {
    return readGrammar(source);
  } catch (thrown) {
    return thrown;
  }
}

describe("a whole file is accepted, with its imports, types and functions:", () => {
  const files = ["write-a-scheme", "scheme-from-its-specification"].flatMap((guide) => {
    const text = readFileSync(new URL(`../../../docs/${guide}.md`, import.meta.url), "utf8");
    return [...text.matchAll(/^```[jt]s (src\/\S+)\n(.*?)^```$/gms)].map(
      ([, path = "", file = ""]) => [path, file] as const,
    );
  });
  const whole = files.filter(([, file]) => /schemepart[,:]/.test(file));

  test.each(whole)("%s", (_, file) => {
    const sketch = readGrammar(file);
    const scheme = defineScheme({ access: "It designates anything.", ...sketch } as never);
    expect(scheme.canParse(generate(sketch, { seed: 1 }))).toBe(true);
  });

  test("there are such files", () => {
    expect(whole.map(([path]) => path)).toEqual(["src/finger.ts", "src/redis.ts"]);
  });
});

test("brackets in strings, templates and regular expressions do not end a function", () => {
  const source = `
    import type { A } from "./a.ts";
    export type { A };
    const { read: decode } = decodedCodec(uchar);
    async function one({ a }: { a: string }): Promise<{ b: string }> { return { b: /[}/]{1}/.test("}") ? \`}\` : a }; }
    const typed: Scheme<{ a: (b: string) => void }> = { check(a) { return "}"; }, hint: ({ a }) => a / 2 };
    const part = component("p", many(uchar), { read: (text) => Number(text), spell: String.raw });
    export default defineScheme({ name: "x-a", schemepart: part, access: one } as const);`;
  expect(readGrammar(source)).toEqual(expect.objectContaining({ name: "x-a" }));
});

describe("an error in the notation has a place:", () => {
  test.each<[why: string, source: string, at: string, message: string]>([
    ["nothing", "", "", "A call of defineScheme was expected."],
    ["no definition", "const a = many(uchar);", "", "A call of defineScheme was expected."],
    ["an unknown name", "const a = nope;", "nope", "nope is not the name of anything here."],
    ["no end", "const a = many(uchar", "", "Unexpected token."],
    ["a call of what is not a function", "const a = uchar(1);", "uchar", "uchar is not a function."],
    ["what a combinator refuses", "const a = many(oneOf(1));", "oneOf", "A set is made of sets and strings"],
  ])("%s", (_, source, at, message) => {
    const refusal = refusalOf(source);
    expect(refusal).toBeInstanceOf(NotationError);
    expect(refusal).toMatchObject({ index: at === "" ? source.length : source.indexOf(at) });
    expect((refusal as Error).message).toContain(message);
  });
});
