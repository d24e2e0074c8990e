import { fr } from "@url1738/fr";
import { describe, expect, test } from "vitest";
import { draftOf, refusalOf, trialOf } from "../explorer/src/author/draft.ts";
import type { Sketch } from "../explorer/src/author/read-grammar.ts";
import { sampleGrammar } from "../explorer/src/author/sample-grammar.ts";
import { english } from "../explorer/src/speech.ts";

function sketchOf(source: string): Sketch {
  const draft = draftOf(source);
  if ("refusal" in draft) throw new Error(draft.refusal);
  return draft.sketch;
}

const { fact } = english;

const sample = sketchOf(sampleGrammar);

test("the same seed gives the same URLs, and another seed gives others", () => {
  expect(trialOf(sample, 2)?.urls).toEqual(trialOf(sample, 2)?.urls);
  expect(trialOf(sample, 3)?.urls).not.toEqual(trialOf(sample, 2)?.urls);
});

test.each([
  ["without its port", 'sequence("//", hostport)', "port", "port"],
  [
    "with two readings",
    'sequence(decodedText("a", many(uchar)), decodedText("b", many(uchar)))',
    "can be read in two ways",
    "peut se lire de deux façons",
  ],
])("a definition %s is refused, but can still be tried", (_, schemepart, english, french) => {
  const sketch = sketchOf(`defineScheme({ name: "x-a", schemepart: ${schemepart} });`);
  expect(refusalOf(sketch, fact)).toContain(english);
  expect(refusalOf(sketch, fr)).toContain(french);
  expect(trialOf(sketch, 1)?.bnf).toContain("x-aurl = ");
});

describe("a definition that is too broken to be tried is only refused:", () => {
  test.each([
    "defineScheme(5);",
    "defineScheme({});",
    'defineScheme({ name: "x-a" });',
    'defineScheme({ name: "x-a", schemepart: 5 });',
    'defineScheme({ name: "x-a", schemepart: sequence(hostport, 5) });',
    'defineScheme({ name: "x-a", schemepart: { kind: "lookahead" } });',
  ])("%s", (source) => {
    expect(refusalOf(sketchOf(source), fact)).toEqual(expect.any(String));
    expect(trialOf(sketchOf(source), 1)).toBeUndefined();
  });
});
