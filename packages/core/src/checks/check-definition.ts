import { TooLarge } from "../automaton/nfa.ts";
import { twoReadings } from "../automaton/readings.ts";
import { checkVersion } from "../errors/check-version.ts";
import type { Sentence } from "../errors/sentence.ts";
import { type UrlError, urlErrorOf } from "../errors/url-error.ts";
import { checkNode } from "../grammar/check-node.ts";
import { type Check, definitionErrors, errorsIn, firstErrors, throwErrors, type Unchecked } from "./check.ts";
import { codecLaws } from "./codec-laws.ts";
import { canonicalTexts, componentChecks } from "./component-checks.ts";
import { definitionChecks, definitionKeys } from "./definition-checks.ts";
import { grammarChecks } from "./grammar-checks.ts";
import { nameChecks } from "./name-checks.ts";
import { referenceChecks, type WithGrammar } from "./reference-checks.ts";
import { urlLaws } from "./url-laws.ts";

/** Checks that each text of a grammar is read in one way only. */
const oneValue: Check<WithGrammar> = ({ name, schemepart, defaultPort }) => {
  const found = twoReadings(schemepart, { defaultPort: defaultPort as number | undefined });
  if (found === undefined) return [];
  const { text, values } = found;
  const told = (which: "one" | "other") => values.map((value) => `${value.name} ${value[which]}`).join(", ");
  return {
    reason: "definition/two-readings",
    sentence:
      'The text "{text}" can be read in two ways: {one}; or {other}. Each text must have one value: put a character between two components that neither of them can have there, and let alternatives and what may be left out begin with characters by which they can be told apart.',
    params: { text: `${String(name)}:${text}`, one: told("one"), other: told("other") },
  };
};

/** Makes a check report a grammar that is too large instead of throwing. */
const bounded =
  (check: Check<WithGrammar>): Check<WithGrammar> =>
  (definition) => {
    try {
      return check(definition);
    } catch (thrown) {
      if (!(thrown instanceof TooLarge)) throw thrown;
      return {
        reason: "definition/too-large",
        sentence:
          "The grammar is too large to find out whether its texts are read and spelt in one way only: make it smaller, for example by fewer optional parts in a row.",
      };
    }
  };

/** The checks of how texts are read, in the order of their errors. They assume that the checks of the grammar find nothing. */
const readingChecks: readonly Check<WithGrammar>[] = [
  bounded(({ schemepart }) => canonicalTexts(schemepart)),
  bounded(oneValue),
];

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
    throwErrors(definitionErrors(errorsIn([definitionKeys], definition), undefined));
  const given = definition as Unchecked;
  checkVersion(given);
  const scheme = typeof given.name === "string" ? given.name : undefined;
  const found = definitionErrors(errorsIn(definitionChecks, given), scheme);
  checkGrammar(given, scheme, found);
  throwErrors([...found, ...definitionErrors(grammarErrors(given), scheme)]);
}
