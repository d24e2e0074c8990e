import { type Machine, type Op, withOps } from "./machine.ts";

/** For each state, whether every text that goes on from it will have an element. */
function alwaysHas({ states }: Machine, of: number): readonly boolean[] {
  const always = states.map(({ final }) => final === undefined || final.present.includes(of));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [at, { row }] of states.entries()) {
      if (!always[at] || row.every((step) => step === undefined || always[step.to])) continue;
      always[at] = false;
      isChanged = true;
    }
  }
  return always;
}

/**
 * Keeps only those operations that tell of presence and are needed: of elements that a text may lack, and that are not certain to
 * come all the same.
 */
export function tellPresence(machine: Machine): Machine {
  const told = new Set(machine.presence);
  const always = machine.presence.map((_, of) => (told.has(of) ? alwaysHas(machine, of) : []));
  const isNeeded = ({ what, of }: Op, to: number | undefined) => {
    if (what !== "on" && what !== "off") return true;
    return told.has(of) && !(what === "off" && to !== undefined && always[of]?.[to]);
  };
  const changed = withOps(machine, (ops, to) => ops.filter((op) => isNeeded(op, to)));
  return { ...changed, initial: machine.initial.filter((op) => isNeeded(op, undefined)) };
}
