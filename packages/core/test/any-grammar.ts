import { type AnyDefinition, defineScheme, type Scheme, urlErrorOf } from "@url1738/core";
import {
  alpha,
  type CharacterSet,
  choice,
  decodedText,
  digit,
  list,
  lowalpha,
  many,
  type Node,
  oneOf,
  optional,
  type Part,
  type Placement,
  sequence,
  some,
  uchar,
  unescapedText,
} from "@url1738/core/grammar";
import fc from "fast-check";

/** Random grammars, and texts for them. */

const SCHEME = "x-any";
export const PREFIX = `${SCHEME}:`;

/** A scheme of a grammar, and its definition. */
export interface AnyGrammar {
  readonly definition: AnyDefinition;
  readonly scheme: Scheme;
}

/** A scheme of a grammar. */
export function grammarOf(part: Part): AnyGrammar {
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
const mark = fc.constantFrom("/", "@", ";", "=", ":", "?x=", "//").map(
  (text): Draft =>
    () =>
      text,
);

/** Some drafts as one; each is made in its turn. */
const made = (drafts: readonly Draft[], newName: () => string) => drafts.map((draft) => draft(newName));

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
      fc.array(tie("grammar"), { minLength: 2, maxLength: 3 }).map(
        (drafts): Draft =>
          (newName) =>
            choice(...(made(drafts, newName) as [Part, ...Part[]])),
      ),
    ),
  };
});

/** Most are schemes; some have a list whose separator stands in its items, and are refused. */
export const grammars: fc.Arbitrary<AnyGrammar> = grammar
  .map((draft) => {
    let count = 0;
    try {
      return grammarOf(draft(() => `c${count++}`));
    } catch (thrown) {
      if (urlErrorOf(thrown)?.code !== "invalid-definition") throw thrown;
      return undefined;
    }
  })
  .filter((one) => one !== undefined);

/** Texts of which some derive from such grammars. */
export const anyText: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom(..."ab1;/@=:?x&%", "%41", "%2F"),
  maxLength: 12,
});
