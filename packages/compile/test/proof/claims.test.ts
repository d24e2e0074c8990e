import type { Component } from "@url1738/core/define";
import { accepts, componentsOf } from "@url1738/core/grammar";
import { factsOf } from "@url1738/core/inside/grammar/facts";
import { hasOrder } from "@url1738/core/inside/grammar/walk";
import { describe, expect, test } from "vitest";
import { digests } from "../../../../tooling/build/vitest/digests.ts";
import { DRAWS } from "../../../../tooling/build/vitest/draws.ts";
import type { Cut } from "../../src/automaton/cuts.ts";
import { op } from "../../src/automaton/program.ts";
import { usualOfGrammar } from "../../src/automaton/usual-url.ts";
import { CHECK, languageOf, leavesOf, sparedCheck } from "../../src/automaton/watched-texts.ts";
import { ExpressionLanguage } from "../../src/proof/expression-language.ts";
import { refutedCuts } from "../../src/proof/prove-cuts.ts";
import { refutedFlags } from "../../src/proof/prove-flags.ts";
import { refutedLengths } from "../../src/proof/prove-lengths.ts";
import { refutedPlaces } from "../../src/proof/prove-places.ts";
import { refutedLanguage } from "../../src/proof/prove-usual.ts";
import type { Refuted } from "../../src/proof/shortest-wrong.ts";
import { analyse } from "../../src/table/analysis.ts";
import { longestOf } from "../../src/table/longest.ts";
import { allTexts } from "./all-texts.ts";
import { changedCuts, changedPrograms, withoutFlags } from "./changed-claims.ts";
import grammars from "./claims.grammars.json" with { type: "json" };
import { cutOut, NONE, run, Subject } from "./subject.ts";

/**
 * Claims are changed in every way, and what the prover says of each is compared with the answers for all short texts: it refutes exactly those
 * that are wrong, by a text for which they are.
 */

/** The verdicts about each grammar, in order. */
const verdicts = new Map<string, string[]>();

/** Keeps a verdict, to be compared with that of the last commit. */
function kept<R extends Refuted | undefined>({ grammar }: Row, refuted: R): R {
  const all = verdicts.get(grammar) ?? [];
  verdicts.set(grammar, all);
  all.push(refuted === undefined ? "right" : `${JSON.stringify(refuted.text)} ${refuted.reason}`);
  return refuted;
}

/**
 * Compares the verdict of the prover with the first of the short texts that are wrong. Where an empty component means the same as none, the
 * prover may take one for a mistake.
 */
function expectVerdict(
  refuted: Refuted | undefined,
  wrong: string | undefined,
  about: unknown,
  isWrong: (text: string) => boolean,
  canBeAlike = () => false,
) {
  const isRight =
    refuted === undefined
      ? wrong === undefined
      : (refuted.text.length === wrong?.length && isWrong(refuted.text)) || canBeAlike();
  expect(isRight ? undefined : [about, refuted, wrong]).toBeUndefined();
}

/** A grammar, and perhaps a claim about it that no maker makes, although it is true. */
interface Row {
  readonly grammar: string;
  readonly characters: string;
  readonly expression?: string;
  readonly cuts?: readonly {
    readonly name: string;
    readonly delimiter: string;
    readonly outside: number;
    readonly brackets?: readonly string[];
  }[];
}

const rows = (grammars as readonly Row[]).map((row) => ({
  ...row,
  subject: new Subject(row.grammar, row.characters),
}));

/** Returns what a row, or else the maker, claims of usual texts. */
function claimOf({ expression, cuts, subject: { node } }: (typeof rows)[number]) {
  if (expression === undefined) return usualOfGrammar(node, "x:", NONE);
  const all = cuts?.map(({ name, brackets, ...cut }): Cut => {
    const component = componentsOf(node).find((element) => element.name === name) as Component;
    return { ...cut, component, inside: 0, brackets: brackets as Cut["brackets"], isOptional: false, isValue: true };
  });
  return { expression, cuts: all };
}

