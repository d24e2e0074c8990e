import type { Expectation } from "@url1738/core/inside/automaton/expectation";

/** An operation that the reader does on reading a character, before it examines the character. */
export interface Op {
  /**
   * `start`, `end`: an element begins or ends `by` characters after the one that is read. `on`, `off`: an element is there, or is not
   * there after all. `flag`: a text may need more than the quick way. `move`: a register is set to the place `from`, either another
   * register or the current place. `take`: at the end of the text, the place of a tag is `from`.
   */
  readonly what: "start" | "end" | "on" | "off" | "flag" | "move" | "take";
  /** The number of the element, the flag, the register, or the tag. */
  readonly of: number;
  readonly by: number;
  /** A register, or -1 for the place of the current character. */
  readonly from?: number;
}

/** Names what an operation is about, such as `start0`. */
export const opName = ({ what, of }: { readonly what: string; readonly of: number }): string => `${what}${of}`;

/** Makes an operation without a source. */
export const op = (what: Op["what"], at: number, by = 0): Op => ({ what, of: at, by });

/** Names an operation. Operations that do the same have the same name. */
function keyOf({ by, from, ...operation }: Op): string {
  return `${opName(operation)}${by === 0 ? "" : `+${by}`}${from === undefined ? "" : `<${from < 0 ? "here" : from}`}`;
}

/** Names a list of operations. */
export const keysOf = (ops: readonly Op[]): string => ops.map(keyOf).join(" ");

/** Sorts operations and removes repetitions. */
export function ordered(ops: readonly Op[]): readonly Op[] {
  const all = new Map(ops.map((operation) => [keyOf(operation), operation]));
  return [...all.keys()].sort().map((key) => all.get(key) as Op);
}

/** A way from one state to the next. */
export interface ProgramStep {
  readonly to: number;
  readonly ops: readonly Op[];
}

/** A state of a deterministic automaton. */
export interface ProgramState {
  /** The way after each class of characters. */
  readonly row: readonly (ProgramStep | undefined)[];
  /** The operations for a text that ends here; `undefined` if no text does. */
  readonly final: readonly Op[] | undefined;
  readonly expectation: Expectation;
}

/** A deterministic automaton with operations, after any of the passes. */
export interface Program {
  /** The class of each ASCII character: 0 for characters that fit nowhere. */
  readonly classOf: Uint8Array;
  /** The states; reading begins in the first. */
  readonly states: readonly ProgramState[];
  /** The operations before anything is read; places count from the beginning of the grammar's text. */
  readonly initial: readonly Op[];
  /**
   * For each element that a text may lack, the element whose presence implies its own: a text has both or neither. `undefined` for an
   * element that every text has.
   */
  readonly presence: readonly (number | undefined)[];
  /** The elements whose places need registers that are copied while a text is read. */
  readonly copied: ReadonlySet<number>;
}

/** All ASCII characters. */
export const CODES: readonly number[] = Array.from({ length: 128 }, (_, code) => code);

/** Returns the way from a state by a character. */
export function stepBy({ states, classOf }: Program, at: number, code: number): ProgramStep | undefined {
  return states[at]?.row[classOf[code] as number];
}

/** Names a step. Steps that do the same have the same name. */
export const nameOf = ({ to, ops }: ProgramStep): string => `${keysOf(ops)}@${to}`;

/** Returns the steps with operations, each once, by name: a table has a row for each. */
export function busySteps(states: readonly ProgramState[]): ReadonlyMap<string, ProgramStep> {
  const busy = states.flatMap(({ row }) => row.flatMap((step) => (step && step.ops.length > 0 ? [step] : [])));
  return new Map(busy.map((step) => [nameOf(step), step]));
}

/** Returns the number of a thing, in the order of first appearance. */
export function numberIn<T>(numbers: Map<T, number>, thing: T): number {
  const number = numbers.get(thing) ?? numbers.size;
  numbers.set(thing, number);
  return number;
}
