import { readdirSync } from "node:fs";
import type { Scheme } from "@url1738/core";
import { type AnyDefinition, defineScheme } from "@url1738/core/define";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, expect, test } from "vitest";
import { dividedChecks, withoutGrowth } from "../../testkit/test/without-growth.ts";
import { identifierOf } from "../src/plan/names.ts";
import { corpora, corpus } from "./corpora/corpus.ts";

/** The gallery: each scheme keeps the laws, and its examples are right. */

const gallery = new URL("../gallery/", import.meta.url);
const names = readdirSync(gallery).map((file) => file.replace(/\.ts$/, ""));

describe.each(names)("%s", async (name) => {
  const path = new URL(`${name}.ts`, gallery).href;
  const exports = (await import(/* @vite-ignore */ path)) as Record<string, unknown>;
  const definition = exports[`${identifierOf(name)}Definition`] as AnyDefinition;
  const rows = exports.rows as Examples;
  const scheme = defineScheme(definition as never) as unknown as Scheme;
  const checks = conformance(scheme as never, definition as never, rows);
  for (const check of withoutGrowth(dividedChecks(checks, name.length, true))) test(check.name, check.run);

  if (corpora.includes(name))
    test.each(corpus(name))("$text, of people who use it", ({ text, href, index, component }) => {
      const result = scheme.safeParse(text);
      if (href !== undefined) expect(result.ok && scheme.format(result.url)).toBe(href);
      else expect(result).toMatchObject({ error: { index, ...(component !== undefined && { component }) } });
    });
});
