import {
  choice,
  decodedText,
  digit,
  list,
  many,
  type Node,
  oneOf,
  optional,
  otherwise,
  type Part,
  type Placement,
  rule,
  sequence,
  some,
} from "@url1738/core/define";
import fc from "fast-check";
import { expect, test } from "vitest";
import { twoReadings } from "../../src/readings/two-readings.ts";
import { valuesOf } from "./values-by-trying.ts";

const site = { defaultPort: undefined };

/** Makes a part of a grammar; no two of its components have the same name. */
type Draft = (newName: () => string) => Part;

const ALPHABET = "ab/";

/** Yields every text up to a length, the shorter ones first. */
function* textsUpTo(length: number): Generator<string> {
  let texts = [""];
  for (let each = 0; each <= length; each++) {
    yield* texts;
    texts = texts.flatMap((text) => [...ALPHABET].map((character) => text + character));
  }
}

const rules = fc.constantFrom<Part>(
  many(oneOf("ab")),
  some(oneOf("ab")),
  many(oneOf("a")),
  oneOf("ab"),
  "a",
  many(oneOf("ab/")),
  sequence(oneOf("a"), optional("/", oneOf("ab"))),
  many("b", many(oneOf("a"))),
);
const absent = fc.constantFrom(undefined, undefined, "", "a");
const component = fc.tuple(rules, absent).map(
  ([item, absent]): Draft =>
    (newName) =>
      decodedText(newName(), item, { absent }),
);
const bareRules = fc.constantFrom<Part>(many(oneOf("ab")), oneOf("ab"), sequence("a", many(oneOf("b"))));
const mark = fc.constantFrom<Part>("/", "a", "b", "ab").map(
  (part): Draft =>
    () =>
      part,
);

const several = (draft: fc.Arbitrary<Draft>, least: number) => fc.array(draft, { minLength: least, maxLength: 3 });
const made = (drafts: readonly Draft[], newName: () => string) => drafts.map((draft) => draft(newName));

const bareComponent = bareRules.map(
  (item): Draft =>
    (newName) =>
      decodedText(newName(), item),
);
/** Items of lists, without a slash. Each optional part has a component, because no value would show a mark alone. */
const item = fc.oneof(
  bareComponent,
  fc.tuple(fc.constantFrom("", "b"), bareComponent, fc.constantFrom("", "b")).map(([before, draft, after]): Draft => {
    const marked = (newName: () => string) => [before, draft(newName), after].filter((part) => part !== "");
    return (newName) => sequence(decodedText(newName(), oneOf("ab")), optional(...marked(newName)));
  }),
);
const anyList = fc.tuple(item, fc.constantFrom<Placement>("before", "between", "after")).map(
  ([item, place]): Draft =>
    (newName) =>
      list(newName(), item(newName) as Node, "/", place),
);

const { grammar } = fc.letrec<{ readonly grammar: Draft }>((tie) => ({
  grammar: fc.oneof(
    { maxDepth: 3 },
    component,
    anyList,
    several(fc.oneof(component, mark, anyList, tie("grammar")), 2).map(
      (drafts): Draft =>
        (newName) =>
          sequence(...made(drafts, newName)),
    ),
    several(fc.oneof(component, mark, tie("grammar")), 1).map(
      (drafts): Draft =>
        (newName) =>
          optional(...made(drafts, newName)),
    ),
    several(tie("grammar"), 2).map(
      (drafts): Draft =>
        (newName) =>
          choice(...made(drafts, newName)),
    ),
    several(tie("grammar"), 1).map(
      (drafts): Draft =>
        (newName) =>
          rule(newName(), ...made(drafts, newName)),
    ),
  ),
}));

const grammars: fc.Arbitrary<Node> = grammar.map((draft) => {
  let count = 0;
  return sequence(draft(() => `c${count++}`));
});

test("whatever the grammar, it is the shortest text that has two values", () => {
  let [ambiguous, clear] = [0, 0];
  fc.assert(
    fc.property(grammars, (node) => {
      const found = twoReadings(node, site);
      if (found === undefined) clear++;
      else {
        ambiguous++;
        expect([found.text, valuesOf(node, found.text).size > 1]).toEqual([found.text, true]);
      }
      const most = Math.min(5, (found?.text.length ?? 6) - 1);
      for (const text of textsUpTo(most)) expect([text, valuesOf(node, text).size < 2]).toEqual([text, true]);
    }),
    { numRuns: 1_500 },
  );
  // Both kinds of grammar have been tried.
  expect(Math.min(ambiguous, clear)).toBeGreaterThan((ambiguous + clear) / 5);
});

const [one, two] = [decodedText("one", some(oneOf("ab"))), decodedText("two", some(oneOf("b")))];
const both = sequence(decodedText("one", many(oneOf("ab"))), decodedText("two", many(oneOf("b"))));

test.each<[why: string, grammar: Part, text: string | undefined, values?: readonly object[]]>([
  ["of alternatives in order, only the first that reads a text counts", otherwise(one, two), undefined],
  [
    "each of them may have two readings",
    sequence("x", otherwise(both, "z")),
    "xb",
    [
      { name: "one", one: '"b"', other: '""' },
      { name: "two", one: '""', other: '"b"' },
    ],
  ],
  [
    "the items of a list, each by itself",
    sequence("x", list("all", both, "/", "before")),
    "x/b",
    [{ name: "all", one: '[{one "b", two ""}]', other: '[{one "", two "b"}]' }],
  ],
  [
    "the items of a list between other things",
    sequence(optional("y"), "x", list("all", both, "/", "after"), some(digit)),
    "xb/0",
  ],
  [
    "a list in one of several alternatives",
    choice(sequence("a", one), sequence("x", list("all", both, "/", "between"))),
    "xb",
  ],
])("%s", (_, grammar, text, values) => {
  const found = twoReadings(sequence(grammar), site);
  expect(found?.text).toBe(text);
  if (values !== undefined) expect(found?.values).toEqual(values);
});
