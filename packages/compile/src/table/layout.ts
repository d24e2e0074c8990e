import { CompileError } from "../automaton/compile-error.ts";
import { busySteps, keysOf, nameOf, type Op, type Program, type ProgramStep } from "../automaton/program.ts";

/** The entry of a row with operations, or an end of the text. */
export interface Event {
  /** The row where the reader notes the place of its last occurrence; that of an end comes after all rows. */
  readonly row: number;
  readonly ops: readonly Op[];
  /** The state where the text continues; `undefined` at its end. */
  readonly to: number | undefined;
}

/** An automaton in rows: first those of its states, then those with operations on entry. */
export interface Layout extends Program {
  /** The next row for each state and character; `undefined` if there is none. */
  readonly next: readonly (readonly (number | undefined)[])[];
  /** The steps that have operations. Each leads to a row of its own, which is otherwise like that of its state. */
  readonly entered: readonly ProgramStep[];
  /** The number of the first steps in `entered` that only raise flags. */
  readonly flagged: number;
  /** The operations at the end of a text, by number. */
  readonly finals: readonly (readonly Op[])[];
  /** For each state, the number of the operations at its end; `undefined` if no text ends there. */
  readonly ends: readonly (number | undefined)[];
  /** The entries of rows with operations, then the ends. */
  readonly events: readonly Event[];
  /** For each state, the events that can follow. */
  readonly sequels: readonly ReadonlySet<Event>[];
}

/** Tells whether operations only raise flags. */
export const isFlagged = (ops: readonly Op[]): boolean => ops.every(({ what }) => what === "flag");

const MOST_ROWS = 1_000;
const CHARACTER_RANGE = [0x20, 0x7e] as const;

/** Orders steps by their operations, those that only raise flags first. */
function compared(left: ProgramStep, right: ProgramStep): number {
  const [keys, others] = [keysOf(left.ops), keysOf(right.ops)];
  const byFlags = Number(isFlagged(right.ops)) - Number(isFlagged(left.ops));
  return byFlags || (keys < others ? -1 : keys > others ? 1 : left.to - right.to);
}

/** See {@link Layout.next}. */
function nextRows({ states, classOf }: Program, entered: readonly ProgramStep[]): Layout["next"] {
  const enteredAt = new Map(entered.map((step, at) => [nameOf(step), states.length + at]));
  return states.map(({ row }) =>
    Array.from(classOf, (classIndex, code) => {
      const step = row[classIndex];
      if (step === undefined) return undefined;
      if (code < CHARACTER_RANGE[0] || code > CHARACTER_RANGE[1])
        throw new CompileError(
          "odd-character",
          `The grammar has the character U+${code.toString(16).toUpperCase().padStart(4, "0")}, which no table has.`,
        );
      return enteredAt.get(nameOf(step)) ?? step.to;
    }),
  );
}

/** See {@link Layout.sequels}. */
function sequelsOf(
  next: Layout["next"],
  ends: readonly (Event | undefined)[],
  events: readonly Event[],
): Layout["sequels"] {
  const byRow = new Map(events.map((event) => [event.row, event]));
  const sequels = next.map((_, state) => new Set(ends[state] === undefined ? [] : [ends[state]]));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [state, followers] of sequels.entries()) {
      const before = followers.size;
      for (const to of new Set(next[state])) {
        if (to === undefined) continue;
        const event = byRow.get(to);
        if (event !== undefined) followers.add(event);
        for (const sequel of sequels[event?.to ?? to] ?? []) followers.add(sequel);
      }
      isChanged ||= followers.size > before;
    }
  }
  return sequels;
}

/**
 * Lays out an automaton in rows.
 *
 * @throws CompileError - If it needs more rows than a table has, or characters that no table has.
 */
export function layoutOf(program: Program): Layout {
  const { states } = program;
  const entered = [...busySteps(states).values()].sort(compared);
  const rows = states.length + entered.length;
  if (rows > MOST_ROWS)
    throw new CompileError(
      "too-many-states",
      `The grammar needs ${rows} rows, and a table has at most ${MOST_ROWS}. Fewer components that may be left out need fewer.`,
    );
  const distinct = new Map(
    states.flatMap(({ final }) => (final === undefined ? [] : [[keysOf(final), final] as const])),
  );
  const finals = [...distinct.values()];
  const finalKeys = finals.map(keysOf);
  const ends = states.map(({ final }) => final && finalKeys.indexOf(keysOf(final)));
  const entries = entered.map(({ to, ops }, at): Event => ({ row: states.length + at, ops, to }));
  // The dead row is between the others and the ends.
  const endings = finals.map((ops, at): Event => ({ row: rows + 1 + at, ops, to: undefined }));
  const events = [...entries, ...endings];
  const next = nextRows(program, entered);
  return {
    ...program,
    next,
    entered,
    flagged: entered.filter(({ ops }) => isFlagged(ops)).length,
    finals,
    ends,
    events,
    sequels: sequelsOf(
      next,
      ends.map((end) => endings[end ?? -1]),
      events,
    ),
  };
}
