import { componentsOf } from "@url1738/core/grammar";
import { expect, test } from "vitest";
import { usualOfGrammar } from "../../src/automaton/usual-url.ts";
import type { Term } from "../../src/proof/expression-language.ts";
import { ExpressionLanguage } from "../../src/proof/expression-language.ts";
import { refutedCuts } from "../../src/proof/prove-cuts.ts";
import { refutedLengths } from "../../src/proof/prove-lengths.ts";
import { shortestWrong } from "../../src/proof/shortest-wrong.ts";
import { slotsIn } from "../../src/proof/slots.ts";
import { NONE, Subject } from "./subject.ts";

// Proofs that end early say why; the components of a value may be changed wherever it has them.

test("cuts that look for a bracket are refuted if what comes first has it", () => {
  const { node } = new Subject(
    "sequence(']', unescapedText('a', some('a')), ':', unescapedText('b', some('a')))",
    "]a:",
  );
  const { cuts = [], expression } = usualOfGrammar(node, "x:", NONE) ?? { expression: "" };
  const language = new ExpressionLanguage(expression);
  const begin = language.after("x:") as Term;
  const brackets = ["[", "]"] as const;
  const changed = cuts.map((cut, at) => (at === 0 ? cut : { ...cut, brackets }));
  expect(refutedCuts(node, language, begin, cuts, NONE)).toBeUndefined();
  expect(refutedCuts(node, language, begin, changed, NONE)).toEqual({
    text: "",
    reason: "a bracket is in what comes first",
  });
});

test("a test of length is refuted if another check is asked about longer texts", () => {
  const spared = "{ usual: { texts: some('a'), most: 3, checkLong: never } }";
  const codec = "{ read: asWritten, spell: asWritten, check: never }";
  const { node } = new Subject(`sequence(component('a', some('a'), ${codec}, ${spared}), '/')`, "a/");
  const most = { from: 0, most: 3, delimiter: "/" };
  expect(refutedLengths(node, most)).toBeUndefined();
  expect(refutedLengths(node, { ...most, checkLong: () => [] })?.reason).toBe("a has another check of longer texts");
  expect(refutedLengths(node, { ...most, most: 4 })?.reason).toBe("a may have at most 3 characters");
  expect(refutedLengths(node, { ...most, from: 1 })?.reason).toBe("a component lies outside of what is counted");
});

test("a walk ends where it has too many states", () => {
  const walk = (most: number) =>
    shortestWrong<{ readonly at: number }>({
      first: { at: 0 },
      keyOf: ({ at }) => at,
      wrongAt: ({ at }) => (at > most ? "it is too far" : undefined),
      beside: () => [],
      after: ({ at }, code) => ({ at: 2 * at + code - 0x60 }),
      codes: [0x61, 0x62],
    });
  expect(walk(12)).toEqual({ text: "bba", reason: "it is too far" });
  expect(walk(1_000_000)).toEqual({ text: "", reason: "it has too many states to prove it" });
});

test("the places of components in a value", () => {
  const { node } = new Subject(
    `sequence(unescapedText('a', some('a')), ':', list('l', sequence(unescapedText('b', some('b')), '=', list('m', unescapedText('c', some('c')), ',', 'before')), ';', 'after'))`,
    "a:",
  );
  const elements = componentsOf(node);
  const shown = (value: unknown) =>
    slotsIn(elements, value).map(({ component, filled }) => [component.name, JSON.stringify(filled("x"))]);
  expect(
    shown({
      a: "a",
      l: [
        { b: "b", m: ["c", "cc"] },
        { b: "bb", m: [] },
      ],
    }),
  ).toEqual([
    ["a", '{"a":"x","l":[{"b":"b","m":["c","cc"]},{"b":"bb","m":[]}]}'],
    ["b", '{"a":"a","l":[{"b":"x","m":["c","cc"]}]}'],
    ["c", '{"a":"a","l":[{"b":"b","m":["x"]}]}'],
  ]);
  expect(shown({ a: "a", l: [{ b: "b", m: [] }] }).map(([name]) => name)).toEqual(["a", "b"]);
  expect(shown({ a: undefined, l: [] })).toEqual([]);
  expect([shown(undefined), shown(null), shown("a"), shown({ l: 7 })]).toEqual([[], [], [], []]);
});