/** By day, the changes of programs, which take most of the time, are tried with these. */
const withPrograms = rows.filter((_, at) => at % 3 === 0);

describe.each(rows)("$grammar", (row) => {
  const { subject, characters } = row;
  const { node, names, texts } = subject;
  const usual = claimOf(row);

  test("has texts, and its claims are true", () => {
    expect(texts.length).toBeGreaterThan(3);
    const { layout, flags } = analyse(node);
    expect(refutedPlaces(node, layout, NONE)).toBeUndefined();
    expect(refutedFlags(node, layout, flags.readers)).toBeUndefined();
    expect(refutedLengths(node, longestOf(analyse(node)))).toBeUndefined();
  });

  test("the language of an expression is refuted if it has another text", () => {
    if (usual === undefined) return;
    const source = usual.expression;
    const others = [
      source,
      source.replace("$", "a?$"),
      source.replace("+", "*"),
      source.replace(/\?(?=[^:=!])/, ""),
      source.replace("*", "+"),
      "^x:.*$".replace(".", "[a-z/:;=!.?]"),
    ];
    for (const other of new Set(others)) {
      const expression = new RegExp(other);
      const language = new ExpressionLanguage(other);
      const isWrong = (text: string) => expression.test(`x:${text}`) && !subject.places.has(text);
      const begin = language.after("x:");
      if (begin === undefined) continue;
      const wrong = allTexts(characters, 5).find(isWrong);
      const refuted = kept(row, refutedLanguage(node, language, begin));
      if (wrong !== undefined || refuted === undefined) expectVerdict(refuted, wrong, other, () => true);
      if (refuted !== undefined) expect([other, refuted, isWrong(refuted.text)]).toEqual([other, refuted, true]);
    }
  });

  test("cuts are refuted if one lies elsewhere", () => {
    if (usual?.cuts === undefined) return;
    const { cuts, expression } = usual;
    const language = new ExpressionLanguage(expression);
    const begin = language.after("x:");
    const told = texts.filter((text) => new RegExp(expression).test(`x:${text}`));
    for (const changed of changedCuts(cuts)) {
      const isWrong = (text: string) => names.some((name, of) => !subject.isAt(text, of, cutOut(changed, name, text)));
      const refuted = kept(row, begin && refutedCuts(node, language, begin, changed, NONE));
      const wrong = told.find(isWrong);
      const canBeAlike = () =>
        wrong === undefined &&
        names.some((name, of) => told.some((text) => subject.isAlike(text, of, cutOut(changed, name, text))));
      expectVerdict(refuted, wrong, changed, isWrong, canBeAlike);
    }
  });

  test("places are refuted if a program notes another one", () => {
    const { layout } = analyse(node);
    const isByDay = withPrograms.includes(row);
    if (hasOrder(node) || (DRAWS < 1 && !isByDay)) return;
    for (const changed of changedPrograms(layout)) {
      const isWrong = (text: string) => {
        const done = run(changed, text, names.length);
        return done === undefined || names.some((__, of) => !subject.isAt(text, of, done.places[of]));
      };
      const refuted = refutedPlaces(node, changed, NONE);
      if (isByDay) kept(row, refuted);
      const canBeAlike = () =>
        texts.some((text) => {
          const done = run(changed, text, names.length);
          return names.some((__, of) => subject.isAlike(text, of, done?.places[of]));
        });
      expectVerdict(refuted, texts.find(isWrong), changed, isWrong, canBeAlike);
    }
  });

  test("flags are refuted if a program does not raise one that a component needs", () => {
    const { layout, flags } = analyse(node);
    if (hasOrder(node)) return;
    const leaves = leavesOf(componentsOf(node));
    const duties = leaves.flatMap((leaf) => {
      const reader = factsOf(leaf.codec).spared?.read === undefined ? -1 : flags.readers.indexOf(leaf.codec.read);
      const check = leaf.codec.check === undefined ? [] : [{ leaf, flag: CHECK, spared: sparedCheck(leaf) }];
      return [...check, ...(reader < 0 ? [] : [{ leaf, flag: reader, spared: factsOf(leaf.codec).spared?.read }])];
    });
    if (duties.some(({ leaf }) => !names.includes(leaf.name))) return;
    for (const changed of withoutFlags(layout)) {
      const isWrong = (text: string) =>
        duties.some(({ leaf, flag, spared }) => {
          const place = subject.places.get(text)?.[names.indexOf(leaf.name)];
          const isSpared = place === undefined || (spared && accepts(languageOf(spared).machine, text.slice(...place)));
          return !isSpared && run(changed, text, names.length)?.flags.has(flag) !== true;
        });
      const refuted = kept(row, refutedFlags(node, changed, flags.readers));
      const [wrong] = texts.filter(isWrong);
      expect([changed, refuted === undefined]).toEqual([changed, wrong === undefined]);
      if (refuted !== undefined) expect([refuted, isWrong(refuted.text)]).toEqual([refuted, true]);
    }
  });

  test("the test of length is refuted if it lets a component be too long", () => {
    const longest = longestOf(analyse(node));
    const limits = names.map((__, of) => mostOf(componentsOf(node)[of] as Component));
    if (longest === undefined) return;
    const { from, most, delimiter } = longest;
    const others = [-1, 1].flatMap((by) => [
      { from: from + by, most, delimiter },
      { from, most: most + by, delimiter },
    ]);
    const marks = [...new Set(texts.join(""))].map((one) => ({ from, most, delimiter: one }));
    for (const changed of [longest, undefined, { from, most, delimiter: undefined }, ...others, ...marks]) {
      if (changed !== undefined && changed.from < 0) continue;
      // However long a component is, it must lie where the test counts.
      const isWrong = (text: string) => {
        const end = changed?.delimiter === undefined ? -1 : text.indexOf(changed.delimiter, changed.from);
        return limits.some((limit, of) => {
          const place = subject.places.get(text)?.[of];
          if (limit === undefined || place === undefined) return false;
          if (changed === undefined || changed.most > limit) return true;
          return place[0] < changed.from || (end >= 0 && place[1] > end);
        });
      };
      const [wrong] = texts.filter(isWrong);
      const refuted = kept(row, refutedLengths(node, changed));
      expect([changed, refuted === undefined]).toEqual([changed, wrong === undefined]);
    }
  });
});

// After a change that is meant, `npx pnpm@12 test packages/compile/test/proof/claims.test.ts --update` writes the digests, and belongs in the commit.
test("every verdict, and its reason", async () => {
  const all = Array.from(verdicts, ([grammar, told]) => [grammar.slice(0, 120), told.join("\n")] as const);
  await expect(digests("verdicts", all)).toMatchFileSnapshot("verdicts.txt");
});

test("an element may count as there until a text has none", () => {
  const { node } = new Subject("choice(sequence('x', unescapedText('a', many(oneOf('a')))), 'y')", "xya");
  const { layout } = analyse(node);
  const [on, off] = [op("on", 0), op("off", 0)];
  const states = layout.states.map(({ final, ...state }) => {
    const isThere = final?.some(({ what }) => what === "on");
    const ops = isThere ? final?.filter(({ what }) => what !== "on") : final && [...final, off];
    return { ...state, final: ops };
  });
  expect(refutedPlaces(node, { ...layout, states, initial: [...layout.initial, on] }, NONE)).toBeUndefined();
  expect(refutedPlaces(node, { ...layout, states }, NONE)?.text).toBe("x");
});

const mostOf = ({ codec }: Component) => (codec?.check === undefined ? undefined : factsOf(codec).spared?.most);
