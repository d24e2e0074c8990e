import type { Component, ElementNode, Node } from "@url1738/core/define";
import { componentsOf } from "@url1738/core/grammar";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import type { Nfa, Tagging } from "@url1738/core/inside/automaton/nfa";
import type { State as AutomatonState, Watch } from "@url1738/core/inside/automaton/state";
import { factsOf, type Spared } from "@url1738/core/inside/grammar/facts";
import { hasOrder } from "@url1738/core/inside/grammar/walk";
import { once } from "./once.ts";
import { CODES } from "./program.ts";

/** Finds the texts that need no check and no decoding: languages follow each text, and a text that leaves one raises a flag. */

/** Returns the automaton of a grammar's texts, without their meaning. */
export const languageOf = once((node: Node) => new Automaton(node, { most: Number.POSITIVE_INFINITY }));

/** Tells whether a text may end at a position. */
export const isEnd = (language: Automaton, position: AutomatonState): boolean => language.finalOf(position) !== null;

/** Tells whether all texts of a language are texts of another one. */
export function isWithin(language: Automaton, other: Automaton): boolean {
  const seen = new Set<string>();
  const waiting: (readonly [own: AutomatonState, others: AutomatonState])[] = [[language.first, other.first]];
  for (const [state, others] of waiting) {
    if (isEnd(language, state) && !isEnd(other, others)) return false;
    for (const code of CODES) {
      const next = language.after(state, code);
      if (next === undefined) continue;
      const same = other.after(others, code);
      if (same === undefined) return false;
      const key = `${next.index},${same.index}`;
      if (!seen.has(key)) waiting.push([next, same]);
      seen.add(key);
    }
  }
  return true;
}

/** Tells whether a character is in any text of a language, or in the rest of one from a position on. */
export function hasCharacter(language: Automaton, character: number, from: AutomatonState = language.first): boolean {
  const states = new Set([from]);
  for (const state of states) {
    if (language.after(state, character)) return true;
    for (const code of CODES) states.add(language.after(state, code) ?? state);
  }
  return false;
}

/** Tells whether texts of a language can be continued as they can begin, as those of `many` and `some` can. */
const isRepetition = once((language: Automaton) => {
  const after = (from: AutomatonState) =>
    CODES.map((code) => language.after(from, code))
      .map((to) => to && isEnd(language, to))
      .join();
  const states = new Set([language.first]);
  for (const at of states) for (const code of CODES) states.add(language.after(at, code) ?? at);
  return [...states].every((at) => !isEnd(language, at) || after(at) === after(language.first));
});

/** The flag of all checks: a text may break a rule beyond the grammar. The flags of the reading functions follow. */
export const CHECK = 0;

/** Flags are bits of a 32-bit number: reading functions beyond these always run. */
const MOST_FLAGS = 31;

/** The texts of a component that raise no flag; without a language, all texts raise it. */
interface SparedTexts {
  readonly flag: number;
  readonly language: Automaton | undefined;
}

/** The flags that the texts of the components raise. */
export interface Flags {
  readonly leaves: readonly Component[];
  /** The reading functions that some texts do not need, by flag; `undefined` for the flag before theirs. */
  readonly readers: readonly (Component["codec"]["read"] | undefined)[];
  /** For each leaf, the languages that are followed through its text. */
  readonly spared: readonly (readonly SparedTexts[])[];
}

/** Returns the components that are not lists, including those in the items of lists. */
export function leavesOf(elements: readonly ElementNode[]): readonly Component[] {
  return elements.flatMap((element) => (element.kind === "list" ? leavesOf(componentsOf(element.item)) : [element]));
}

/**
 * Tells whether only reading the items of a list shows whether a text has an error: they have alternatives that are tried in order.
 */
export function mustReadItems(element: ElementNode): boolean {
  if (element.kind !== "list") return false;
  return hasOrder(element.item) || componentsOf(element.item).some(mustReadItems);
}

/** Tells whether the parts of a component's value have rules of their own, so that no flag spares its check. */
export function hasCheckedParts(element: ElementNode): element is Component {
  return element.kind === "component" && element.codec.inside !== undefined && element.codec.check !== undefined;
}

/** Returns the texts that need no function of a component. They are made once, so that their automata are. */
export const sparedOf = once(({ codec }: Component): Spared => ({ ...factsOf(codec).spared }));

/** Returns the texts that are known to pass the check of a component. */
export function sparedCheck(component: Component): Component["item"] | undefined {
  return sparedOf(component).check ?? factsOf(component.codec.check).spared;
}

/** Returns the length above which a component of an element must be checked; `undefined` if length does not decide. */
export function limitOf(element: ElementNode): number | undefined {
  const limits = leavesOf([element]).flatMap((leaf) => (leaf.codec.check && sparedOf(leaf).most) ?? []);
  return limits.length === 0 ? undefined : Math.min(...limits);
}

