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
A shortcut answers before the table does: the expression of the usual URLs, cuts at delimiters, the test of length, flags that spare reading
and checks. Proved for every text: it accepts only texts of the grammar, and finds components where the grammar has them. Proved for every
string and number that the writer spells at once: the rule of its component accepts the spelling.

Tried, on texts that go every way of the languages: that the functions of components do what is known of them, and that the written module
does what is proved of its table and its expression.

Tested, not proved: values, canonical spellings, sentences, advice, and what a check refuses beyond the grammar (labels, ports,
addresses). The tests draw texts and values at random; see the laws in packages/testkit.`);
