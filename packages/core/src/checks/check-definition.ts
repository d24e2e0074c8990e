import type { Sentence } from "../errors/sentence.ts";
import { type UrlError, urlErrorOf } from "../errors/url-error.ts";
import { checkNode } from "../grammar/check-node.ts";
import { complaintsOf, firstComplaints, mistakes, throwMistakes, type Unchecked } from "./check.ts";
import { componentChecks } from "./component-checks.ts";
import { definitionChecks, definitionKeys } from "./definition-checks.ts";
import { grammarChecks } from "./grammar-checks.ts";
import { nameChecks } from "./name-checks.ts";
import { plainValues } from "./plain-values.ts";
import { readingChecks } from "./reading-checks.ts";
import { referenceChecks, type WithGrammar } from "./reference-checks.ts";

/** Demands that a grammar is one; of what is not, no more can be asked. What has been found before is told as well. */
function checkGrammar(definition: Unchecked, scheme: string | undefined, found: readonly UrlError[]): void {
  try {
    checkNode(definition.schemepart, scheme);
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error?.code === "invalid-definition") throwMistakes([...found, error]);
    throw thrown;
  }
}

/** What is wrong with a grammar. */
function grammarComplaints(definition: Unchecked): readonly Sentence[] {
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
    throwMistakes(mistakes(definitionKeys(definition), undefined));
  const given = definition as Unchecked;
  const scheme = typeof given.name === "string" ? given.name : undefined;
  const found = mistakes(complaintsOf(definitionChecks, given), scheme);
  checkGrammar(given, scheme, found);
  throwMistakes([...found, ...mistakes(grammarComplaints(given), scheme)]);
}
