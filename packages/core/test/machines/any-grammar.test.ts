import { defineScheme, generate, type Scheme, urlErrorOf } from "@url1738/core";
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
  simulator,
  some,
  uchar,
  unescapedText,
} from "@url1738/core/grammar";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const SCHEME = "x-any";
const PREFIX = `${SCHEME}:`;

function schemeOf(part: Part): Scheme {
  const definition = { name: SCHEME, section: "4", schemepart: sequence(part), access: "Its URLs name nothing." };
  return defineScheme(definition) as Scheme;
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
const schemes = grammar
  .map((draft) => {
    let count = 0;
    try {
      return schemeOf(draft(() => `c${count++}`));
    } catch (thrown) {
      if (urlErrorOf(thrown)?.code !== "invalid-definition") throw thrown;
      return undefined;
    }
  })
  .filter((scheme) => scheme !== undefined);

const anyText = fc.string({ unit: fc.constantFrom(..."ab1;/@=:?x&%", "%41", "%2F"), maxLength: 12 });

/** Checks that parse, canParse, the simulation and the errors are of one mind about a text. */
function checkAgreement(scheme: Scheme, text: string): void {
  const result = scheme.safeParse(PREFIX + text);
  const isRight = simulator(scheme.schemepart)(text) === undefined;
  expect([text, result.ok, scheme.canParse(PREFIX + text)]).toEqual([text, isRight, isRight]);
  if (!result.ok) expect([text, result.error.code]).toEqual([text, "syntax"]);
}

test("whatever the grammar, its machines agree", () => {
  fc.assert(
    fc.property(
      schemes,
      fc.array(anyText, { maxLength: 6 }),
      fc.infiniteStream(fc.nat({ max: 0xffff })),
      (scheme, texts, numbers) => {
        const drawn = generate(scheme, (count) => (numbers.next().value as number) % count).slice(PREFIX.length);
        expect(scheme.canParse(PREFIX + drawn)).toBe(true);
        for (const text of [drawn, drawn.slice(0, -1), `${drawn}a`, ...texts]) checkAgreement(scheme, text);
      },
    ),
    { numRuns: 2_000 },
  );
});

describe("a list of objects that is one reading of several", () => {
  const pair = sequence(decodedText("key", some(uchar)), "=", decodedText("value", many(uchar)));
  const pairs = list("pairs", pair, ";", "between");

  test("does not hide the alternative after it", () => {
    const scheme = schemeOf(choice(pairs, decodedText("text", some(uchar))));
    expect(scheme.parse("x-any:hello")).toEqual({ scheme: "x-any", text: "hello" });
    expect(scheme.parse("x-any:a=b;c=")).toEqual({
      scheme: "x-any",
      pairs: [
        { key: "a", value: "b" },
        { key: "c", value: "" },
      ],
    });
  });

  test("does not take what belongs to a part before it", () => {
    const wide = sequence(decodedText("key", some(oneOf(uchar, "@"))), "=", decodedText("value", many(uchar)));
    const user = decodedText("user", some(oneOf(uchar, "=")));
    const scheme = schemeOf(sequence(optional(user, "@"), list("pairs", wide, ";", "between")));
    expect(scheme.parse("x-any:a=b@c=d")).toEqual({
      scheme: "x-any",
      user: "a=b",
      pairs: [{ key: "c", value: "d" }],
    });
  });
});
