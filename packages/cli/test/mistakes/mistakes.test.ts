import { readFileSync } from "node:fs";
import { createRegistry, type Registry, type Result, type Scheme, type UrlError, type UrlValue } from "@url1738/core";
import { componentName, fr, typeset } from "@url1738/fr";
import { httpsDefinition } from "@url1738/https/definition";
import {
  applyFixes,
  audit,
  type Diagnosis,
  diagnose,
  ipSchemePart,
  isMisspelt,
  namesNear,
  repair,
  secretsIn,
  spans,
} from "@url1738/lint";
import { services } from "@url1738/lint/services";
import { isRelative, relate, resolve, safeResolve } from "@url1738/relative";
import { fromUrl, toUrl } from "@url1738/relative/platform";
import { advice, rfc1738 } from "url1738";
import { rfc1738Definitions } from "url1738/definitions";
import { expect, test } from "vitest";
import { digests } from "../../../../tooling/build/vitest/digests.ts";
import { answerOf } from "../answer-of.ts";
import { everyScheme } from "../every-scheme.ts";

// Every function answers as before to texts with mistakes, chosen because few others notice some change of the sources. After a change that is
// meant, `npx pnpm@12 test packages/cli/test/mistakes --update` writes the digests, and belongs in the commit.

/** The registries that are asked, in turn. */
const registries = {
  "every scheme": [await everyScheme()],
  // With advice and without.
  "few schemes": [createRegistry(rfc1738.schemes, { advice, generic: true }), createRegistry(rfc1738.schemes)].map(
    (registry) => registry as unknown as Registry,
  ),
} satisfies Readonly<Record<string, readonly Registry[]>>;

/** The texts, by the registries and by what is asked. They are not imported, as some have half of a surrogate pair. */
const tellingTexts: Readonly<Record<keyof typeof registries, Readonly<Record<string, readonly string[]>>>> = JSON.parse(
  readFileSync(new URL("telling-texts.json", import.meta.url), "utf8"),
);

/** The names of the ten schemes. */
const NAMES = rfc1738.schemes.map(({ name }) => name);

const definitions = [...rfc1738Definitions, httpsDefinition];

const inFrench = (errors: Diagnosis) => [errors.map((error) => [error, fr(error)]), errors.more];

/** The answers to a text of a registry. A text about two URLs has a line for each. */
const ASKED: Readonly<Record<string, (registry: Registry, text: string) => readonly unknown[]>> = {
  diagnose: (registry, text) => inFrench(diagnose(registry, text)),
  repair: (registry, text) => [repair(registry, text), repair(registry, text, { likely: true })],
  audit: (registry, text) => audit(registry, text).map((finding) => [finding, fr(finding)]),
  spans: (registry, text) => [
    spans(registry, text),
    secretsIn(registry, text),
    answerOf(() => ipSchemePart(registry.parse(text) as never)),
  ],
  definitions: (_, text) => {
    const definition = definitions.find(({ name }) => text.toLowerCase().startsWith(`${name}:`));
    return [spans(definitions, text), definition && spans(definition, text.toUpperCase())];
  },
  applyFixes: (registry, text) => {
    const errors = diagnose(registry, text);
    return [
      inFrench(diagnose(registry, text, { limit: 1 })),
      applyFixes(text, errors),
      applyFixes(text, errors, { likely: true }),
      ...errors.map((error) => applyFixes(text, error, { likely: true })),
    ];
  },
  resolve: (registry, text) => {
    const [base = "", reference = ""] = text.split("\n");
    const target = safeResolve(registry, base, reference);
    return [
      target,
      answerOf(() => resolve(registry, base, reference)),
      answerOf(() => relate(registry, base, reference)),
      target.ok && answerOf(() => relate(registry, base, target.url)),
      answerOf(() => safeResolve(registry, registry.parse(base), reference)),
      isRelative(reference),
      answerOf(() => toUrl(registry, base)),
      URL.canParse(base) && answerOf(() => fromUrl(registry, new URL(base))),
    ];
  },
  // A text of no scheme is asked of the first one.
  alone: (registry, text) => {
    const [written = ""] = text.split(":");
    const [first, ...others] = registry.schemes;
    const scheme = (others.find(({ name }) => name === written.toLowerCase()) ?? first) as Scheme;
    return [
      inFrench(diagnose(scheme, text)),
      repair(scheme, text, { likely: true }),
      spans(scheme, text),
      isMisspelt(registry, written),
      namesNear(text.split(/[:/]/)[0] ?? "", NAMES),
      componentName(text.split(/\W/)[0] ?? ""),
      typeset(text),
    ];
  },
  fr: (registry, text) => {
    const result: Result<UrlValue> = registry.safeParse(text);
    if (result.ok) return [audit(registry, result.url), services.get(Number(/:(\d+)/.exec(text)?.[1]))];
    const { params, advice: hint, ...error } = result.error as UrlError & Record<string, unknown>;
    return [fr(result), fr(error), fr({ ...error, reason: "unknown" } as never)];
  },
};

test("the answers to mistakes", async () => {
  const answers = Object.entries(tellingTexts).flatMap(([name, asked]) =>
    Object.entries(asked).map(([what, texts]) => {
      const all = registries[name as keyof typeof registries];
      const lines = texts.map(
        (text) =>
          `${JSON.stringify(text)}\n  ${all.map((each) => answerOf(() => ASKED[what]?.(each, text))).join("\n  ")}\n`,
      );
      return [`${what} of ${name}`, lines.join("")] as const;
    }),
  );
  await expect(digests("mistakes", answers)).toMatchFileSnapshot("answers.txt");
});
