import * as kit from "@url1738/core/define";
import { componentsOf } from "@url1738/core/grammar";
import { factsOf } from "@url1738/core/inside/grammar/facts";
import { absentText } from "@url1738/core/inside/grammar/walk";
import { interpreted } from "@url1738/core/inside/values/interpreted";
import { lowerCase } from "@url1738/core/runtime";
import * as rfc3986 from "@url1738/rfc3986";
import { describe, expect, test } from "vitest";
import type { Op, Program } from "../../src/automaton/program.ts";
import { type Cut, usualOfGrammar } from "../../src/automaton/usual-url.ts";
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
import grammars from "./claims.grammars.json" with { type: "json" };

/**
 * Claims are changed in every way, and what the prover says of each is compared with the answers for all short texts: it refutes exactly those
 * that are wrong, by a text for which they are.
 */

const NONE = { defaultPort: undefined };

/** The number of texts to try of each grammar, which decides how long they are. */
const MOST_TEXTS = 20_000;

const scope = {
  ...kit,
  lowerCase,
  ...rfc3986,
  asWritten: (value: string) => value,
  never: () => [{ index: 0, end: 0, message: "It is too long." }],
};
const grammarOf = (text: string): kit.Node =>
  new Function(...Object.keys(scope), `return ${text};`)(...Object.values(scope));

/** The places of an element in a text, if it is there. */
type Place = readonly [start: number, end: number] | undefined;

/** A grammar, its short texts, and where its elements are in each. */
class Subject {
  readonly node: kit.Node;
  readonly names: readonly string[];
  /** The texts, the shortest first. */
  readonly texts: readonly string[];
  readonly places = new Map<string, readonly Place[]>();

  constructor(grammar: string, characters: string) {
    this.node = grammarOf(grammar);
    this.names = componentsOf(this.node).map(({ name }) => name);
    const { scribe } = interpreted(this.node, NONE, "");
    this.texts = allTexts(characters, Math.floor(Math.log(MOST_TEXTS) / Math.log(characters.length))).filter((text) => {
      const places = scribe.offsets(text, -1);
      if (places === undefined) return false;
      const pairs = this.names.map((_, of) => [places[2 * of], places[2 * of + 1]] as const);
      this.places.set(
        text,
        pairs.map(([start = -1, end = -1]: readonly (number | undefined)[]) => (start < 0 ? undefined : [start, end])),
      );
      return true;
    });
  }

  /** Tells whether an element is where another reader says, or both mean the empty text. */
  isAt(text: string, of: number, other: Place): boolean {
    const place = this.places.get(text)?.[of];
    return (place?.[0] === other?.[0] && place?.[1] === other?.[1]) || this.isAlike(text, of, other);
  }

  /** Tells whether an element is empty or absent both here and as another reader says, which means the same. */
  isAlike(text: string, of: number, other: Place): boolean {
    const element = componentsOf(this.node)[of] as kit.Component;
    const isEmpty = (one: Place) => one === undefined || one[0] === one[1];
    return absentText(element, NONE) === "" && isEmpty(this.places.get(text)?.[of]) && isEmpty(other);
  }
}

/** Compares the verdict of the prover with the first of the short texts that are wrong. */
function expectVerdict(
  refuted: Refuted | undefined,
  wrong: string | undefined,
  about: unknown,
  isWrong: (text: string) => boolean,
) {
  expect([about, refuted === undefined]).toEqual([about, wrong === undefined]);
  if (refuted === undefined || wrong === undefined) return;
  expect([about, refuted.text.length]).toEqual([about, wrong.length]);
  expect(isWrong(refuted.text), `${JSON.stringify(about)}: ${JSON.stringify(refuted)}`).toBe(true);
}

const subjects = grammars.map(({ grammar, characters }) => new Subject(grammar, characters));

