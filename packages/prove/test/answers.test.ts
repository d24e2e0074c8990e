import { urlErrorOf } from "@url1738/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { digests } from "../../../tooling/build/vitest/digests.ts";
import { bnf, checkDefinition, generate, trace } from "../src/index.ts";
import { type AnyScheme, anyText, checkedSchemes, PREFIX } from "./random-grammar.ts";

// As much is proved and read of grammars that were drawn once as before. After a change that is meant, `npx pnpm@12 test packages/prove/test/answers.test.ts --update`
// writes the digests, and belongs in the commit.

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
  const all = fc.sample(checkedSchemes, { seed: SEED, numRuns: 120 });
  const told = all.map((scheme, index) => [`grammar ${index}`, toldOf(scheme)] as const);
  await expect(digests("grammars", told)).toMatchFileSnapshot("answers.txt");
});
