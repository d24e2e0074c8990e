import {
  decodedText,
  fpath,
  list,
  login,
  many,
  type Node,
  oneOf,
  optional,
  sequence,
  some,
  uchar,
} from "@url1738/core/define";
import { componentsOf } from "@url1738/core/grammar";
import { describe, expect, test } from "vitest";
import { SEED } from "../../../../tooling/build/vitest/draws.ts";
import { Automaton } from "../../src/automaton/automaton.ts";
import type { Tagging } from "../../src/automaton/nfa.ts";
import { HERE, type Watch } from "../../src/automaton/state.ts";

/** Makes an automaton that notes where each component begins and ends. */
function automatonOf(node: Node, most?: number, watch?: Watch): Automaton {
  const names = componentsOf(node).map(({ name }) => name);
  const tagging: Tagging = ({ name }, isInList) => (isInList ? [] : [names.indexOf(name)]);
  return new Automaton(node, {
    tagging,
    tagCount: 2 * names.length,
    ...(most === undefined ? {} : { most }),
    watch: () => watch,
  });
}

/** Finds the components in a text; returns `undefined` if it is not a text of the grammar. */
function placesIn(automaton: Automaton, text: string): readonly number[] | undefined {
  const end = automaton.run(text, 0);
  const final = end && automaton.finalOf(end);
  if (!final) return undefined;
  return Array.from(final.places, (register) =>
    register === HERE ? text.length : (automaton.registers[register] ?? 0),
  );
}

const ab = oneOf("ab");
/** Makes a grammar of `n` characters after the last `a` that counts: it needs `n` threads, each with its own place, and 2^n states. */
const hostile = (n: number) =>
  sequence(
    decodedText("before", many(ab)),
    decodedText("mark", "a"),
    decodedText("after", sequence(...Array.from({ length: n }, () => ab))),
  );

const grammars: Readonly<Record<string, readonly [Node, readonly string[]]>> = {
  "a login and a path": [
    sequence("//", login, optional("/", fpath("cwd"))),
    ["//h.dom", "//u@h.dom:21/a/b%20/c", "//u:p@h.dom/", "//u:p@", "//h.dom/a//b", ""],
  ],
  "a list before what ends it": [
    sequence(
      list("items", decodedText("item", some(uchar)), ";", "between"),
      optional("=", decodedText("value", some(uchar))),
    ),
    ["a", "a;b;c=d", "a;b;", "a;b=c=d", ";"],
  ],
  "what is decided by all that follows": [hostile(5), ["aaaaaa", "abbbbb", "babababab", "bbbbbbbbbb", "aabaab", "abb"]],
};

describe("however few states are kept", () => {
  for (const [name, [node, texts]] of Object.entries(grammars))
    test(`${name} has the same places`, () => {
      for (const most of [1, 2, 3, 7, 50]) {
        const automaton = automatonOf(node, most);
        // Run each text twice, so that states are forgotten within a text and between two.
        for (const text of [...texts, ...texts])
          expect([most, text, placesIn(automaton, text)]).toEqual([most, text, placesIn(automatonOf(node), text)]);
        if (most < 3) expect([most, automaton.flushes > 0]).toEqual([most, true]);
      }
    });

  test("no step is longer than the grammar, so that time is linear", () => {
    let read = 0;
    /** Counts the steps of threads. */
    const counter: Watch = { none: 0, after: () => ({ now: ++read && 0, flags: 0 }), keyOf: () => "" };
    const text = (length: number) =>
      Array.from({ length }, (_, index) => "ab".charAt(((index * index * 7919) % 11) % 2)).join("");
    for (const most of [1, 100, 4096]) {
      const automaton = automatonOf(hostile(14), most, counter);
      for (const length of [1_000, 10_000]) {
        read = 0;
        expect(placesIn(automaton, text(length))).toBeDefined();
        // Each of at most sixteen threads takes a step once for each character whose step is not known.
        expect([most, length, read <= 17 * (length + 1)]).toEqual([most, length, true]);
      }
    }
  });

  test("memory is bounded: kept states are forgotten before they exceed the limit", () => {
    const automaton = automatonOf(hostile(14), 100);
    let known = 0;
    for (let seed = SEED; seed < SEED + 300; seed++) {
      const text = Array.from({ length: 30 }, (_, index) =>
        ((seed * 2_654_435_761) >>> (index % 32)) & 1 ? "a" : "b",
      ).join("");
      const end = automaton.run(text, 0);
      known = Math.max(known, end?.index ?? 0);
    }
    expect([known <= 100, automaton.flushes > 10]).toEqual([true, true]);
  });
});

describe("whatever the length", () => {
  const deep = (depth: number) => {
    let node: Node = sequence("a");
    for (let level = 0; level < depth; level++) node = sequence("a", optional(node));
    return sequence(decodedText("text", node));
  };

  test("a text of a million characters is read", () => {
    const automaton = automatonOf(sequence(decodedText("text", some(ab, optional("b")))));
    const text = "ab".repeat(500_000);
    expect(placesIn(automaton, text)).toEqual([0, text.length]);
  });

  test("a chain of optional parts as deep as a grammar may be is walked without recursion", () => {
    const automaton = automatonOf(deep(120));
    expect(placesIn(automaton, "a".repeat(121))).toEqual([0, 121]);
    expect(placesIn(automaton, "a".repeat(122))).toBeUndefined();
  });
});

test("an observation about a thread is not mistaken for part of its place", () => {
  // The fourth place of the sixteen has the number 12, the fifteenth has 1: with what is observed there, their digits are the same.
  const keys = new Map([
    [4, "3"],
    [15, "23"],
  ]);
  const watch: Watch = {
    none: 0,
    after: (before) => ({ now: (before as number) + 1, flags: 0 }),
    keyOf: (count) => keys.get(count as number) ?? `x${count}`,
  };
  expect(automatonOf(sequence("abcdefghijklmnop"), undefined, watch).run("abcdefghijklmnop", 0)).toBeDefined();
});
