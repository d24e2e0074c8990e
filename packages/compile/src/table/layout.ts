import type { TableText } from "@url1738/core/runtime";
import { CompileError } from "../automaton/compile-error.ts";
import { keysOf, type Machine, type Op, type State } from "../automaton/machine.ts";
import { Numbering } from "../automaton/numbering.ts";
import { CHECK } from "../automaton/watched-texts.ts";

/** A row with operations on entry. */
export interface Entered {
  /** The row that is otherwise the same. */
  readonly like: number;
  readonly ops: readonly Op[];
}

/** An automaton in rows: first those of its states, then those with operations on entry. */
export interface Layout {
  readonly initial: readonly Op[];
  /** The states in order; the grammar begins in the first. */
  readonly rows: readonly State[];
  /** The next row for each row and character; `undefined` if there is none. */
  readonly next: readonly (readonly (number | undefined)[])[];
  readonly entered: readonly Entered[];
  /**
   * Three bounds in `entered`: rows before the first only raise flags of reading; rows before the second raise no flag of the checks; rows
   * from the third on only raise flags.
   */
  readonly bounds: TableText[3];
  /** The operations at the end of a text, by number. */
  readonly finals: readonly (readonly Op[])[];
  /** For each row, the number of the operations at its end; `undefined` if no text ends there. */
  readonly ends: readonly (number | undefined)[];
  /** The first number, counted from 1, of an end where a text may break a rule. */
  readonly suspiciousEnd: number;
}

const isSuspicious = (ops: readonly Op[]) => ops.some(({ what, of }) => what === "flag" && of === CHECK);
const isFlagged = (ops: readonly Op[]) => ops.every(({ what }) => what === "flag");

/** Ranks rows with operations, see {@link Layout.bounds}. */
function rankOf(ops: readonly Op[]): number {
  if (isSuspicious(ops)) return isFlagged(ops) ? 3 : 2;
  return isFlagged(ops) ? 0 : 1;
}

/** Returns the states in the order of their discovery from the start. */
function reached({ states, start }: Machine): readonly number[] {
  const order = new Set([start]);
  for (const at of order) for (const step of states[at]?.row ?? []) if (step !== undefined) order.add(step.to);
  return [...order];
}

const MOST_ROWS = 1_000;
const CHARACTER_RANGE = [0x20, 0x7e] as const;

const keyed = ({ like, ops }: Entered) => `${keysOf(ops)}@${like}`;

/** Returns the rows with operations on entry, in the order of their operations. */
function enteredRows(rows: readonly State[], rowOf: (state: number) => number): readonly Entered[] {
  const found = new Numbering<Entered>();
  for (const step of rows.flatMap(({ row }) => row)) {
    if (step === undefined || step.ops.length === 0) continue;
    const entered = { like: rowOf(step.to), ops: step.ops };
    found.of(keyed(entered), () => entered);
  }
  return [...found.all].sort(
    (a, b) =>
      rankOf(a.ops) - rankOf(b.ops) ||
      (keysOf(a.ops) < keysOf(b.ops) ? -1 : keysOf(a.ops) > keysOf(b.ops) ? 1 : a.like - b.like),
  );
}

/** See {@link Layout.next}. */
function nextRows(
  classOf: Machine["classOf"],
  rows: readonly State[],
  entered: readonly Entered[],
  rowOf: (state: number) => number,
): Layout["next"] {
  const enteredAt = new Map(entered.map((one, at) => [keyed(one), rows.length + at]));
  return rows.map(({ row }) =>
    Array.from(classOf, (of, code) => {
      const step = row[of];
      if (step === undefined) return undefined;
      if (code < CHARACTER_RANGE[0] || code > CHARACTER_RANGE[1])
        throw new CompileError(
          "odd-character",
          `The grammar has the character U+00${code.toString(16)}, which no table has.`,
        );
      const like = rowOf(step.to);
      return step.ops.length === 0 ? like : (enteredAt.get(keyed({ like, ops: step.ops })) as number);
    }),
  );
}

/**
 * Lays out an automaton in rows.
 *
 * @throws CompileError - If it needs more rows than a table has, or characters that no table has.
 */
export function layoutOf(machine: Machine): Layout {
  const { states, initial } = machine;
  const order = reached(machine);
  const place = new Map(order.map((at, row) => [at, row]));
  const rowOf = (state: number) => place.get(state) as number;
  const rows = order.map((at) => states[at] as State);
  const entered = enteredRows(rows, rowOf);
  if (rows.length + entered.length > MOST_ROWS)
    throw new CompileError(
      "too-many-states",
      `The grammar needs ${rows.length + entered.length} rows, and a table has at most ${MOST_ROWS}. Fewer components that may be left out need fewer.`,
    );
  const next = nextRows(machine.classOf, rows, entered, rowOf);
  const all = new Numbering<readonly Op[]>();
  for (const { final } of rows) if (final !== undefined) all.of(keysOf(final.ops), () => final.ops);
  const finals = [...all.all].sort((a, b) => Number(isSuspicious(a)) - Number(isSuspicious(b)));
  const finalAt = new Map(finals.map((ops, at) => [keysOf(ops), at]));
  const count = (rank: number) => entered.filter(({ ops }) => rankOf(ops) <= rank).length;
  return {
    initial,
    rows,
    next,
    entered,
    bounds: [count(0), count(1), count(2)],
    finals,
    ends: rows.map(({ final }) => final && finalAt.get(keysOf(final.ops))),
    suspiciousEnd: finals.filter((ops) => !isSuspicious(ops)).length + 1,
  };
}