/** Returns the check of an element's texts that are longer; `undefined` if there is none, or if there are several. */
export function longCheckOf(element: ElementNode): Spared["checkLong"] {
  const [first, ...others] = leavesOf([element]).flatMap((leaf) => {
    const { most, checkLong } = sparedOf(leaf);
    return leaf.codec.check === undefined || most === undefined ? [] : [checkLong];
  });
  return others.every((other) => other === first) ? first : undefined;
}

/** Finds the flags of the components. @param isRead - True if each text of the table is read: then no flag tells that it must be. */
export function flagsOf(elements: readonly ElementNode[], isRead = false): Flags {
  const leaves = leavesOf(elements);
  const readers: Flags["readers"][number][] = [undefined];
  const spared = leaves.map((leaf): readonly SparedTexts[] => {
    const { read, check } = leaf.codec;
    const { spared: ofCodec } = factsOf(leaf.codec);
    const all: SparedTexts[] = [];
    const checked = sparedCheck(leaf);
    const isAlwaysChecked = elements.includes(leaf) && hasCheckedParts(leaf);
    if (check !== undefined && !isAlwaysChecked) all.push({ flag: CHECK, language: checked && languageOf(checked) });
    if (ofCodec?.read !== undefined && !isRead) {
      if (!readers.includes(read) && readers.length < MOST_FLAGS) readers.push(read);
      if (readers.includes(read)) all.push({ flag: readers.indexOf(read), language: languageOf(ofCodec.read) });
    }
    return all;
  });
  return { leaves, readers, spared };
}

/** Numbers the elements, then the leaves. */
export function taggingOf(elements: readonly ElementNode[], { leaves }: Flags): Tagging {
  const names = elements.map(({ name }) => name);
  return (element, isInList) => {
    const followed = isInList ? [] : [names.indexOf(element.name)];
    const leaf = element.kind === "list" ? -1 : leaves.findIndex((candidate) => isAlike(candidate, element));
    return leaf < 0 ? followed : [...followed, elements.length + leaf];
  };
}

/** Tells whether two components are alike: alternatives may share a component without sharing the object. */
const isAlike = (left: Component, right: Component) =>
  left.name === right.name && (left.item === right.item || (left.word !== undefined && right.word !== undefined));

/** Returns the sets of characters that the languages distinguish. */
export const watchedSets = ({ spared }: Flags): readonly string[] =>
  spared.flat().flatMap(({ language }) => language?.nfa.sets ?? []);

/** The positions that the text of a leaf has reached; a language that it has left may have none. */
interface Followed {
  readonly leaf: number;
  readonly at: readonly (AutomatonState | undefined)[];
}

/**
 * Follows the leaves of a grammar.
 *
 * @param first - The first tag of leaves.
 */
export function watchOf({ spared }: Flags, first: number, { classOf }: Nfa): Watch {
  const outside: Followed = { leaf: -1, at: [] };
  const codes: number[] = [];
  for (const code of CODES) codes[classOf[code] as number] ??= code;
  const bit = (flags: readonly SparedTexts[]) => flags.reduce((all, { flag }) => all | (1 << flag), 0);

  const begun = (leaf: number): Followed => ({ leaf, at: (spared[leaf] ?? []).map(({ language }) => language?.first) });
  const raisedAtEnd = ({ leaf, at }: Followed) =>
    bit(
      (spared[leaf] ?? []).filter(
        ({ language }, index) => language === undefined || (at[index] && !isEnd(language, at[index])),
      ),
    );

  /**
   * Returns the position from which a language goes on that a character has left: its flag is raised, so any will do. For a repetition, that
   * is the same position, because another one would double the states; other languages are not followed any more.
   */
  const restarted = ({ language }: SparedTexts, before: AutomatonState | undefined) =>
    language !== undefined && isRepetition(language) ? before : undefined;

  return {
    none: outside,
    after: (before, tags, classIndex) => {
      let now = before as Followed;
      let flags = 0;
      for (const { tag } of tags) {
        if (tag < first) continue;
        if (tag % 2 === 1) flags |= raisedAtEnd(now);
        now = tag % 2 === 0 ? begun((tag - first) >> 1) : outside;
      }
      if (classIndex === undefined || now.leaf < 0) return { now, flags };
      const ofLeaf = spared[now.leaf] ?? [];
      const next = now.at.map(
        (position, index) => position && ofLeaf[index]?.language?.after(position, codes[classIndex] as number),
      );
      const left = ofLeaf.filter((_, index) => now.at[index] !== undefined && next[index] === undefined);
      const at = next.map((position, index) => position ?? restarted(ofLeaf[index] as SparedTexts, now.at[index]));
      return { now: { leaf: now.leaf, at }, flags: flags | bit(left) };
    },
    keyOf: (watched) => {
      const { leaf, at } = watched as Followed;
      return `${leaf}.${at.map((position) => position?.index ?? "-").join(".")}`;
    },
  };
}
