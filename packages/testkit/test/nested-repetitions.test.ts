import { alpha, defineScheme, many, optional, rule, schemeDefinition, some, unescapedText } from "@url1738/core/define";
import { describe, test } from "vitest";
import { DRAWS } from "../../../tooling/build/vitest/draws.ts";
import { conformance } from "../src/index.ts";

/** Repetitions in repetitions match the same letters in many ways, and still take time in proportion to the text. */

/** The checks of long texts; by day those of the letters and hyphens that the repetitions have, since others end the text. */
const TRIED = DRAWS < 1 ? /^(?:work grows linearly with any number of "[a-]|the longest)/ : /^(?:work|the longest)/;

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
    if (TRIED.test(name)) test(name, run);
});
