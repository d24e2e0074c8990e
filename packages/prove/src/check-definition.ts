import type { UrlValue } from "@url1738/core";
import type { AnyDefinition } from "@url1738/core/define";
import { occurrencesOf } from "@url1738/core/grammar";
import { throwErrors } from "@url1738/core/inside/errors/definition-errors";
import { admitted } from "@url1738/core/inside/scheme/admitted";
import { type Admitted, type Fact, foundBy, type Tried } from "./checks/check.ts";
import { canonicalTexts, componentChecks, spellerOf } from "./checks/component-checks.ts";
import { triedFunctions } from "./checks/function-trials.ts";
import { grammarChecks } from "./checks/grammar-checks.ts";
import { nameChecks } from "./checks/name-checks.ts";
import { objection } from "./checks/objections.ts";
import { referenceChecks } from "./checks/reference-checks.ts";
import { triedComponents, triedUrls } from "./checks/trials.ts";
import { shadowedIn } from "./languages/shadowed.ts";
import { twoReadings } from "./readings/two-readings.ts";

/** Proves that each component takes the canonical spelling of each of its texts. */
const spellings = ({ schemepart }: Admitted): Tried => ({
  objections: foundBy([canonicalTexts], schemepart),
  facts: occurrencesOf(schemepart, true).flatMap((element) =>
    element.kind === "component" && spellerOf(element.codec) !== undefined
      ? { what: "spelling", component: element.name }
      : [],
  ),
});

/** Proves that each text is read in one way only. */
function oneReading({ name, schemepart, defaultPort }: Admitted): Tried {
  const readings = twoReadings(schemepart, { defaultPort });
  if (readings === undefined) return { objections: [], facts: [{ what: "one-reading" }] };
  const reading = (which: "one" | "other") =>
    readings.values.map((value) => `${value.name} ${value[which]}`).join(", ");
  const params = { text: `${name}:${readings.text}`, one: reading("one"), other: reading("other") };
  return { objections: [objection("two-readings", params)], facts: [] };
}

/** Proves that each alternative of those that are tried in order reads a text. */
const alternatives = ({ schemepart }: Admitted): Tried => ({
  objections: shadowedIn(schemepart).map(({ number, text }) => objection("shadowed-alternative", { number, text })),
  facts: [],
});

/** Makes a proof object to a grammar that is too large for it, instead of throwing. */
const bounded =
  (prove: (definition: Admitted) => Tried) =>
  (definition: Admitted): Tried => {
    try {
      return prove(definition);
    } catch (thrown) {
      if (thrown instanceof RangeError) return { objections: [objection("too-large")], facts: [] };
      throw thrown;
    }
  };

/** The proofs and trials. They stop at the first objection, because the next one would find it again. */
const proofs = [
  bounded(alternatives),
  triedComponents,
  bounded(spellings),
  bounded(oneReading),
  triedUrls,
  triedFunctions,
];

/**
 * Proves that the grammar of a definition keeps its laws, and tries the author's functions. `defineScheme` does neither, since it runs
 * whenever a program starts: call this function in a test, as the conformance suite of `@url1738/testkit` does, and the compiler.
 *
 * @param definition - The author's definition of a scheme.
 * @returns What is proved and what was tried, see {@link Fact}.
 * @throws Url1738Error - With the code `invalid-definition` and a message that says what to change; if there are several objections, all
 *   that can be found at once. With `contract-version` if a newer copy of `@url1738/core` made the definition, or its grammar has a kind
 *   of node that is unknown here; with `plugin` if one of the author's functions throws.
 * @public
 */
export function checkDefinition<U extends UrlValue>(definition: AnyDefinition<U>): readonly Fact[] {
  return admitted(definition, (copy) => checkAdmitted(copy as unknown as Admitted));
}

function checkAdmitted(definition: Admitted): readonly Fact[] {
  const { name, schemepart } = definition;
  throwErrors(
    [
      ...foundBy([...grammarChecks, ...nameChecks, ...componentChecks], schemepart),
      ...foundBy(referenceChecks, definition),
    ],
    name,
  );
  return proofs.flatMap((prove) => {
    const { objections, facts } = prove(definition);
    throwErrors(objections, name);
    return facts;
  });
}
