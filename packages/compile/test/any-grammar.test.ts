import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyDefinition } from "@url1738/core/define";
import * as compiledCore from "@url1738/core/runtime";
import { bnf, generate } from "@url1738/prove";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as checks from "../../prove/test/check-text.ts";
import { anyText, checkedSchemes, PREFIX, picks } from "../../prove/test/random-grammar.ts";
import { emitScheme } from "../src/emit/emit-scheme.ts";
import { CompileError } from "../src/index.ts";
import { corePath } from "./generate.ts";
import { expectSame, expectSameMachines, inspected, type Subject, textOutcome, valueOutcome } from "./outcomes.ts";

const checksPath = new URL("../../prove/test/check-text.ts", import.meta.url).href;

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "url1738-any-"));
});

afterAll(() => rm(folder, { recursive: true, maxRetries: 20 }));

let count = 0;

/** Compiles the scheme; `undefined` if it cannot be compiled. */
async function compiled(definition: AnyDefinition): Promise<Subject | undefined> {
  try {
    const modules = { [corePath]: compiledCore, [checksPath]: checks };
    const { code } = emitScheme(definition, modules, { exportName: "any" }, new Set(["usual"]));
    const path = join(folder, `${count++}.mjs`);
    await writeFile(path, code);
    return (await import(/* @vite-ignore */ path)).any;
  } catch (thrown) {
    if (thrown instanceof CompileError) return undefined;
    throw thrown;
  }
}

/** Returns values that are nearly those of a scheme. */
function altered(value: Readonly<Record<string, unknown>>): readonly object[] {
  const keys = Object.keys(value);
  const odd = [undefined, "", "a/b", "é", [], ["a", ""], [{}], {}, 1];
  return keys.flatMap((key) => odd.map((one) => ({ ...value, [key]: one })));
}

test("every grammar does the same compiled as interpreted", async () => {
  let refused = 0;
  let all = 0;
  await fc.assert(
    fc.asyncProperty(
      checkedSchemes,
      fc.array(anyText, { minLength: 10, maxLength: 15 }),
      fc.array(picks, { minLength: 8, maxLength: 8 }),
      async ({ definition, scheme: interpreted }, texts, decisions) => {
        all++;
        const grammar = bnf(definition);
        const own = await compiled(definition);
        if (own === undefined) {
          refused++;
          return;
        }
        expectSameMachines(own, interpreted as Subject);
        const drawn = decisions.map((pick) => generate(definition, pick));
        for (const text of [...drawn, ...drawn.map((url) => `${url}a`), ...texts.map((rest) => PREFIX + rest)]) {
          const outcome = textOutcome(interpreted as Subject, text) as { readonly url?: object };
          expectSame([grammar, text], textOutcome(own, text), outcome);
          expectSame([grammar, text], inspected(own, text), inspected(interpreted as Subject, text));
          for (const value of outcome.url === undefined ? [] : altered(outcome.url as never).slice(0, 20))
            expectSame([grammar, value], valueOutcome(own, value), valueOutcome(interpreted as Subject, value));
        }
      },
    ),
    { numRuns: 100 },
  );
  expect(refused).toBeLessThan(all / 4);
});
