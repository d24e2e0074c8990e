import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Scheme } from "@url1738/core";
import {
  type AnyDefinition,
  alpha,
  decodedText,
  defineScheme,
  many,
  type Node,
  sequence,
  some,
  uchar,
  without,
} from "@url1738/core/define";
import { generate } from "@url1738/prove";
import { afterAll, describe, expect, test } from "vitest";
import { randomFrom } from "../../../tooling/bench/random.ts";
import { SEED, sampled, scaled } from "../../../tooling/build/vitest/draws.ts";
import { compileScheme } from "../src/index.ts";
import { cases } from "./definition-cases.ts";
import { compiledModules, unprovedCode } from "./generate.ts";
import * as own from "./modules/case-functions.ts";
import { expectSame, expectSameMachines, type Subject, textOutcome, valueOutcome } from "./outcomes.ts";
import { lengthened } from "./pieces.ts";

// Definitions with features that none of the ten schemes uses.

const folder = mkdtempSync(join(tmpdir(), "url1738-definitions-"));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));

const modules = { ...compiledModules, [new URL("modules/case-functions.ts", import.meta.url).href]: own };

const definitionOf = (schemepart: Node, more: object): AnyDefinition =>
  ({ name: "x-a", schemepart, access: "It designates nothing.", ...more }) as AnyDefinition;

const codeOf = (definition: AnyDefinition) =>
  compileScheme(definition as never, modules, { exportName: "scheme" }).code;

// By day, a ninth.
const proved = sampled(sampled(cases));

test("a literal escape is decoded, and spelt again", async () => {
  const rule = sequence(some(alpha), many("%2F", some(alpha)));
  const definition = definitionOf(sequence(decodedText("a", rule), "!"), {});
  const file = join(folder, "literal-escape.mjs");
  writeFileSync(file, codeOf(definition));
  const compiled = (await import(/* @vite-ignore */ file)).scheme as Scheme;
  for (const scheme of [defineScheme(definition as never) as unknown as Scheme, compiled]) {
    expect(scheme.parse("x-a:b%2Fc!")).toEqual({ scheme: "x-a", a: "b/c" });
    expect(scheme.format({ scheme: "x-a", a: "b/c" } as never)).toBe("x-a:b%2Fc!");
    expect(() => scheme.format({ scheme: "x-a", a: "b%2Fc" } as never)).toThrow();
  }
});

test("a long text may have escapes with a digit that must not be raw", async () => {
  const definition = definitionOf(sequence("//", decodedText("a", some(without(uchar, "a")))), {});
  const file = join(folder, "escaped-digits.mjs");
  writeFileSync(file, codeOf(definition));
  const compiled = (await import(/* @vite-ignore */ file)).scheme as Scheme;
  const text = `x-a://${"bcd%4aB%aa".repeat(40)}`;
  expect([compiled.canParse(text), compiled.canParse(`${text}a`), compiled.safeParse(text).ok]).toEqual([
    true,
    false,
    true,
  ]);
});

describe.each(cases.map(([title, ...others]) => ({ title, others })))("$title", ({ title, others }) => {
  const [schemepart, more = {}] = others;

  test("does the same compiled as interpreted", async () => {
    const definition = definitionOf(sequence(schemepart), more);
    const interpreted = defineScheme(definition as never) as unknown as Scheme & Subject;
    const file = join(folder, `${title.replaceAll(" ", "-")}.mjs`);
    const isProved = proved.some(([name]) => name === title);
    writeFileSync(file, isProved ? codeOf(definition) : unprovedCode(definition, modules, "scheme"));
    const compiled = (await import(/* @vite-ignore */ file)).scheme as Scheme & Subject;
    expect([compiled.bare, compiled.secrets?.paths]).toEqual([interpreted.bare, interpreted.secrets?.paths]);
    expectSameMachines(compiled, interpreted);
    const pick = randomFrom(SEED);
    const pieces = [
      "",
      "é",
      "%",
      "%41",
      ",",
      ";",
      "?",
      "/",
      "[::1]",
      "[1:2]",
      "@",
      "=",
      ";old",
      "BIG",
      "a,a",
      "a".repeat(64),
    ];
    for (let count = 0; count < scaled(400); count++) {
      const changed = (url: string) => {
        const at = "x-a:".length + pick(url.length - "x-a:".length + 1);
        return url.slice(0, at) + pieces[pick(pieces.length)] + url.slice(at + pick(2));
      };
      const url = generate(definition as never, pick);
      const text = changed(url);
      const long = changed(lengthened(url, pick));
      expect([long, compiled.canParse(long)]).toEqual([long, compiled.safeParse(long).ok]);
      for (const one of [url, text]) {
        const outcome = textOutcome(interpreted, one) as { readonly url?: Record<string, unknown> };
        expectSame(one, textOutcome(compiled, one), outcome);
        // Wrong values differ by the shape of their original URL, and there are few shapes.
        if (count % 8 > 0) continue;
        for (const key of Object.keys(outcome.url ?? {}))
          for (const odd of [undefined, "", "a", "a b", [], [""], [{}], true, false, 7, 123]) {
            const value = { ...outcome.url, [key]: odd };
            expectSame(value, valueOutcome(compiled, value), valueOutcome(interpreted, value));
          }
      }
    }
  });
});
