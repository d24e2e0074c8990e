import type { ElementNode, Node } from "@url1738/core/define";
import { children, isElement, withChildren } from "@url1738/core/grammar";
import type { Automaton } from "@url1738/core/inside/automaton/automaton";
import type { State as AutomatonState } from "@url1738/core/inside/automaton/state";
import type { Longest } from "@url1738/core/inside/scheme/scheme-scribe";
import { CODES, type Op, type ProgramStep, stepBy } from "../automaton/program.ts";
import { languageOf, limitOf, longCheckOf } from "../automaton/watched-texts.ts";
import type { Analysis } from "./analysis.ts";

/** Returns the states that a text can reach from some place on. */
function statesFrom({ layout }: Analysis, place: number): ReadonlySet<number> {
  const next = (at: number) => CODES.flatMap((code) => stepBy(layout, at, code)?.to ?? []);
  let states = new Set([0]);
  for (let index = 0; index < place; index++) states = new Set([...states].flatMap(next));
  for (const at of states) for (const to of next(at)) states.add(to);
  return states;
}

/** Returns the grammar of the texts that leave out no part that the canonical spelling has, as most do. */
function filled(node: Node): Node {
  if (node.kind === "optional" && node.implied) return filled(node.item);
  return isElement(node) ? node : withChildren(node, children(node).map(filled));
}

/**
 * Counts the characters, without a given one, that lead back to where a text already is, wherever it can be from some place on: the more, the
 * longer texts tend to stay there.
 */
function loopsOf(language: Automaton, place: number, without: number): number {
  const next = (at: AutomatonState, not?: number) =>
    CODES.flatMap((code) => (code === not ? [] : (language.after(at, code) ?? [])));
  let states = new Set([language.first]);
  for (let index = 0; index < place; index++) states = new Set([...states].flatMap((at) => next(at)));
  let loops = 0;
  for (const at of states)
    for (const to of next(at, without)) {
      states.add(to);
      if (to === at) loops++;
    }
  return loops;
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
  const language = languageOf(filled(analysis.node));
  const [best] = codes
    .map((code) => ({ code, before: loopsOf(language, from, code) }))
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
  const limited = elements.flatMap((element, at) => {
    const most = limitOf(element);
    return most === undefined ? [] : [{ of: at, most, from: registers.get(`start${at}`)?.first ?? 0 }];
  });
  if (limited.length === 0) return undefined;
  const from = Math.min(...limited.map((limit) => limit.from));
  const most = Math.min(...limited.map((limit) => limit.most));
  const delimiter = delimiterOf(
    analysis,
    from,
    limited.map(({ of }) => of),
  );
  const [checkLong, ...others] = limited.map(({ of }) => longCheckOf(elements[of] as ElementNode));
  const isCommon = checkLong !== undefined && others.every((other) => other === checkLong);
  return { from, most, delimiter, ...(isCommon && { checkLong }) };
}
