import type { Component } from "@url1738/core/define";
import type { Automaton, AutomatonState } from "@url1738/core/internal";
import { plainLanguages } from "../automaton/plain-texts.ts";
import { CODES, type Program, type ProgramStep, stepBy } from "../automaton/program.ts";
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
const isInside = (step: ProgramStep | undefined): step is ProgramStep => step !== undefined && isFlagged(step.ops);

/** Tells whether a character requires no operation. */
const isQuiet = (step: ProgramStep | undefined): step is ProgramStep => step?.ops.length === 0;

type Position = AutomatonState | undefined;

/** A row, and the positions in some languages that the same text has reached. */
interface ReachedRow {
  readonly row: number;
  readonly positions: readonly Position[];
}

/** Yields all rows that can be reached from a row by steps of one kind, each once. */
function* reachedFrom(
  program: Program,
  languages: readonly Automaton[],
  row: number,
  isMeant: (step: ProgramStep | undefined, code: number) => step is ProgramStep,
): Generator<ReachedRow, void> {
  const seen = new Set<string>();
  const waiting: ReachedRow[] = [{ row, positions: languages.map(({ first }) => first) }];
  for (const reached of waiting) {
    const key = [reached.row, ...reached.positions.map((position) => position?.index)].join();
    if (seen.has(key)) continue;
    seen.add(key);
    yield reached;
    for (const code of CODES) {
      const step = stepBy(program, reached.row, code);
      if (!isMeant(step, code)) continue;
      const positions = languages.map(
        (language, at) => reached.positions[at] && language.after(reached.positions[at], code),
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
export function homeOf(program: Program, leaf: Component): Home | undefined {
  const language = languageOf(leaf.item);
  for (const row of program.states.keys()) {
    const ends = endsFrom(program, language, row);
    if (ends !== undefined) return { row, ends };
  }
  return undefined;
}

/** Returns the rows where texts of a language may end, if exactly these texts are read from a row; otherwise `undefined`. */
function endsFrom(program: Program, language: Automaton, home: number): readonly number[] | undefined {
  const ends = new Map<number, boolean>();
  for (const { row, positions } of reachedFrom(program, [language], home, isInside)) {
    const [position] = positions as readonly [AutomatonState];
    const isLike = (code: number) =>
      isInside(stepBy(program, row, code)) === (language.after(position, code) !== undefined);
    if (!CODES.every(isLike) || ends.get(row) === !isEnd(language, position)) return undefined;
    ends.set(row, isEnd(language, position));
  }
  return truths(ends);
}

/** Returns the strings of some languages that are read from a row; `undefined` if there are none. */
function plainAt(program: Program, languages: readonly Automaton[], row: number): Plain | undefined {
  const odd = CODES.filter(
    (code) =>
      isQuiet(stepBy(program, row, code)) &&
      languages.some((language) => language.after(language.first, code) === undefined),
  );
  const not = odd.length > MOST_NOT ? [] : odd;
  const isPlain = (step: ProgramStep | undefined, code: number): step is ProgramStep =>
    isQuiet(step) && !not.includes(code);
  const ends = new Map<number, boolean>();
  for (const reached of reachedFrom(program, languages, row, isPlain))
    ends.set(reached.row, areEnds(languages, reached.positions) && ends.get(reached.row) !== false);
  return truths(ends).length === 0 ? undefined : { row, ends: truths(ends), not };
}

/** Counts such strings of one character, and of one character twice, which weigh more because longer strings begin with them. */
function breadthOf(program: Program, { row, ends, not }: Plain): number {
  const after = (at: number, code: number) => {
    const step = stepBy(program, at, code);
    return isQuiet(step) && ends.includes(step.to) ? [step.to] : [];
  };
  const codes = CODES.filter((code) => !not.includes(code));
  const once = codes.flatMap((code) => after(row, code));
  const twice = codes.flatMap((code) => after(row, code).flatMap((to) => after(to, code)));
  return once.length + twice.length * program.states.length;
}

/** Finds how to recognise strings that are spelt as they are; `undefined` if these are not known, or if no row reads them. */
export function plainOf(program: Program, leaf: Component, home: Home | undefined): Plain | undefined {
  const languages = plainLanguages(leaf);
  if (languages === undefined) return undefined;
  if (home !== undefined) return plainAt(program, languages, home.row);
  const all = [...program.states.keys()].flatMap((row) => plainAt(program, languages, row) ?? []);
  const breadths = all.map((plain) => breadthOf(program, plain));
  return all[breadths.indexOf(Math.max(...breadths))];
}
