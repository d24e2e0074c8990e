import type { Departure } from "@url1738/core/runtime";

/** Something that is done while a character is read, before it is looked at. */
export interface Op {
  /**
   * `start`, `end`: an element begins or ends `by` characters after the one that is read. `on`, `off`: an element is there, or is not
   * after all. `flag`: a text may need more than the quick way. `move`: a register is set to the place `from`, which is another register
   * or this very place. `take`: where the text ends, the place of a mark is `from`.
   */
  readonly what: "start" | "end" | "on" | "off" | "flag" | "move" | "take";
  /** The number of the element, the flag, the register, or the mark. */
  readonly of: number;
  readonly by: number;
  /** A register, or -1 for the place of the character that is read. */
  readonly from?: number;
}

/** Names a mark, such as `start0`. */
export const markOf = ({ what, of }: { readonly what: string; readonly of: number }): string => `${what}${of}`;

/** Makes an operation without a source. */
export const op = (what: Op["what"], of: number, by = 0): Op => ({ what, of, by });

/** Names an operation: the same for those that do the same. */
function keyOf({ by, from, ...own }: Op): string {
  return `${markOf(own)}${by === 0 ? "" : `+${by}`}${from === undefined ? "" : `<${from < 0 ? "here" : from}`}`;
}

/** Names operations together. */
export const keysOf = (ops: readonly Op[]): string => ops.map(keyOf).join(" ");

/** Sorts operations and leaves out repetitions. */
export function ordered(ops: readonly Op[]): readonly Op[] {
  const all = new Map(ops.map((one) => [keyOf(one), one]));
  return [...all.keys()].sort().map((key) => all.get(key) as Op);
}

/** A way from one state to the next. */
export interface Step {
  readonly to: number;
  readonly ops: readonly Op[];
}

/** What errors and repairs say of a state. */
export interface Label extends Omit<Departure, "index" | "canEscape"> {
  /** The components of which a character can follow. */
  readonly components: readonly string[];
}

/** A state of a deterministic automaton. */
export interface State {
  /** The way after each class of characters. */
  readonly row: readonly (Step | undefined)[];
  /** What is done where the text ends here. */
  readonly final: { readonly ops: readonly Op[] } | undefined;
  readonly label: Label;
}

/** A deterministic automaton with operations, after any of the passes. */
export interface Machine {
  /** The class of each ASCII character; nothing follows by class 0. */
  readonly classOf: Uint8Array;
  readonly start: number;
  readonly states: readonly State[];
  /** What holds before anything is read; places count from where the grammar's text begins. */
  readonly initial: readonly Op[];
  /**
   * For each element that a text may lack, the element whose presence tells of it: they are there together or not at all. `undefined` for
   * an element that every text has.
   */
  readonly presence: readonly (number | undefined)[];
  /** The elements whose places need registers that are copied while a text is read. */
  readonly copied: ReadonlySet<number>;
}

/** All ASCII characters. */
export const CODES: readonly number[] = Array.from({ length: 128 }, (_, code) => code);

/** The way from a state by a character. */
export function wayBy({ states, classOf }: Machine, at: number, code: number): Step | undefined {
  return states[at]?.row[classOf[code] as number];
}

/** Exchanges the operations of a machine. */
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
    return { ...state, row: row.map(changed), final: final && { ops: change(final.ops, undefined) } };
  });
  return { ...machine, states };
}
