import { TooLarge } from "../automaton/nfa.ts";
import { twoReadings } from "../automaton/readings.ts";
import { checkVersion } from "../errors/check-version.ts";
import { wrong } from "../errors/definition-sentences.ts";
import type { Sentence } from "../errors/sentence.ts";
import { type UrlError, urlErrorOf } from "../errors/url-error.ts";
import { checkNode } from "../grammar/check-node.ts";
import { type Check, definitionErrors, errorsIn, throwErrors, type Unchecked, type WithGrammar } from "./check.ts";
import { canonicalTexts, componentChecks } from "./component-checks.ts";
import { definitionChecks, definitionKeys } from "./definition-checks.ts";
import { grammarChecks } from "./grammar-checks.ts";
import { codecLaws, urlLaws } from "./laws.ts";
import { nameChecks } from "./name-checks.ts";
import { referenceChecks } from "./reference-checks.ts";

/** Checks that each text of a grammar is read in one way only. */
const oneValue: Check<WithGrammar> = ({ name, schemepart, defaultPort }) => {
  const found = twoReadings(schemepart, { defaultPort });
  if (found === undefined) return [];
  const reading = (which: "one" | "other") => found.values.map((value) => `${value.name} ${value[which]}`).join(", ");
  return wrong("two-readings", { text: `${String(name)}:${found.text}`, one: reading("one"), other: reading("other") });
};

/** Makes a check report a grammar that is too large, instead of throwing. */
const bounded =
  (check: Check<WithGrammar>): Check<WithGrammar> =>
  (definition) => {
    try {
      return check(definition);
    } catch (thrown) {
      if (thrown instanceof TooLarge) return wrong("too-large");
      throw thrown;
    }
  };

/** The last checks, for a grammar without other errors. They stop at the first error, because the next check would find it again. */
const readingChecks: readonly Check<WithGrammar>[] = [
  codecLaws,
  bounded(({ schemepart }) => canonicalTexts(schemepart)),
  bounded(oneValue),
  urlLaws,
];

/** Returns the errors of a grammar. */
function grammarErrors(definition: WithGrammar): readonly Sentence[] {
  const errors = [
    ...errorsIn([...grammarChecks, ...nameChecks, ...componentChecks], definition.schemepart),
    ...errorsIn(referenceChecks, definition),
  ];
  if (errors.length > 0) return errors;
  for (const check of readingChecks) {
    const found = errorsIn([check], definition);
    if (found.length > 0) return found;
  }
  return [];
}

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

/**
 * Checks a definition for anything that its author may have overlooked: errors that only TypeScript would notice, and those that would make
 * the machines of a grammar disagree. All errors are thrown at once.
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
  throwErrors([...found, ...definitionErrors(grammarErrors(given as WithGrammar), scheme)]);
}
