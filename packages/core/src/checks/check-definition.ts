import { checkVersion } from "../errors/check-version.ts";
import type { Sentence } from "../errors/sentence.ts";
import { type UrlError, urlErrorOf } from "../errors/url-error.ts";
import { checkNode } from "../grammar/check-node.ts";
import { definitionErrors, errorsIn, firstErrors, throwErrors, type Unchecked } from "./check.ts";
import { codecLaws } from "./codec-laws.ts";
import { componentChecks } from "./component-checks.ts";
import { definitionChecks, definitionKeys } from "./definition-checks.ts";
import { grammarChecks } from "./grammar-checks.ts";
import { nameChecks } from "./name-checks.ts";
import { readingChecks } from "./reading-checks.ts";
import { referenceChecks, type WithGrammar } from "./reference-checks.ts";
import { urlLaws } from "./url-laws.ts";

/** Checks that a grammar is valid; if not, throws its error and those found before, since nothing more can be checked. */
function checkGrammar(definition: Unchecked, scheme: string | undefined, found: readonly UrlError[]): void {
  try {
    checkNode(definition.schemepart, scheme);
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error?.code === "invalid-definition") throwErrors([...found, error]);
    throw thrown;
  }
}

/** Returns the errors of a grammar. */
function grammarErrors(definition: Unchecked): readonly Sentence[] {
  const own = definition as WithGrammar;
  const errors = [
    ...errorsIn([...grammarChecks, ...nameChecks, ...componentChecks], own.schemepart),
    ...errorsIn(referenceChecks, own),
  ];
  // Only a grammar without such errors is checked for how its texts are read.
  return errors.length > 0 ? errors : firstErrors([codecLaws, ...readingChecks, urlLaws], own);
}

/**
 * Checks a definition for anything that its author may have overlooked: errors that plain JavaScript does not notice, and those that would
 * make the machines of a grammar disagree. All errors are thrown at once.
 *
 * @throws Url1738Error - With the code `invalid-definition`; with `contract-version` if a newer copy of this package made
 *   it, or its grammar has a kind of node that is unknown here.
 */
export function checkDefinition(definition: unknown): void {
  if (typeof definition !== "object" || definition === null || Array.isArray(definition))
    throwErrors(definitionErrors(definitionKeys(definition), undefined));
  const given = definition as Unchecked;
  checkVersion(given);
  const scheme = typeof given.name === "string" ? given.name : undefined;
  const found = definitionErrors(errorsIn(definitionChecks, given), scheme);
  checkGrammar(given, scheme, found);
  throwErrors([...found, ...definitionErrors(grammarErrors(given), scheme)]);
}
