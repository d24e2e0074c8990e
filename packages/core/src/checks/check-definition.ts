import { invalidDefinition } from "../errors/invalid-definition.ts";
import { urlErrorOf } from "../errors/url-error.ts";
import { checkNode } from "../grammar/check-node.ts";
import { complaintsOf, firstComplaints, throwComplaints, type Unchecked } from "./check.ts";
import { componentChecks } from "./component-checks.ts";
import { definitionChecks, definitionKeys } from "./definition-checks.ts";
import { grammarChecks } from "./grammar-checks.ts";
import { nameChecks } from "./name-checks.ts";
import { plainValues } from "./plain-values.ts";
import { readingChecks } from "./reading-checks.ts";
import { referenceChecks, type WithGrammar } from "./reference-checks.ts";

/** Demands that a grammar is one; of what is not, no more can be asked. What has been found before is told as well. */
function checkGrammar(definition: Unchecked, scheme: string | undefined, found: readonly string[]): void {
  try {
    checkNode(definition.schemepart, scheme);
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (found.length > 0 && error?.code === "invalid-definition") throwComplaints([...found, error.message], scheme);
    // Told alone, it keeps its reason.
    throw thrown;
  }
}

/** What is wrong with a grammar. */
function grammarComplaints(definition: Unchecked): readonly string[] {
  const own = definition as WithGrammar;
  const complaints = [
    ...complaintsOf([...grammarChecks, ...nameChecks, ...componentChecks], own.schemepart),
    ...complaintsOf(referenceChecks, own),
  ];
  // Of a grammar with such faults nobody would ask how its texts are read.
  return complaints.length > 0 ? complaints : firstComplaints([plainValues, ...readingChecks], own);
}

/**
 * Checks a definition for all that its author may have overlooked: what plain JavaScript does not notice, and what would make the
 * machines of a grammar disagree. Everything that is found is told at once.
 *
 * @throws Url1738Error - With the code `invalid-definition`; with `contract-version` where the grammar has a kind of node that is
 *   not known here.
 */
export function checkDefinition(definition: unknown): void {
  if (typeof definition !== "object" || definition === null || Array.isArray(definition))
    throw invalidDefinition(definitionKeys(definition).join(" "));
  const given = definition as Unchecked;
  const scheme = typeof given.name === "string" ? given.name : undefined;
  const found = complaintsOf(definitionChecks, given);
  checkGrammar(given, scheme, found);
  throwComplaints([...found, ...grammarComplaints(given)], scheme);
}
