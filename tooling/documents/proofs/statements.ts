import type { Machine } from "@url1738/core/grammar";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import { bnf, compareLanguages, compareMachines } from "@url1738/prove";
import { compileScheme } from "../../../packages/compile/src/index.ts";
import { compiledMachine } from "../../../packages/compile/test/compiled-machine.ts";
import type { Proof } from "./proofs.ts";

/** A statement about a grammar, and how to refute it. */
export interface Statement {
  readonly says: string;
  /** Returns the text that refutes it, with what it does; `undefined` if it is proved. */
  readonly refute: () => object | undefined;
}

/** Returns everything that is proved of a grammar. */
export function statementsOf({
  definition,
  specification,
  bnf: specified,
  rule,
  options,
  modules,
}: Proof): readonly Statement[] {
  const { name, schemepart } = definition;
  // Compiling is not part of any statement, and needed by two.
  let table: Machine | undefined;
  const compiled = () => {
    table ??= compiledMachine(schemepart);
    if (table === undefined) throw new Error(`${name} cannot be compiled.`);
    return table;
  };
  return [
    {
      says: `it accepts the texts of ${rule} in ${specification}, and no others`,
      refute: () => compareLanguages(definition, specified, rule, options),
    },
    {
      says: "so does its compiled form",
      refute: () => compareLanguages({ name, machine: compiled }, specified, rule, options),
    },
    {
      says: "in every state both forms give the same answers",
      refute: () => compareMachines(new Automaton(schemepart).machine, compiled()),
    },
    {
      says: "so does every shortcut of its compiled form",
      refute: () => compileScheme(definition, modules).leftOut[0],
    },
    {
      says: "its printed BNF says the same",
      refute: () => compareLanguages(definition, bnf(definition), `${name}url`),
    },
  ];
}
