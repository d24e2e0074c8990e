import type { Component } from "@url1738/core/define";
import type { Automaton } from "@url1738/core/inside/automaton/automaton";
import type { State as AutomatonState } from "@url1738/core/inside/automaton/state";
import { CODES, type Program, type ProgramStep, stepBy } from "../automaton/program.ts";
import { isEnd, languageOf } from "../automaton/watched-texts.ts";
import { isFlagged } from "./layout.ts";

/** The rows that read only the texts of one component. */
export interface Home {
  /** The character with which all texts begin, and which other rows read; empty if these rows read all of it. */
  readonly lead: string;
  /** The row where reading begins, after that character. */
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
  const { first } = language;
  const homeFrom = (lead: string, position: AutomatonState): Home | undefined => {
    for (const row of program.states.keys()) {
      const ends = endsFrom(program, language, row, position);
      if (ends !== undefined) return { lead, row, ends };
    }
    return undefined;
  };
  const [code = 0, ...others] = CODES.filter((code) => language.after(first, code) !== undefined);
  const begun = others.length > 0 || isEnd(language, first) ? undefined : language.after(first, code);
  return homeFrom("", first) ?? (begun && homeFrom(String.fromCharCode(code), begun));
}

/** Returns the rows where the rest of a language's texts may end, if exactly that is read from a row; otherwise `undefined`. */
function endsFrom(
  program: Program,
  language: Automaton,
  home: number,
  begun: AutomatonState,
): readonly number[] | undefined {
  const ends = new Map<number, boolean>();
  const seen = new Set<string>();
  const waiting: (readonly [row: number, position: AutomatonState])[] = [[home, begun]];
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
