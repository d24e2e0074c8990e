import type { AutomatonState, Component } from "@url1738/core/runtime";
import { type Language, languageOf } from "../automaton/language.ts";
import { plainLanguages } from "../automaton/plain-texts.ts";
import type { Layout } from "./layout.ts";

/** The rows of a layout that read only the texts of one component. */
export interface Home {
  /** The row where reading begins. */
  readonly row: number;
  /** The rows where they may end. */
  readonly ends: readonly number[];
}

/** Strings that are spelt as they are: they lead from one row, without any operation, to one of some others. */
export interface Plain {
  /** The row where reading begins. */
  readonly row: number;
  /** The rows where they end. */
  readonly ends: readonly number[];
  /** Characters in none of these strings, though reading them requires no operation. */
  readonly not: readonly number[];
}

const MOST_NOT = 3;

/** Tells whether entering a row stays in the component, and at most raises flags. */
const isInside = ({ rows, bounds }: Layout, row: number) =>
  row < rows.length + bounds[0] || row >= rows.length + bounds[2];

const likeOf = ({ rows, entered }: Layout, row: number) =>
  row < rows.length ? row : (entered[row - rows.length]?.like ?? row);

type Position = AutomatonState | undefined;

/** A row, and the positions in some languages that the same text has reached. */
interface Place {
  readonly row: number;
  readonly positions: readonly Position[];
}

/** Yields all places that can be reached from a row, each once. */
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

/** Returns the rows where texts of a language may end, if exactly these texts are read from a row; otherwise `undefined`. */
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

/** Follows the texts that are read from a home without any operation. */
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

/** Returns the characters that no plain string begins with, though reading them from the home requires no operation. */
function notPlain(layout: Layout, languages: readonly Language[], home: number): readonly number[] {
  return (layout.next[home] ?? []).flatMap((to, code) => {
    if (to === undefined || to >= layout.rows.length) return [];
    return languages.some((language) => language.after(language.first, code) === undefined) ? [code] : [];
  });
}

/** Returns the strings of these languages that are read from a row. */
function plainAt(layout: Layout, languages: readonly Language[], row: number): Plain | undefined {
  const not = notPlain(layout, languages, row);
  const plain = plainFrom(layout, languages, row, not.length > MOST_NOT ? [] : not);
  return plain.ends.length === 0 ? undefined : plain;
}

/** Counts such strings of one character, and of one character twice, which weigh more because longer strings begin with them. */
function breadthOf({ next }: Layout, { row, ends, not }: Plain): number {
  const isPlain = (to: number | undefined): to is number => to !== undefined && ends.includes(to);
  const once = (next[row] ?? []).flatMap((to, code) =>
    isPlain(to) && !not.includes(code) ? [[to, code] as const] : [],
  );
  const twice = once.filter(([to, code]) => isPlain(next[to]?.[code]));
  return once.length + twice.length * next.length;
}

/** Finds how to recognise strings that are spelt as they are; `undefined` if these are not known, or if no row reads them. */
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
 * Finds the rows of a layout that read only the texts of a component; `undefined` if other rows always read these texts together with
 * something else.
 */
export function homeOf(layout: Layout, leaf: Component): Home | undefined {
  const language = languageOf(leaf.item);
  for (const row of layout.rows.keys()) {
    const ends = endsFrom(layout, language, row);
    if (ends !== undefined) return { row, ends };
  }
  return undefined;
}
