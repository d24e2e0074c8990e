import { choice, digit, sequence, some } from "@url1738/core/define";
import { accepts, type WholeScheme } from "@url1738/core/grammar";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import { generate } from "@url1738/prove";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { casesIn } from "../../core/test/cases.ts";
import { definition, scheme } from "../../core/test/x-host.ts";
import { PrefixWalk } from "../src/prefix-walk.ts";

const { machine } = new Automaton(choice("a", "abc", sequence("b", some(digit))));

describe.each(casesIn("prefix-walk.txt"))("%s", (_, grammar, rows) => {
  test.each(rows)("%s", (input, result) => {
    const walk = new PrefixWalk(new Automaton(grammar).machine, 0);
    expect(walk.follow(input, input.length)).toBe(walk.index === input.length);
    expect(`fits to ${walk.index}, ends ${walk.end < 0 ? "nowhere" : `at ${walk.end}`}`).toBe(result);
  });
});

test("it begins at an offset, stops at another, and goes on", () => {
  const walk = new PrefixWalk(machine, 2);
  expect([walk.follow("xxb12345", 3), walk.end, walk.index]).toEqual([true, -1, 3]);
  expect([walk.follow("xxb12345", 5), walk.end, walk.index]).toEqual([true, 5, 5]);
  expect([walk.follow("xxb12345y", 9), walk.end, walk.index]).toEqual([false, 8, 8]);
  expect([walk.follow("xxb12345y", 9), walk.end, walk.index]).toEqual([false, 8, 8]);
});

test("it is the longest that the interpreted grammar accepts", () => {
  const interpreted = new Automaton(definition.schemepart);
  const ofScheme = (scheme as unknown as WholeScheme).machine();
  const texts = fc.infiniteStream(fc.nat({ max: 0xffff })).map((numbers) => {
    const at = generate(definition, (count) => (numbers.next().value as number) % count);
    return `${at.slice(at.indexOf(":") + 1)}`;
  });
  fc.assert(
    fc.property(texts, fc.string(), (text, rest) => {
      const whole = text + rest;
      const walk = new PrefixWalk(ofScheme, 0);
      walk.follow(whole, whole.length);
      const lengths = Array.from({ length: whole.length + 1 }, (_, length) => length);
      expect(walk.end).toBe(
        lengths.filter((length) => accepts(interpreted.machine, whole.slice(0, length))).at(-1) ?? -1,
      );
    }),
  );
});
