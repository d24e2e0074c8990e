import type { Cut } from "../../src/automaton/cuts.ts";
import type { Op, Program } from "../../src/automaton/program.ts";

/** Claims that differ from a true one in one thing. */

/** Returns cuts, and all that differ from them in one thing. */
export function changedCuts(cuts: readonly Cut[]): readonly (readonly Cut[])[] {
  const changed = cuts.flatMap((cut, at) => {
    const others: Partial<Cut>[] = [
      { outside: cut.outside + 1 },
      { inside: cut.inside + 1 },
      { outside: cut.outside + 1, inside: cut.inside - 1 },
      { outside: cut.outside - 1, inside: cut.inside + 1 },
      { isOptional: !cut.isOptional },
      { brackets: undefined },
      { brackets: ["[", "]"] },
      { delimiter: cut.delimiter.slice(0, 1) },
      { delimiter: `${cut.delimiter}a` },
      { delimiter: "/" },
      { delimiter: ":" },
      { delimiter: "a" },
      { delimiter: ":]" },
    ];
    return others
      .filter((other) => (other.outside ?? 0) >= 0 && (other.inside ?? 0) >= 0)
      .filter((other) => at > 0 || (other.isOptional === undefined && other.brackets === undefined))
      .map((other) => cuts.map((one) => (one === cut ? { ...one, ...other } : one)));
  });
  const fewer = cuts.slice(1).map((cut) => cuts.filter((one) => one !== cut));
  const swapped = cuts
    .slice(2)
    .map((cut, at) => cuts.map((one, of) => (of === at + 1 ? cut : of === at + 2 ? (cuts[at + 1] as Cut) : one)));
  return [cuts, ...changed, ...fewer, ...swapped].filter(
    (all) =>
      all.slice(1).every(({ delimiter }) => delimiter !== "") &&
      !all.some(({ brackets }) => brackets && all[0]?.delimiter.includes(brackets[1])),
  );
}

/** Returns a program with the operations changed at one place after the other. */
function withOps(program: Program, change: (ops: readonly Op[]) => readonly (readonly Op[])[]): readonly Program[] {
  const { states, initial } = program;
  const initials = change(initial).map((ops) => ({ ...program, initial: ops }));
  const others = states.flatMap((state, at) => {
    const put = (one: typeof state) => ({ ...program, states: states.map((own, of) => (of === at ? one : own)) });
    const rows = state.row.flatMap((step, of) =>
      step === undefined
        ? []
        : change(step.ops).map((ops) =>
            put({ ...state, row: state.row.map((own, index) => (index === of ? { ...step, ops } : own)) }),
          ),
    );
    return [
      ...rows,
      ...(state.final === undefined ? [] : change(state.final).map((final) => put({ ...state, final }))),
    ];
  });
  return [...initials, ...others];
}

/** Returns a program, and all that differ from it in one operation, one step, or what tells of presence. */
export function changedPrograms(program: Program): readonly Program[] {
  const { presence, states } = program;
  const without = withOps(program, (ops) =>
    ops.filter(({ what }) => what !== "flag").map((op) => ops.filter((one) => one !== op)),
  );
  const other = withOps(program, (ops) =>
    ops.flatMap((op) => {
      const put = (one: Partial<Op>) => ops.map((own) => (own === op ? { ...own, ...one } : own));
      if (op.what === "start" || op.what === "end") return [put({ by: 1 - op.by })];
      if (op.what === "on") return [put({ what: "off" })];
      if (op.what === "off") return [put({ what: "on" })];
      if (op.what === "move" || op.what === "take") return [put({ from: -1 }), put({ from: op.of })];
      return [];
    }),
  );
  const none = presence.flatMap((told, of) =>
    told === undefined ? [] : [{ ...program, presence: presence.map((own, at) => (at === of ? undefined : own)) }],
  );
  const ends = states.flatMap(({ final }, at) =>
    final === undefined
      ? []
      : [{ ...program, states: states.map((own, of) => (of === at ? { ...own, final: undefined } : own)) }],
  );
  const steps = states.flatMap(({ row }, at) =>
    row.flatMap((step, of) => {
      if (step === undefined) return [];
      const cut = states.map((own, index) =>
        index === at ? { ...own, row: row.map((one, column) => (column === of ? undefined : one)) } : own,
      );
      return [{ ...program, states: cut }];
    }),
  );
  return [program, ...without, ...other, ...none, ...ends, ...steps];
}

/** Returns a program, and all without a flag at one place, or anywhere. */
export function withoutFlags(program: Program): readonly Program[] {
  const withoutOne = (ops: readonly Op[]) =>
    ops.filter(({ what }) => what === "flag").map((op) => ops.filter((one) => one !== op));
  const states = program.states.map(({ row, final, ...more }) => ({
    ...more,
    row: row.map((step) => step && { ...step, ops: step.ops.filter(({ what }) => what !== "flag") }),
    final: final?.filter(({ what }) => what !== "flag"),
  }));
  return [program, ...withOps(program, withoutOne), { ...program, states, initial: [] as readonly Op[] }];
}
