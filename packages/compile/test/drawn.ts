import { characterClass } from "@url1738/core/inside/syntax/percent-encoding";
import { CODES, keysOf, nameOf, type Op, type Program, type ProgramStep, stepBy } from "../src/automaton/program.ts";

const opsOf = (ops: readonly Op[]) => (ops.length === 0 ? "" : ` / ${keysOf(ops)}`);

/** Draws an automaton: a line for each state, `!` if a text may end there, and one for each step to another; operations follow a slash. */
export function drawn(program: Program): string {
  const lines = program.states.flatMap(({ final, expectation }, at) => {
    const end = final === undefined ? "" : `!${opsOf(final)}`;
    const ways = new Map<string, { readonly step: ProgramStep; readonly characters: string[] }>();
    for (const code of CODES) {
      const step = stepBy(program, at, code);
      if (step === undefined) continue;
      const way = ways.get(nameOf(step)) ?? { step, characters: [] };
      way.characters.push(String.fromCharCode(code));
      ways.set(nameOf(step), way);
    }
    const steps = [...ways.values()].map(
      ({ step: { to, ops }, characters }) => `  ${characterClass(characters.join(""))} -> ${to}${opsOf(ops)}`,
    );
    return [[at, expectation.component, end].filter((part) => part !== undefined && part !== "").join(" "), ...steps];
  });
  return [`start -> 0${opsOf(program.initial)}`, ...lines].join("\n");
}
