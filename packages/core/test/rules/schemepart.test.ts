import { defineScheme, encodedText, many, xchar } from "@url1738/core/define";
import type { WholeScheme } from "@url1738/core/grammar";
import { bnf } from "@url1738/prove";
import { expect, test } from "vitest";
import { isSchemepart, schemepartMachine } from "../../src/rules/schemepart.ts";

// schemepart = *xchar | ip-schemepart
const schemepart = encodedText("schemePart", many(xchar));
const scheme = defineScheme({ name: "x-any", schemepart, access: "It designates nothing." });

const CHARACTERS = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code));

test("a schemepart is read without a grammar as by its rule (§5)", () => {
  expect(bnf({ name: "x-any", schemepart })).toContain("*xchar");
  for (const one of CHARACTERS)
    for (const text of [one, `${one}a`, `%${one}`, `%${one}0`, `%0${one}`, `a%4${one}/`])
      expect([text, isSchemepart(text)]).toEqual([text, scheme.canParse(`x-any:${text}`)]);
});

test("its end is reported as by its rule", () => {
  const machine = schemepartMachine("schemePart");
  const own = (scheme as unknown as WholeScheme).machine();
  const step = <S>({ first, step: next }: { first: S; step(state: S, code: number): S | undefined }, code: number) =>
    next(first, code) !== undefined;
  for (const one of CHARACTERS) {
    const code = one.charCodeAt(0);
    expect([one, step(machine, code)]).toEqual([one, step(own, code)]);
  }
  for (const text of ["", "%", "%4"]) {
    const reached = [machine, own].map((each) => {
      let state: unknown = each.first;
      for (const one of text) state = each.step(state as never, one.charCodeAt(0));
      const { expected, canEscape } = each.mismatchAt(state as never, text.length);
      return { expected, canEscape, isEnd: each.isEnd(state as never) };
    });
    expect(reached[0]).toEqual(reached[1]);
  }
});
