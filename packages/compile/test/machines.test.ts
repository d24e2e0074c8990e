import { generate } from "@url1738/core/define";
import { grammarMachine, lazyTable, type Machine, type Node, tableMachine } from "@url1738/core/runtime";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText, schemes } from "../../core/test/automaton/random-grammar.ts";
import { CompileError } from "../src/index.ts";
import { analyse } from "../src/table/analysis.ts";
import { definitionOf, SCHEMES } from "./generate.ts";

// A machine that walks a table and one that walks a grammar give the same answers at every character. So does everything that uses only
// these machines: finding the longest prefix, repairing, and telling components apart.

/** Collects the answers of a machine for each prefix of a text, up to the first character that cannot follow. */
function told<State>({ first, step, isEnd, departureAt, componentsAt }: Machine<State>, text: string): unknown {
  const all: unknown[] = [];
  let state: State | undefined = first;
  for (let index = 0; state !== undefined; index++) {
    all.push([isEnd(state), departureAt(state, index), [...componentsAt(state)].sort()]);
    state = index < text.length ? step(state, text.charCodeAt(index)) : undefined;
  }
  return all;
}

/** Returns the machine that walks the table of a grammar; `undefined` if the grammar cannot be compiled. */
function compiledMachine(node: Node): Machine<number> | undefined {
  try {
    const { text, hints } = analyse(node).encoded;
    return tableMachine(lazyTable(text)(), hints);
  } catch (thrown) {
    if (thrown instanceof CompileError) return undefined;
    throw thrown;
  }
}

test("of random grammars", () => {
  let [compiled, drawn] = [0, 0];
  fc.assert(
    fc.property(
      schemes,
      fc.array(anyText, { minLength: 20, maxLength: 40 }),
      ({ definition: { schemepart } }, texts) => {
        drawn++;
        const machine = compiledMachine(schemepart);
        if (machine === undefined) return;
        compiled++;
        const grammar = grammarMachine(schemepart);
        for (const text of texts) expect([text, told(machine, text)]).toEqual([text, told(grammar, text)]);
      },
    ),
    { numRuns: 200 },
  );
  expect(compiled).toBeGreaterThan(drawn / 2);
});

describe.each(SCHEMES)("of %s", (name) => {
  test("with random URLs and similar texts", async () => {
    const definition = await definitionOf(name);
    const machine = compiledMachine(definition.schemepart);
    if (machine === undefined) throw new Error(`${name} is not compiled.`);
    const grammar = grammarMachine(definition.schemepart);
    const odd = fc.tuple(fc.nat(), fc.constantFrom(..."a1@:/?;=&%.-_~ é", "%41", ""));
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat({ max: 0xffff })), odd, (numbers, [place, piece]) => {
        const url: string = generate(definition, (most) => (numbers.next().value as number) % most);
        const text = url.slice(name.length + 1);
        const at = place % (text.length + 1);
        for (const one of [text, text.slice(0, at) + piece + text.slice(at + 1)])
          expect([one, told(machine, one)]).toEqual([one, told(grammar, one)]);
      }),
      { numRuns: 50 },
    );
  });
});
