import { alpha, defineScheme, many, optional, rule, schemeDefinition, some, unescapedText } from "@url1738/core/define";
import { describe, test } from "vitest";
import { conformance } from "../src/index.ts";

/** Repetitions in repetitions match the same letters in many ways, and still take time in proportion to the text. */

describe.each([
  ["one or more", some(some(alpha), many("-"))],
  ["any number", many(many(many(alpha)), optional("-"))],
])("%s", (_, word) => {
  const definition = schemeDefinition({
    name: "x-nested",
    schemepart: unescapedText("word", rule("word", word)),
    access: "It designates a word.",
  });
  for (const { name, run } of conformance(defineScheme(definition), definition, {
    urls: [{ url: "x-nested:ab-", value: { word: "ab-" } }],
  }))
    if (/^(?:work|the longest)/.test(name)) test(name, run);
});
