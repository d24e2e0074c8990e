import { urlErrorOf } from "@url1738/core";
import { type AnyDefinition, defineScheme, type Node } from "@url1738/core/define";
import type { WholeScheme } from "@url1738/core/grammar";
import fc from "fast-check";
import { expect, test } from "vitest";
import { digests } from "../../../tooling/build/vitest/digests.ts";
import {
  bnf,
  checkDefinition,
  compareLanguages,
  compareMachines,
  generate,
  type NotationName,
  trace,
} from "../src/index.ts";
import { factored } from "../src/readings/factored.ts";
import { twoReadings } from "../src/readings/two-readings.ts";
import { type AnyScheme, anyText, checkedSchemes, PREFIX } from "./random-grammar.ts";
import telling from "./telling.json" with { type: "json" };
import { madeBy } from "./telling-scope.ts";

// As much is proved and read of grammars as before: of those that were drawn once, and of those that a changed proof treats otherwise. After a
// change that is meant, `npx pnpm@12 test packages/prove/test/answers.test.ts --update` writes the digests, and belongs in the commit.

const SEED = 1738;

const texts = fc.sample(anyText, { seed: SEED, numRuns: 8 }).map((text) => PREFIX + text);

function answerOf(ask: () => unknown): string {
  try {
    return JSON.stringify(ask());
  } catch (thrown) {
    return JSON.stringify(urlErrorOf(thrown) ?? String(thrown));
  }
}

/** Returns everything that is told of a grammar, of some of its texts, and of others. */
function toldOf({ definition, scheme }: AnyScheme): string {
  const drawn = Array.from({ length: 4 }, (_, seed) => answerOf(() => generate(definition, { seed })));
  const accepted = drawn.map((text) => JSON.parse(text) as unknown).filter((text) => typeof text === "string");
  const wrong = accepted.map((text) => `${text.slice(0, -1)}%`);
  return [
    bnf(definition),
    answerOf(() => checkDefinition(definition)),
    ...drawn,
    ...[...accepted, ...wrong, ...texts].flatMap((text) => [
      answerOf(() => scheme.safeParse(text)),
      answerOf(() => scheme.normalize(text)),
      answerOf(() => trace(definition, text)),
    ]),
  ].join("\n");
}

test("the answers", async () => {
  const all = fc.sample(checkedSchemes, { seed: SEED, numRuns: 30 });
  const told = all.map((scheme, index) => [`grammar ${index}`, toldOf(scheme)] as const);
  await expect(digests("grammars", told)).toMatchFileSnapshot("answers.txt");
});

/** Returns everything that is told of a definition, also of one that is refused. */
function toldOfCode(definition: AnyDefinition): string {
  const drawn = [{ seed: 1 }, { seed: 2 }, () => 0, (count: number) => count - 1].map((pick) =>
    answerOf(() => generate(definition, pick)),
  );
  const [text = ""] = drawn.map((answer) => JSON.parse(answer ?? "null") as unknown).filter(isText);
  return [
    answerOf(() => bnf(definition)),
    answerOf(() => checkDefinition(definition)),
    ...drawn,
    answerOf(() => generate(defineScheme(definition as never) as WholeScheme, { seed: 3 })),
    answerOf(() => trace(definition, text)),
    answerOf(() => trace(definition, `${text.slice(0, -1)}%`)),
    answerOf(() => twoReadings(definition.schemepart, { defaultPort: undefined })),
    answerOf(() => bnf({ name: "x", schemepart: factored(definition.schemepart) })),
  ].join("\n");
}

const isText = (answer: unknown): answer is string => typeof answer === "string";

const wrapped = (schemepart: string) =>
  `{ name: "x-a", defaultPort: 7, schemepart: ${schemepart}, access: "It designates nothing." }`;

test("the answers about definitions", async () => {
  const codes = [...telling.definitions, ...telling.schemeparts.map(wrapped)];
  const told = codes.map((code, at) => {
    return [`${at} ${code.slice(0, 80)}`, answerOf(() => toldOfCode(madeBy(code) as AnyDefinition))] as const;
  });
  await expect(digests("definitions", told)).toMatchFileSnapshot("answers-of-definitions.txt");
});

const NOTATIONS: readonly (NotationName | undefined)[] = [undefined, "rfc1738", "rfc1959", "mime", "abnf"];

test("the answers about languages and machines", async () => {
  const languages = telling.languages.map(([grammar = "", rules = ""], at) => {
    const told = NOTATIONS.map((notation) =>
      answerOf(() => {
        const schemepart = madeBy(grammar) as Node;
        return compareLanguages({ name: "x", schemepart }, rules, "x", notation === undefined ? {} : { notation });
      }),
    );
    return [`${at} ${grammar.slice(0, 40)}`, told.join("\n")] as const;
  });
  const machineOf = (code: string) =>
    (defineScheme(madeBy(wrapped(code)) as never) as unknown as WholeScheme).machine();
  const machines = telling.machines.map(([machine = "", other = ""], at) => {
    return [`machines ${at}`, answerOf(() => compareMachines(machineOf(machine), machineOf(other)))] as const;
  });
  await expect(digests("languages", [...languages, ...machines])).toMatchFileSnapshot("answers-of-languages.txt");
});
