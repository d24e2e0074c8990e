import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { clientSentences } from "../../client/src/errors/client-sentences.ts";
import * as adviceSentences from "../../core/src/errors/advice-sentences.ts";
import { findingSentences } from "../../core/src/inspect/finding-sentences.ts";
import { pathSentences } from "../../file/src/path-sentences.ts";
import { allAdvice, allSentences } from "../src/sentences/all-sentences.ts";

const packages = fileURLToPath(new URL("../..", import.meta.url));

/** What speaks of inputs: the command line has a table of its own, and all that speaks to authors speaks English. */
const speaking = readdirSync(packages).filter(
  (name) => !["cli", "compile", "create-scheme", "fr", "testkit"].includes(name),
);

const sources = speaking.flatMap((name) =>
  readdirSync(`${packages}/${name}/src`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => readFileSync(`${packages}/${name}/src/${file}`, "utf8")),
);

const found = (pattern: RegExp, prefix = "") =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, reason]) => `${prefix}${reason}`));

const literal = found(/\breason: "([\w/-]+)"/g);
const made = [...found(/invalidOption\([^,]+, "([\w-]+)"/g, "text/"), ...found(/\badvice\("([\w-]+)"/g, "mailto/")];
const tables = [
  ...Object.keys(findingSentences),
  ...Object.keys(pathSentences).map((reason) => `file/${reason}`),
  ...Object.keys(clientSentences).map((reason) => `client/${reason}`),
];
const advised = Object.values(adviceSentences);
const reasons = new Set([...literal, ...made, ...tables]);

describe("every reason has a French sentence", () => {
  test("all were found", () => {
    expect(new Set(literal).size).toBeGreaterThan(80);
    expect(made.length).toBeGreaterThan(8);
  });

  test.each([...reasons])("%s", (reason) => {
    expect(Object.keys({ ...allSentences, ...allAdvice })).toContain(reason);
  });

  test.each(advised.map(({ reason }) => reason))("%s, as advice", (reason) => {
    expect(Object.keys(allAdvice)).toContain(reason);
  });
});

const pairs = [
  ...advised.map(({ reason, sentence }) => [reason, sentence, allAdvice[reason]] as const),
  ...Object.entries(findingSentences).map(([reason, english]) => [reason, english, allSentences[reason]] as const),
  ...Object.entries(clientSentences).map(
    ([reason, english]) => [reason, english, allSentences[`client/${reason}`]] as const,
  ),
];

/** What a sentence speaks of. */
const spokenOf = (sentence: string) =>
  (sentence.match(/\{[^{}]+\}/g) ?? []).map((name) => name.replace(/^\{(?:de|raw) /, "{"));

test.each(pairs)("%s speaks of nothing that the facts lack", (_, english, french = "") => {
  // The component is a field of the fact.
  for (const name of spokenOf(french)) expect([...spokenOf(english), "{component}"]).toContain(name);
});

test("no French sentence is left over", () => {
  const all = Object.keys({ ...allSentences, ...allAdvice }).map((name) => name.replace(/:end$/, ""));
  expect(all.filter((reason) => !reasons.has(reason) && !reason.endsWith("/designates"))).toEqual([]);
});
