import { proofs } from "./proofs.ts";
import { statementsOf } from "./statements.ts";

// Proves the grammars, and prints what is proved.

console.log("Proved, by walking both automata through every pair of states that a text leads to:");
for (const proof of proofs) {
  const { definition, specification, options = {} } = proof;
  console.log(`\n${definition.name} (${specification})`);
  for (const { says, refute } of statementsOf(proof)) {
    const refuted = refute();
    console.log(refuted === undefined ? `  ✓ ${says}` : `  ✗ ${says}: ${JSON.stringify(refuted)}`);
    if (refuted !== undefined) process.exitCode = 1;
  }
  const rules = Object.entries(options.rules ?? {});
  if (rules.length > 0) console.log("  where prose changes a rule, or leaves it out:");
  for (const [name, { bnf, sentence }] of rules) console.log(`    ${name} = ${bnf}\n      ${sentence}`);
}
console.log(`
Tested, not proved: values, canonical spellings, sentences, advice, and what a check refuses beyond the grammar (labels, ports,
addresses). The tests draw texts and values at random; see the laws in packages/testkit.`);
