import { type Machine, type Op, ordered, type Step, withOps } from "./machine.ts";

/** Does the operations on the beginning that all texts share before anything is read. */
export function settleBeginning(machine: Machine): Machine {
  const { states, start } = machine;
  const initial: Op[] = [...machine.initial];
  const settled = new Set<readonly Op[]>();
  const from = states.map(() => new Set<number>());
  for (const [at, { row }] of states.entries()) for (const step of row) if (step !== undefined) from[step.to]?.add(at);
  let at = start;
  for (let depth = 0; from[at]?.size === (at === start ? 0 : 1); depth++) {
    const { row, final } = states[at] as Machine["states"][number];
    const steps: readonly Step[] = row.filter((step) => step !== undefined);
    const [step] = steps;
    if (steps.length !== 1 || step === undefined || final !== undefined) break;
    // A copied register is set where its character is read.
    if (from[step.to]?.size !== 1 || step.ops.some(({ what }) => what === "move")) break;
    settled.add(step.ops);
    const isMark = ({ what }: Op) => what === "start" || what === "end";
    initial.push(...step.ops.map((op) => (isMark(op) ? { ...op, by: op.by + depth } : op)));
    at = step.to;
  }
  return { ...withOps(machine, (ops) => (settled.has(ops) ? [] : ops)), initial: ordered(initial) };
}
