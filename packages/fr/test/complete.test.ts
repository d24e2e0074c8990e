import { afterAll, expect, test } from "vitest";
import { fr } from "../src/index.ts";
import { allAdvice, allSentences } from "../src/sentences/all-sentences.ts";
import { saidBy } from "./reasons/example.ts";
import { listedReasons } from "./reasons/listed-reasons.ts";
import { remove } from "./reasons/serving.ts";

/** All reasons, each with an example; a test of that list checks that none is missing. */
const listed = listedReasons();

afterAll(remove);

test.each(listed)("$reason is said in French", async ({ reason, example }) => {
  const said = await saidBy(example, reason);
  if (said === undefined) throw new Error(`${example} says something else`);
  const { message, hint } = fr(said.fact);
  // A reason without a French sentence, or without the facts for it, has its English one.
  expect([undefined, said.sentence]).not.toContain(said.isHint ? hint : message);
});

test("no French sentence is left over", () => {
  const names = Object.keys({ ...allSentences, ...allAdvice }).map((name) => name.replace(/:end$/, ""));
  const known = listed.map(({ reason }) => reason);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test("every French text is a sentence, or several", () => {
  expect(Object.values({ ...allSentences, ...allAdvice }).filter((text) => !/^\S.*[.?!}]$/.test(text))).toEqual([]);
});

test("an escaped character is « codé », as in the French translations of RFC 1738", () => {
  expect(Object.values({ ...allSentences, ...allAdvice }).filter((sentence) => /encod/i.test(sentence))).toEqual([]);
});

const fields = ["component", "found", "scheme", "replacement", "errors", "url"];

test.each(Object.entries({ ...allSentences, ...allAdvice }))(
  "the French of %s speaks of nothing that the facts lack",
  (name, sentence) => {
    const rows = listed.filter(({ reason }) => reason === name.replace(/:end$/, ""));
    const spokenOf = [...sentence.matchAll(/\{(?:(?:le|un|de|à|raw) )?(\w+)\}/g)].map(([, param]) => param);
    for (const param of spokenOf) expect([...fields, ...rows.flatMap(({ params }) => params)]).toContain(param);
  },
);
