import type { Hint } from "@url1738/core/define";
import { keysOf, numberIn, type Op, ordered, type Program, type ProgramState, type ProgramStep } from "./program.ts";

/** Merges states with the same continuations, the same operations on these, and the same errors. */
export function minimise(program: Program): Program {
  const hints = new Map<Hint, number>();
  const states = program.states.map(({ row, final, expectation }) => ({
    ways: row.map((step) => step && { to: step.to, ops: keysOf(step.ops) }),
    own: JSON.stringify([
      final && keysOf(final),
      {
        ...expectation,
        components: [...expectation.components],
        hints: expectation.hints.map((hint) => numberIn(hints, hint)),
      },
    ]),
  }));
  let classes: readonly number[] = states.map(() => 0);
  for (let count = 0; ; ) {
    const before = classes;
    const numbers = new Map<string, number>();
    classes = states.map(({ ways, own }, at) => {
      const next = ways.map((way) => way && [before[way.to], way.ops]);
      return numberIn(numbers, JSON.stringify([own, before[at], next]));
    });
    if (numbers.size === count) break;
    count = numbers.size;
  }
  const merged = program.states.filter((_, at) => classes.indexOf(classes[at] as number) === at);
  const renumbered = (step: ProgramStep | undefined) => step && { ...step, to: classes[step.to] as number };
  return { ...program, states: merged.map((state) => ({ ...state, row: state.row.map(renumbered) })) };
}

/** Performs the operations on the beginning that all texts share before anything is read. */
export function settleBeginning(program: Program): Program {
  const { states } = program;
  const isShared = (to: number) =>
    states.filter(({ row }) => row.some((step) => step?.to === to)).length > (to === 0 ? 0 : 1);
  const initial: Op[] = [...program.initial];
  const settled = new Set<ProgramStep>();
  for (let at = 0; !isShared(at); ) {
    const { row, final } = states[at] as ProgramState;
    const [step, ...others] = row.filter((way) => way !== undefined);
    if (step === undefined || others.length > 0 || final !== undefined) break;
    // A copied register is set where its character is read.
    if (isShared(step.to) || step.ops.some(({ what }) => what === "move")) break;
    const isMark = ({ what }: Op) => what === "start" || what === "end";
    initial.push(...step.ops.map((op) => (isMark(op) ? { ...op, by: op.by + settled.size } : op)));
    settled.add(step);
    at = step.to;
  }
  const done = (step: ProgramStep | undefined) => step && (settled.has(step) ? { ...step, ops: [] } : step);
  return {
    ...program,
    initial: ordered(initial),
    states: states.map((state) => ({ ...state, row: state.row.map(done) })),
  };
}