describe.each(grammars.map(({ grammar }, at) => [grammar, subjects[at] as Subject] as const))("%s", (_, subject) => {
  const { node, names, texts } = subject;
  const usual = usualOfGrammar(node, "x:", NONE);

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
      const wrong = allTexts(grammars[subjects.indexOf(subject)]?.characters ?? "", 5).find(isWrong);
      const refuted = refutedLanguage(node, language, begin);
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
      const refuted = begin && refutedCuts(node, language, begin, changed, NONE);
      // The prover may take an empty component for a mistake where it means the same as none.
      const canBeAlike = names.some((name, of) =>
        told.some((text) => subject.isAlike(text, of, cutOut(changed, name, text))),
      );
      if (canBeAlike && refuted !== undefined && !told.some(isWrong)) continue;
      expectVerdict(refuted, told.find(isWrong), changed, isWrong);
    }
  });

  test("places are refuted if a program notes another one", () => {
    const { layout } = analyse(node);
    for (const changed of changedPrograms(layout)) {
      const isWrong = (text: string) => {
        const done = run(changed, text, names.length);
        return done === undefined || names.some((__, of) => !subject.isAt(text, of, done.places[of]));
      };
      const refuted = refutedPlaces(node, changed, NONE);
      const canBeAlike = names.some((__, of) =>
        texts.some((text) => subject.isAlike(text, of, run(changed, text, names.length)?.places[of])),
      );
      if (canBeAlike && refuted !== undefined) continue;
      expectVerdict(refuted, texts.find(isWrong), changed, isWrong);
    }
  });

  test("flags are refuted if a program does not raise one that a component needs", () => {
    const { layout, flags } = analyse(node);
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
          const isSpared = place === undefined || (spared && languageOf(spared).takes(text.slice(...place)));
          return !isSpared && run(changed, text, names.length)?.flags.has(flag) !== true;
        });
      const refuted = refutedFlags(node, changed, flags.readers);
      const [wrong] = texts.filter(isWrong);
      expect([changed, refuted === undefined]).toEqual([changed, wrong === undefined]);
      if (refuted !== undefined) expect([refuted, isWrong(refuted.text)]).toEqual([refuted, true]);
    }
  });

  test("the test of length is refuted if it lets a component be too long", () => {
    const longest = longestOf(analyse(node));
    const limits = names.map((__, of) => mostOf(componentsOf(node)[of] as kit.Component));
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
      const refuted = refutedLengths(node, changed);
      expect([changed, refuted === undefined]).toEqual([changed, wrong === undefined]);
    }
  });
});

const mostOf = ({ codec }: kit.Component) => (codec?.check === undefined ? undefined : factsOf(codec).spared?.most);

/** Cuts a component out of a text, as the written code does. */
function cutOut(cuts: readonly Cut[], name: string, text: string): Place {
  const of = cuts.findIndex(({ component }) => component.name === name);
  const cut = cuts[of];
  if (cut === undefined) return undefined;
  const from = cuts[0]?.delimiter.length ?? 0;
  const at: number[] = [];
  for (let index = cuts.length - 1; index > 0; index--) {
    const { delimiter, brackets } = cuts[index] as Cut;
    const start = brackets !== undefined && text[from] === brackets[0] ? text.indexOf(brackets[1]) : from;
    const found = text.indexOf(delimiter, start);
    const end = at[index + 1] ?? text.length;
    at[index] = found < 0 || found > end ? end : found;
  }
  const [start, end] = [of === 0 ? from : (at[of] as number), at[of + 1] ?? text.length];
  const { outside, inside, isOptional } = of === 0 ? { ...cut, outside: 0, inside: 0 } : cut;
  return isOptional && start + outside >= end ? undefined : [start + outside + inside, end];
}

/** Returns cuts, and all that differ from them in one thing. */
function changedCuts(cuts: readonly Cut[]): readonly (readonly Cut[])[] {
  const changed = cuts.flatMap((cut, at) => {
    const others: Partial<Cut>[] = [
      { outside: cut.outside + 1 },
      { inside: cut.inside + 1 },
      { outside: cut.outside + 1, inside: cut.inside - 1 },
      { outside: cut.outside - 1, inside: cut.inside + 1 },
      { isOptional: !cut.isOptional },
      { brackets: undefined },
      { brackets: ["[", "]"] },
      { delimiter: cut.delimiter.slice(0, 1) },
      { delimiter: `${cut.delimiter}a` },
      { delimiter: "/" },
      { delimiter: ":" },
      { delimiter: "a" },
    ];
    return others
      .filter((other) => (other.outside ?? 0) >= 0 && (other.inside ?? 0) >= 0)
      .filter((other) => at > 0 || (other.isOptional === undefined && other.brackets === undefined))
      .map((other) => cuts.map((one) => (one === cut ? { ...one, ...other } : one)));
  });
  const fewer = cuts.slice(1).map((cut) => cuts.filter((one) => one !== cut));
  const swapped = cuts
    .slice(2)
    .map((cut, at) => cuts.map((one, of) => (of === at + 1 ? cut : of === at + 2 ? (cuts[at + 1] as Cut) : one)));
  return [cuts, ...changed, ...fewer, ...swapped].filter(
    (all) =>
      all.slice(1).every(({ delimiter }) => delimiter !== "") &&
      !all.some(({ brackets }) => brackets && all[0]?.delimiter.includes(brackets[1])),
  );
}

