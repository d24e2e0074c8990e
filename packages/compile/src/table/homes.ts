import type { Component } from "@url1738/core/define";
import type { Automaton, AutomatonState } from "@url1738/core/internal";
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

/** Tells whether a character stays in a component, and at most raises flags. */
const isInside = (step: ProgramStep | undefined): step is ProgramStep => step !== undefined && isFlagged(step.ops);

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
  const seen = new Set<string>();
  const waiting: (readonly [row: number, position: AutomatonState])[] = [[home, language.first]];
  for (const [row, position] of waiting) {
    const key = `${row},${position.index}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (ends.get(row) === !isEnd(language, position)) return undefined;
    ends.set(row, isEnd(language, position));
    for (const code of CODES) {
      const [step, next] = [stepBy(program, row, code), language.after(position, code)];
      if (isInside(step) !== (next !== undefined)) return undefined;
      if (step !== undefined && next !== undefined) waiting.push([step.to, next]);
    }
  }
  return [...ends].flatMap(([row, isEnd]) => (isEnd ? [row] : []));
}
