import { TooLarge } from "../automaton/nfa.ts";
import { twoReadings } from "../automaton/readings.ts";
import type { Check } from "./check.ts";
import { canonicalTexts } from "./component-checks.ts";
import type { WithGrammar } from "./reference-checks.ts";

/** Checks that each text of a grammar is read in one way only. */

const oneValue: Check<WithGrammar> = ({ name, schemepart, defaultPort }) => {
  const found = twoReadings(schemepart, { defaultPort: defaultPort as number | undefined });
  if (found === undefined) return [];
  const { text, values } = found;
  const told = (which: "one" | "other") => values.map((value) => `${value.name} ${value[which]}`).join(", ");
  return [
    {
      reason: "definition/two-readings",
      sentence:
        'The text "{text}" can be read in two ways: {one}; or {other}. Each text must have one value: put a character between two components that neither of them can have there, and let alternatives and what may be left out begin with characters by which they can be told apart.',
      params: { text: `${String(name)}:${text}`, one: told("one"), other: told("other") },
    },
  ];
};

/** Makes a check report a grammar that is too large instead of throwing. */
const bounded =
  (check: Check<WithGrammar>): Check<WithGrammar> =>
  (definition) => {
    try {
      return check(definition);
    } catch (thrown) {
      if (!(thrown instanceof TooLarge)) throw thrown;
      return [
        {
          reason: "definition/too-large",
          sentence:
            "The grammar is too large to find out whether its texts are read and spelt in one way only: make it smaller, for example by fewer optional parts in a row.",
        },
      ];
    }
  };

/** The checks, in the order of their errors. They assume that the checks of the grammar find nothing. */
export const readingChecks: readonly Check<WithGrammar>[] = [
  bounded(({ schemepart }) => canonicalTexts(schemepart)),
  bounded(oneValue),
];
