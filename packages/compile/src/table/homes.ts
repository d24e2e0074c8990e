import { type AutomatonState, type Component, type Language, languageOf } from "@url1738/core/runtime";
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

type Position = AutomatonState | undefined;

/** A row, and the positions in some languages to which a text has led as well. */
interface Place {
  readonly row: number;
  readonly positions: readonly Position[];
}

/** Visits all places that can be reached from a row, each once. */
function* placesFrom(
  row: number,
  languages: readonly Language[],
  nextOf: (place: Place) => readonly Place[],
): Generator<Place, void> {
  const seen = new Set<string>();
  const waiting: Place[] = [{ row, positions: languages.map(({ first }) => first) }];
  for (const place of waiting) {
    const key = [place.row, ...place.positions.map((position) => position?.index ?? 0)].join();
    if (seen.has(key)) continue;
    seen.add(key);
    yield place;
    waiting.push(...nextOf(place));
  }
}

const stepped = (languages: readonly Language[], positions: readonly Position[], code: number): readonly Position[] =>
  languages.map((language, at) => positions[at] && language.after(positions[at], code));

const areEnds = (languages: readonly Language[], positions: readonly Position[]): boolean =>
  languages.every((language, at) => positions[at] !== undefined && language.isEnd(positions[at]));

/** The rows where texts of a rule may end, if it is just they that are read from a row on; else `undefined`. */
function endsFrom(layout: Layout, language: Language, home: number): readonly number[] | undefined {
  const ends = new Map<number, boolean>();
  let isHome = true;
  const nextOf = ({ row, positions }: Place): readonly Place[] =>
    (layout.next[row] ?? []).flatMap((to, code) => {
      const next = stepped([language], positions, code);
      const isHere = to !== undefined && isInside(layout, to);
      if (isHere !== (next[0] !== undefined)) isHome = false;
      return isHere && isHome ? [{ row: likeOf(layout, to), positions: next }] : [];
    });
  for (const { row, positions } of placesFrom(home, [language], nextOf)) {
    const isEnd = areEnds([language], positions);
    if (!isHome || (ends.has(row) && ends.get(row) !== isEnd)) return undefined;
    ends.set(row, isEnd);
  }
  return isHome ? [...ends].flatMap(([row, isEnd]) => (isEnd ? [row] : [])) : undefined;
}

/** Follows what is read from a home without anything to be done. */
function plainFrom(layout: Layout, languages: readonly Language[], home: number, not: readonly number[]): Plain {
  const ends = new Map<number, boolean>();
  const nextOf = ({ row, positions }: Place): readonly Place[] =>
    (layout.next[row] ?? []).flatMap((to, code) =>
      to === undefined || to >= layout.rows.length || not.includes(code)
        ? []
        : [{ row: to, positions: stepped(languages, positions, code) }],
    );
  for (const { row, positions } of placesFrom(home, languages, nextOf))
    ends.set(row, areEnds(languages, positions) && ends.get(row) !== false);
  return { row: home, ends: [...ends].flatMap(([row, isEnd]) => (isEnd ? [row] : [])), not };
}

/** The characters with which a text that is read from the home without anything to be done is no longer plain. */
function notPlain(layout: Layout, languages: readonly Language[], home: number): readonly number[] {
  return (layout.next[home] ?? []).flatMap((to, code) => {
    if (to === undefined || to >= layout.rows.length) return [];
    return languages.some((language) => language.after(language.first, code) === undefined) ? [code] : [];
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