/** Runs a program, as the written code does. Returns the places and the flags; `undefined` for a text that it does not accept. */
function run({ states, classOf, initial, presence, copied }: Program, text: string, count: number) {
  const held = new Map<number, number>();
  const on = new Set<number>();
  const flags = new Set<number>();
  const taken = new Map<number, number>();
  const doAll = (ops: readonly Op[], place: number) => {
    const before = new Map(held);
    for (const { what, of, by, from = -1 } of ops) {
      if (what === "start" || what === "end") held.set(2 * of + (what === "end" ? 1 : 0), place + by);
      else if (what === "on") on.add(of);
      else if (what === "off") on.delete(of);
      else if (what === "flag") flags.add(of);
      else if (what === "move") held.set(of, from < 0 ? place : (before.get(from) ?? -1));
      else taken.set(of, from < 0 ? place : (held.get(from) ?? -1));
    }
  };
  doAll(initial, 0);
  let at = 0;
  for (const [place, character] of [...text].entries()) {
    const step = states[at]?.row[classOf[character.charCodeAt(0)] as number];
    if (step === undefined) return undefined;
    doAll(step.ops, place);
    at = step.to;
  }
  const { final } = states[at] ?? {};
  if (final === undefined) return undefined;
  doAll(final, text.length);
  const placeOf = (tag: number) => (copied.has(tag >> 1) ? (taken.get(tag) ?? text.length) : held.get(tag));
  const places = Array.from({ length: count }, (_, of): Place => {
    const told = presence[of];
    const isThere = told === undefined || (copied.has(told) ? (placeOf(2 * told) ?? -1) >= 0 : on.has(told));
    return isThere ? [placeOf(2 * of) ?? -1, placeOf(2 * of + 1) ?? -1] : undefined;
  });
  return { places, flags };
}

/** Returns a program with the operations changed at one place after the other. */
function withOps(program: Program, change: (ops: readonly Op[]) => readonly (readonly Op[])[]): readonly Program[] {
  const { states, initial } = program;
  const initials = change(initial).map((ops) => ({ ...program, initial: ops }));
  const others = states.flatMap((state, at) => {
    const put = (one: typeof state) => ({ ...program, states: states.map((own, of) => (of === at ? one : own)) });
    const rows = state.row.flatMap((step, of) =>
      step === undefined
        ? []
        : change(step.ops).map((ops) =>
            put({ ...state, row: state.row.map((own, index) => (index === of ? { ...step, ops } : own)) }),
          ),
    );
    return [
      ...rows,
      ...(state.final === undefined ? [] : change(state.final).map((final) => put({ ...state, final }))),
    ];
  });
  return [...initials, ...others];
}

/** Returns a program, and all that differ from it in one operation, one step, or what tells of presence. */
function changedPrograms(program: Program): readonly Program[] {
  const { presence, states } = program;
  const without = withOps(program, (ops) =>
    ops.filter(({ what }) => what !== "flag").map((op) => ops.filter((one) => one !== op)),
  );
  const other = withOps(program, (ops) =>
    ops.flatMap((op) => {
      const put = (one: Partial<Op>) => ops.map((own) => (own === op ? { ...own, ...one } : own));
      if (op.what === "start" || op.what === "end") return [put({ by: 1 - op.by })];
      if (op.what === "on") return [put({ what: "off" })];
      if (op.what === "off") return [put({ what: "on" })];
      if (op.what === "move" || op.what === "take") return [put({ from: -1 }), put({ from: op.of })];
      return [];
    }),
  );
  const none = presence.flatMap((told, of) =>
    told === undefined ? [] : [{ ...program, presence: presence.map((own, at) => (at === of ? undefined : own)) }],
  );
  const ends = states.flatMap(({ final }, at) =>
    final === undefined
      ? []
      : [{ ...program, states: states.map((own, of) => (of === at ? { ...own, final: undefined } : own)) }],
  );
  const steps = states.flatMap(({ row }, at) =>
    row.flatMap((step, of) => {
      if (step === undefined) return [];
      const cut = states.map((own, index) =>
        index === at ? { ...own, row: row.map((one, column) => (column === of ? undefined : one)) } : own,
      );
      return [{ ...program, states: cut }];
    }),
  );
  return [program, ...without, ...other, ...none, ...ends, ...steps];
}

/** Returns a program, and all without a flag at one place, or anywhere. */
function withoutFlags(program: Program): readonly Program[] {
  const withoutOne = (ops: readonly Op[]) =>
    ops.filter(({ what }) => what === "flag").map((op) => ops.filter((one) => one !== op));
  const states = program.states.map(({ row, final, ...more }) => ({
    ...more,
    row: row.map((step) => step && { ...step, ops: step.ops.filter(({ what }) => what !== "flag") }),
    final: final?.filter(({ what }) => what !== "flag"),
  }));
  return [program, ...withOps(program, withoutOne), { ...program, states, initial: [] as readonly Op[] }];
}
