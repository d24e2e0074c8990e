import { keysOf, type Label, type Machine, type Op, ordered, type State, type Step, withOps } from "./machine.ts";
import { Numbering } from "./numbering.ts";

/** Returns a key for each state. States with different keys give different errors, so they stay apart. */
function labelKeys(states: readonly State[]): readonly string[] {
  const hints = new Numbering<Label["hints"][number]>();
  const numbers = new Map<Label["hints"][number], number>();
  const number = (hint: Label["hints"][number]) => {
    const known = numbers.get(hint) ?? hints.of(String(numbers.size), () => hint);
    numbers.set(hint, known);
    return known;
  };
  return states.map(({ label }) => JSON.stringify({ ...label, hints: label.hints.map(number) }));
}

/** Merges states with the same continuations, the same operations on these, and the same errors. */
export function minimise(machine: Machine): Machine {
  const { states, start } = machine;
  const labels = labelKeys(states);
  const steps = new Map<Step, string>();
  const opsKey = (step: Step) => {
    const known = steps.get(step) ?? keysOf(step.ops);
    steps.set(step, known);
    return known;
  };
  const stepsOf = states.map(({ row }) => row.map((step) => step && { to: step.to, key: opsKey(step) }));
  let classes: readonly number[] = [];
  for (let count = 0; ; ) {
    const of = classes;
    const numbering = new Numbering<number>();
    classes = states.map(({ final }, at) => {
      const row = stepsOf[at]?.map((step) => (step ? `${of[step.to] ?? ""}/${step.key}` : "")).join("|");
      return numbering.of(`${labels[at]}#${final && `=${keysOf(final.ops)}`}#${of[at]}#${row}`, () => at);
    });
    if (numbering.all.length === count) {
      const merged = numbering.all.map((at): State => {
        const state = states[at] as State;
        return { ...state, row: state.row.map((step) => step && { ...step, to: classes[step.to] as number }) };
      });
      return { ...machine, start: classes[start] as number, states: merged };
    }
    count = numbering.all.length;
  }
}

/** Performs the operations on the beginning that all texts share before anything is read. */
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
