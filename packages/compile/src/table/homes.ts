import type { Automaton, AutomatonState, Component } from "@url1738/core/runtime";
import { CODES, type Machine, type Step, stepBy } from "../automaton/machine.ts";
import { plainLanguages } from "../automaton/plain-texts.ts";
import { isEnd, languageOf } from "../automaton/watched-texts.ts";
import { isFlagged } from "./layout.ts";

/** The rows that read only the texts of one component. */
export interface Home {
  /** The row where reading begins. */
  readonly row: number;
  /** The rows where they may end. */
  readonly ends: readonly number[];
}

/** Strings that are spelt as they are: they lead from one row, without any operation, to one of some others. */
export interface Plain extends Home {
  /** Characters in none of these strings, though reading them requires no operation. */
  readonly not: readonly number[];
}

const MOST_NOT = 3;

/** Tells whether a character stays in a component, and at most raises flags. */
const isInside = (step: Step | undefined): step is Step => step !== undefined && isFlagged(step.ops);

/** Tells whether a character requires no operation. */
const isQuiet = (step: Step | undefined): step is Step => step?.ops.length === 0;

type Position = AutomatonState | undefined;

/** A row, and the positions in some languages that the same text has reached. */
interface Place {
  readonly row: number;
  readonly positions: readonly Position[];
}

/** Yields all places that can be reached from a row by steps of one kind, each once. */
function* placesFrom(
  machine: Machine,
  languages: readonly Automaton[],
  row: number,
  isMeant: (step: Step | undefined, code: number) => step is Step,
): Generator<Place, void> {
  const seen = new Set<string>();
  const waiting: Place[] = [{ row, positions: languages.map(({ first }) => first) }];
  for (const place of waiting) {
    const key = [place.row, ...place.positions.map((position) => position?.index)].join();
    if (seen.has(key)) continue;
    seen.add(key);
    yield place;
    for (const code of CODES) {
      const step = stepBy(machine, place.row, code);
      if (!isMeant(step, code)) continue;
      const positions = languages.map(
        (language, at) => place.positions[at] && language.after(place.positions[at], code),
      );
      waiting.push({ row: step.to, positions });
    }
  }
}

const areEnds = (languages: readonly Automaton[], positions: readonly Position[]): boolean =>
  languages.every((language, at) => positions[at] !== undefined && isEnd(language, positions[at]));

/** Returns the keys of all true values. */
const truths = (all: ReadonlyMap<number, boolean>) => [...all].flatMap(([key, value]) => (value ? [key] : []));

/**
 * Finds the rows that read only the texts of a component; `undefined` if other rows always read these texts together with something else.
 */
export function homeOf(machine: Machine, leaf: Component): Home | undefined {
  const language = languageOf(leaf.item);
  for (const row of machine.states.keys()) {
    const ends = endsFrom(machine, language, row);
    if (ends !== undefined) return { row, ends };
  }
  return undefined;
}

/** Returns the rows where texts of a language may end, if exactly these texts are read from a row; otherwise `undefined`. */
function endsFrom(machine: Machine, language: Automaton, home: number): readonly number[] | undefined {
  const ends = new Map<number, boolean>();
  for (const { row, positions } of placesFrom(machine, [language], home, isInside)) {
    const [position] = positions as readonly [AutomatonState];
    const isLike = (code: number) =>
      isInside(stepBy(machine, row, code)) === (language.after(position, code) !== undefined);
    if (!CODES.every(isLike) || ends.get(row) === !isEnd(language, position)) return undefined;
    ends.set(row, isEnd(language, position));
  }
  return truths(ends);
}

/** Returns the strings of some languages that are read from a row; `undefined` if there are none. */
function plainAt(machine: Machine, languages: readonly Automaton[], row: number): Plain | undefined {
  const odd = CODES.filter(
    (code) =>
      isQuiet(stepBy(machine, row, code)) &&
      languages.some((language) => language.after(language.first, code) === undefined),
  );
  const not = odd.length > MOST_NOT ? [] : odd;
  const isPlain = (step: Step | undefined, code: number): step is Step => isQuiet(step) && !not.includes(code);
  const ends = new Map<number, boolean>();
  for (const place of placesFrom(machine, languages, row, isPlain))
    ends.set(place.row, areEnds(languages, place.positions) && ends.get(place.row) !== false);
  return truths(ends).length === 0 ? undefined : { row, ends: truths(ends), not };
}

/** Counts such strings of one character, and of one character twice, which weigh more because longer strings begin with them. */
function breadthOf(machine: Machine, { row, ends, not }: Plain): number {
  const after = (at: number, code: number) => {
    const step = stepBy(machine, at, code);
    return isQuiet(step) && ends.includes(step.to) ? [step.to] : [];
  };
  const codes = CODES.filter((code) => !not.includes(code));
  const once = codes.flatMap((code) => after(row, code));
  const twice = codes.flatMap((code) => after(row, code).flatMap((to) => after(to, code)));
  return once.length + twice.length * machine.states.length;
}

/** Finds how to recognise strings that are spelt as they are; `undefined` if these are not known, or if no row reads them. */
export function plainOf(machine: Machine, leaf: Component, home: Home | undefined): Plain | undefined {
  const languages = plainLanguages(leaf);
  if (languages === undefined) return undefined;
  if (home !== undefined) return plainAt(machine, languages, home.row);
  const all = [...machine.states.keys()].flatMap((row) => plainAt(machine, languages, row) ?? []);
  const breadths = all.map((plain) => breadthOf(machine, plain));
  return all[breadths.indexOf(Math.max(...breadths))];
}
