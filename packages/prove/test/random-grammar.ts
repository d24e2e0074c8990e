import type { Scheme } from "@url1738/core";
import {
  type AnyDefinition,
  alpha,
  type CharacterSet,
  choice,
  decimal,
  decodedText,
  defineScheme,
  digit,
  keyword,
  list,
  lowalpha,
  many,
  type Node,
  oneOf,
  optional,
  type Part,
  type Placement,
  rule,
  sequence,
  some,
  uchar,
  unescapedText,
} from "@url1738/core/define";
import type { Draw } from "@url1738/prove";
import fc from "fast-check";
import { foundBy } from "../src/checks/check.ts";
import { grammarChecks } from "../src/checks/grammar-checks.ts";
import { checkText, lowerCase } from "./check-text.ts";

/** Random grammars, for properties of every grammar, even of one that gives a text two values. */

const SCHEME = "x-any";

/** The beginning of each of their URLs. */
export const PREFIX = `${SCHEME}:`;

/** A scheme and its definition. */
export interface AnyScheme {
  readonly definition: AnyDefinition;
  readonly scheme: Scheme;
}

/** Makes a scheme from a grammar. */
export function schemeOf(part: Part): AnyScheme {
  const definition = { name: SCHEME, section: "4", schemepart: sequence(part), access: "Its URLs name nothing." };
  return { definition, scheme: defineScheme(definition) as Scheme };
}

const encodable: readonly CharacterSet[] = [
  oneOf(uchar),
  oneOf(uchar, "="),
  oneOf(uchar, "@;"),
  oneOf(uchar, "/"),
  oneOf(uchar, "&?"),
];
const bare: readonly CharacterSet[] = [oneOf(lowalpha), oneOf(digit), oneOf(alpha, digit, "-")];

/** Makes a part of a grammar; no two of its components have the same name. */
type Draft = (newName: () => string) => Part;

const repetition = fc.constantFrom(many, some);
const encodedComponent = fc.tuple(repetition, fc.constantFrom(...encodable)).map(
  ([repeated, set]): Draft =>
    (newName) =>
      decodedText(newName(), repeated(set)),
);
const bareComponent = fc.tuple(repetition, fc.constantFrom(...bare)).map(
  ([repeated, set]): Draft =>
    (newName) =>
      unescapedText(newName(), repeated(set)),
);
const component = fc.oneof({ weight: 2, arbitrary: encodedComponent }, { weight: 1, arbitrary: bareComponent });

/** Components with rules beyond the grammar. */
const checkedComponent = fc.constantFrom<Draft>(
  (newName) => decimal(newName(), some(digit), 12),
  (newName) => decodedText(newName(), many(uchar), { check: checkText }),
  (newName) => decodedText(newName(), many(uchar), { check: checkText, absent: "b" }),
  (newName) => unescapedText(newName(), some(oneOf(alpha, "-")), lowerCase, { check: checkText }),
);
const mark = fc.constantFrom("/", "@", ";", "=", ":", "?x=", "//", keyword("b=")).map(
  (part): Draft =>
    () =>
      part,
);

/** Makes parts from several drafts, one after the other. */
const made = (drafts: readonly Draft[], newName: () => string) => drafts.map((draft) => draft(newName));

/** Returns random drafts, put together from random components. */
function draftsOf(component: fc.Arbitrary<Draft>): fc.Arbitrary<Draft> {
  const record = fc.tuple(component, mark, component).map(
    (drafts): Draft =>
      (newName) =>
        sequence(...made(drafts, newName)),
  );
  const anyList = fc
    .tuple(
      fc.oneof(component, record),
      fc.constantFrom("/", ";", "&"),
      fc.constantFrom<Placement>("before", "between", "after"),
    )
    .map(
      ([item, separator, place]): Draft =>
        (newName) => {
          const made = item(newName);
          return list(newName(), made as Node, separator, place);
        },
    );
  const { grammar } = fc.letrec<{ readonly grammar: Draft }>((tie) => {
    const several = (least: number) =>
      fc.array(fc.oneof(component, mark, tie("grammar")), { minLength: least, maxLength: 4 });
    return {
      grammar: fc.oneof(
        { maxDepth: 4 },
        component,
        anyList,
        several(1).map(
          (drafts): Draft =>
            (newName) =>
              sequence(...made(drafts, newName)),
        ),
        several(1).map(
          (drafts): Draft =>
            (newName) =>
              optional(...made(drafts, newName)),
        ),
        several(1).map(
          (drafts): Draft =>
            (newName) =>
              rule(newName(), ...made(drafts, newName)),
        ),
        fc.array(tie("grammar"), { minLength: 2, maxLength: 3 }).map(
          (drafts): Draft =>
            (newName) =>
              choice(...(made(drafts, newName) as [Part, ...Part[]])),
        ),
      ),
    };
  });
  return grammar;
}

/** Makes a scheme from a draft; `undefined` if its grammar has an error, such as a list with its separator in its items. */
function schemeOfDraft(draft: Draft): AnyScheme | undefined {
  let count = 0;
  const any = schemeOf(draft(() => `c${count++}`));
  return foundBy(grammarChecks, any.definition.schemepart).length > 0 ? undefined : any;
}

const schemesOf = (component: fc.Arbitrary<Draft>): fc.Arbitrary<AnyScheme> =>
  draftsOf(component)
    .map(schemeOfDraft)
    .filter((scheme) => scheme !== undefined);

/** Schemes without rules beyond the grammar. */
export const schemes: fc.Arbitrary<AnyScheme> = schemesOf(component);

/** Schemes with such rules in some components. */
export const checkedSchemes: fc.Arbitrary<AnyScheme> = schemesOf(fc.oneof(component, checkedComponent));

/** Texts of the characters that these grammars use. */
export const anyText: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom(..."abx1;/@=:?&%B", "%41", "%2F"),
  maxLength: 12,
});

/**
 * The number of random decisions; later ones end the text as soon as its grammar allows. If a text can be read in many ways, an
 * expression may try them all, and each further character multiplies them.
 */
const DECISIONS = 40;

/** Random decisions for the generator. */
export const picks: fc.Arbitrary<Draw> = fc
  .array(fc.nat({ max: 0xffff }), { minLength: DECISIONS, maxLength: DECISIONS })
  .map((numbers) => {
    const decisions = numbers.values();
    return (count) => (decisions.next().value ?? 0) % count;
  });
