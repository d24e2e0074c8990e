import type { Departure } from "@url1738/core/compiled";

/** What is done while a character is read, before it is looked at. */
export interface Op {
  /**
   * `start`, `end`: an element begins or ends `by` characters after the one that is read. `on`, `off`: an element is there, or is not
   * after all. `flag`: a text may need more than the quick way.
   */
  readonly what: "start" | "end" | "on" | "off" | "flag";
  /** The place of the element among the elements; the number of the flag. */
  readonly of: number;
  readonly by: number;
}

/** The name of a mark, such as `start0`: by it a place is kept. */
export const markOf = ({ what, of }: { readonly what: string; readonly of: number }): string => `${what}${of}`;

/** The key of an operation: alike for those that are the same. */
const keyOf = (op: Op): string => `${markOf(op)}${op.by === 0 ? "" : `+${op.by}`}`;

export const keysOf = (ops: readonly Op[]): string => ops.map(keyOf).join(" ");

/** Operations without repetitions, in one order. */
export function ordered(ops: readonly Op[]): readonly Op[] {
  const all = new Map(ops.map((op) => [keyOf(op), op]));
  return [...all.keys()].sort().map((key) => all.get(key) as Op);
}

/** A way from one state to the next. */
export interface Step {
  readonly to: number;
  readonly ops: readonly Op[];
}

/** What an error tells of a state, and what mending needs to know of it. */
export interface Label extends Omit<Departure, "index" | "canEscape"> {
  /** The components of which a character can follow. */
  readonly components: readonly string[];
}

/** A state of a deterministic automaton. */
export interface State {
  /** The way after each of the 128 characters. */
  readonly row: readonly (Step | undefined)[];
  /** Where the text may end here: what is then done, and which elements it has. */
  readonly final: { readonly ops: readonly Op[]; readonly present: readonly number[] } | undefined;
  readonly label: Label;
}

/** A deterministic automaton with operations, of any of the passes. */
export interface Machine {
  readonly start: number;
  readonly states: readonly State[];
  /** What is so before anything is read: places are counted from where the grammar's text begins. */
  readonly initial: readonly Op[];
  /**
   * Of each element that a text may lack, the one whose presence tells of it: they are there together or not at all. `undefined` for
   * an element that every text has.
   */
  readonly presence: readonly (number | undefined)[];
}

/** The same machine with other operations. */
export function withOps(
  machine: Machine,
  change: (ops: readonly Op[], to: number | undefined) => readonly Op[],
): Machine {
  const states = machine.states.map((state): State => {
    const steps = new Map<Step | undefined, Step>();
    const changed = (step: Step | undefined) => {
      if (step === undefined) return undefined;
      const known = steps.get(step) ?? { to: step.to, ops: change(step.ops, step.to) };
      steps.set(step, known);
      return known;
    };
    const { row, final } = state;
    return {
      ...state,
      row: row.map(changed),
      final: final && { ...final, ops: change(final.ops, undefined) },
    };
  });
  return { ...machine, states };
}
