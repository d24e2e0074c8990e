import { Automaton } from "@url1738/core/inside/automaton/automaton";
import { compareMachines } from "@url1738/prove";
import fc from "fast-check";
import { expect, test } from "vitest";
import { schemes } from "../../prove/test/random-grammar.ts";
import { compiledMachine } from "./compiled-machine.ts";

// A machine that walks a table and one that walks a grammar give the same answers in every state. So does everything that uses only these
// machines: finding the longest prefix, repairing, and telling components apart. tooling/documents/proofs has the schemes' own.

test("of random grammars", () => {
  let [compiled, drawn] = [0, 0];
  fc.assert(
    fc.property(schemes, ({ definition: { schemepart } }) => {
      drawn++;
      const machine = compiledMachine(schemepart);
      if (machine === undefined) return;
      compiled++;
      expect(compareMachines(machine, new Automaton(schemepart).machine)).toBeUndefined();
    }),
    { numRuns: 200 },
  );
  expect(compiled).toBeGreaterThan(drawn / 2);
});
