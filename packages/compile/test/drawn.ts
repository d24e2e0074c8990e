import { characterClass } from "@url1738/core/runtime";
import { CODES, keysOf, type Machine, nameOf, type Op, type Step, stepBy } from "../src/automaton/machine.ts";

const opsOf = (ops: readonly Op[]) => (ops.length === 0 ? "" : ` / ${keysOf(ops)}`);

/** Draws an automaton: a line for each state, `!` if a text may end there, and one for each step to another; operations follow a slash. */
export function drawn(machine: Machine): string {
  const lines = machine.states.flatMap(({ final, label }, at) => {
    const end = final === undefined ? "" : `!${opsOf(final)}`;
    const ways = new Map<string, { readonly step: Step; readonly characters: string[] }>();
    for (const code of CODES) {
      const step = stepBy(machine, at, code);
      if (step === undefined) continue;
      const way = ways.get(nameOf(step)) ?? { step, characters: [] };
      way.characters.push(String.fromCharCode(code));
      ways.set(nameOf(step), way);
    }
    const steps = [...ways.values()].map(
      ({ step: { to, ops }, characters }) => `  ${characterClass(characters.join(""))} -> ${to}${opsOf(ops)}`,
    );
    return [[at, label.component, end].filter((part) => part !== undefined && part !== "").join(" "), ...steps];
  });
  return [`start -> 0${opsOf(machine.initial)}`, ...lines].join("\n");
}
