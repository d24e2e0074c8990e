import type { Longest } from "@url1738/core/internal";
import { CODES, type Op, type ProgramStep, stepBy } from "../automaton/program.ts";
import { limitOf } from "../automaton/watched-texts.ts";
import type { Analysis } from "./analysis.ts";

/** Returns the states that a text can reach from some place on without a given character. */
function statesFrom({ layout }: Analysis, place: number, without?: number): ReadonlySet<number> {
  const next = (at: number, not?: number) =>
    CODES.flatMap((code) => (code === not ? [] : (stepBy(layout, at, code)?.to ?? [])));
  let states = new Set([0]);
  for (let index = 0; index < place; index++) states = new Set([...states].flatMap((at) => next(at)));
  for (const at of states) for (const to of next(at, without)) states.add(to);
  return states;
}

/** Counts the characters that lead back to one of some states: the more, the longer texts tend to stay there. */
function loopsOf({ layout }: Analysis, states: ReadonlySet<number>): number {
  return [...states].reduce((sum, at) => sum + CODES.filter((code) => stepBy(layout, at, code)?.to === at).length, 0);
}

/**
 * Returns a character after which no place of some elements is noted, if there is one: the one that the fewest characters can come before.
 */
function delimiterOf(analysis: Analysis, from: number, elements: readonly number[]): string | undefined {
  const { layout } = analysis;
  const tags = 2 * analysis.elements.length;
  // Operations on copies have registers in place of elements.
  const isNoted = ({ what, of }: Op) =>
    what === "start" || what === "end"
      ? elements.includes(of)
      : (what === "move" || what === "take") && elements.includes((of % tags) >> 1);
  const states = [...statesFrom(analysis, from)];
  const isSetAfter = (state: number) => [...(layout.sequels[state] ?? [])].some(({ ops }) => ops.some(isNoted));
  const isAfter = ({ to, ops }: ProgramStep) =>
    !isSetAfter(to) && ops.every((op) => !isNoted(op) || (op.what === "end" && op.by === 0));
  const codes = CODES.filter((code) => {
    const steps = states.flatMap((at) => stepBy(layout, at, code) ?? []);
    return steps.length > 0 && steps.every(isAfter);
  });
  const [best] = codes
    .map((code) => ({ code, before: loopsOf(analysis, statesFrom(analysis, from, code)) }))
    .sort((a, b) => a.before - b.before);
  return best && String.fromCharCode(best.code);
}

/**
 * Finds a way to know, without splitting a text, that no component is too long to skip its check.
 *
 * @returns The way, with `from` counted from the beginning of the grammar's text; `undefined` if no component can be too long.
 */
export function longestOf(analysis: Analysis): Longest | undefined {
  const { elements, registers } = analysis;
  const limited = elements.flatMap((element, of) => {
    const most = limitOf(element);
    return most === undefined ? [] : [{ of, most, from: registers.get(`start${of}`)?.first ?? 0 }];
  });
  if (limited.length === 0) return undefined;
  const from = Math.min(...limited.map((one) => one.from));
  const most = Math.min(...limited.map((one) => one.most));
  const delimiter = delimiterOf(
    analysis,
    from,
    limited.map(({ of }) => of),
  );
  return { from, most, delimiter };
}
