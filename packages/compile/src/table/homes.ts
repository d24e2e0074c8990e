import type { Component } from "@url1738/core/compiled";
import { after, DEAD, type Language, languageOf } from "../automaton/language.ts";
import { plainLanguages } from "../automaton/plain-texts.ts";
import type { Layout } from "./layout.ts";

/** Where in a layout the texts of one component are read by themselves. */
export interface Home {
  /** The row from which they are read. */
  readonly row: number;
  /** The rows where they may end. */
  readonly ends: readonly number[];
}

/** Strings that are spelt as they are: they are read from a row on without anything to be done, and end in one of some others. */
export interface Plain {
  /** The row from which they are read. */
  readonly row: number;
  /** The rows where they end. */
  readonly ends: readonly number[];
  /** Characters that are in none of them, though nothing is done as they are read. */
  readonly not: readonly number[];
}

const MOST_NOT = 3;

/** Whether a row is entered without leaving the component: all that is done is to raise flags. */
const isInside = ({ rows, bounds }: Layout, row: number) =>
  row < rows.length + bounds[0] || row >= rows.length + bounds[2];

const likeOf = ({ rows, entered }: Layout, row: number) =>
  row < rows.length ? row : (entered[row - rows.length]?.like ?? row);

/** The rows where texts of a rule may end, if it is just they that are read from a row on; else `undefined`. */
function endsFrom(layout: Layout, language: Language, home: number): readonly number[] | undefined {
  const ends = new Map<number, boolean>();
  const pairs = new Set([`${home}:${language.start}`]);
  for (const pair of pairs) {
    const [row = 0, state = 0] = pair.split(":").map(Number);
    const isEnd = language.ends[state] as boolean;
    if (ends.has(row) && ends.get(row) !== isEnd) return undefined;
    ends.set(row, isEnd);
    for (const [code, to] of layout.next[row]?.entries() ?? []) {
      const next = after(language, state, code);
      const isHere = to !== undefined && isInside(layout, to);
      if (isHere !== (next !== DEAD)) return undefined;
      if (isHere) pairs.add(`${likeOf(layout, to)}:${next}`);
    }
  }
  return [...ends].flatMap(([row, isEnd]) => (isEnd ? [row] : []));
}

/** Follows what is read from a home without anything to be done. */
function plainFrom(layout: Layout, languages: readonly Language[], home: number, not: readonly number[]): Plain {
  const ends = new Map<number, boolean>();
  const places = new Set([[home, ...languages.map(({ start }) => start)].join()]);
  for (const place of places) {
    const [row = 0, ...states] = place.split(",").map(Number);
    const isEnd = states.every((state, at) => languages[at]?.ends[state]);
    ends.set(row, isEnd && ends.get(row) !== false);
    for (const [code, to] of layout.next[row]?.entries() ?? []) {
      if (to === undefined || to >= layout.rows.length || not.includes(code)) continue;
      places.add([to, ...languages.map((language, at) => after(language, states[at] as number, code))].join());
    }
  }
  return { row: home, ends: [...ends].flatMap(([row, isEnd]) => (isEnd ? [row] : [])), not };
}

/** The characters with which a text that is read from the home without anything to be done is no longer plain. */
function notPlain(layout: Layout, languages: readonly Language[], home: number): readonly number[] {
  return (layout.next[home] ?? []).flatMap((to, code) => {
    if (to === undefined || to >= layout.rows.length) return [];
    return languages.some((language) => after(language, language.start, code) === DEAD) ? [code] : [];
  });
}

/** Strings of these languages that are read from a row on. */
function plainAt(layout: Layout, languages: readonly Language[], row: number): Plain | undefined {
  const not = notPlain(layout, languages, row);
  const plain = plainFrom(layout, languages, row, not.length > MOST_NOT ? [] : not);
  return plain.ends.length === 0 ? undefined : plain;
}

/** How many such strings there are of one character, and of the same one twice, which count more: longer ones begin with them. */
function breadthOf({ next }: Layout, { row, ends, not }: Plain): number {
  const isPlain = (to: number | undefined): to is number => to !== undefined && ends.includes(to);
  const once = (next[row] ?? []).flatMap((to, code) =>
    isPlain(to) && !not.includes(code) ? [[to, code] as const] : [],
  );
  const twice = once.filter(([to, code]) => isPlain(next[to]?.[code]));
  return once.length + twice.length * next.length;
}

/**
 * Finds how strings are told that are spelt as they are; `undefined` where it is not known of which that is so, or no row reads them.
 */
export function plainOf(layout: Layout, leaf: Component, home: Home | undefined): Plain | undefined {
  const languages = plainLanguages(leaf);
  if (languages === undefined) return undefined;
  if (home !== undefined) return plainAt(layout, languages, home.row);
  let best: Plain | undefined;
  for (const row of layout.rows.keys()) {
    const plain = plainAt(layout, languages, row);
    if (plain !== undefined && (best === undefined || breadthOf(layout, plain) > breadthOf(layout, best))) best = plain;
  }
  return best;
}

/**
 * Finds where in a layout the texts of a component are read by themselves; `undefined` where it has no such place, because they are
 * always read together with something else.
 */
export function homeOf(layout: Layout, leaf: Component): Home | undefined {
  const language = languageOf(leaf.item);
  for (const row of layout.rows.keys()) {
    const ends = endsFrom(layout, language, row);
    if (ends !== undefined) return { row, ends };
  }
  return undefined;
}
