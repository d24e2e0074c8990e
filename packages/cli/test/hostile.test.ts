import type { UrlError } from "@url1738/core";
import { diagnose, repair } from "@url1738/lint";
import { describe, expect, test } from "vitest";
import { DRAWS } from "../../../tooling/build/vitest/draws.ts";
import { growthOfWork, MOST_GROWTH } from "../../testkit/src/counted-work.ts";
import { textOf } from "../../text/test/hostile-families.ts";
import { french } from "../src/language/french.ts";
import { renderErrors } from "../src/output/render-error.ts";
import { registryFor } from "../src/schemes/registry-for.ts";
import { families } from "./malformed-families.ts";

const registry = registryFor({ rfc: true });

/** Diagnoses a text, renders its errors and repairs it. */
function lookAt(text: string): void {
  const errors: readonly UrlError[] = diagnose(registry, text);
  renderErrors(errors, text, { schemes: registry });
  renderErrors(errors, text, { schemes: registry, language: french });
  repair(registry, text);
  repair(registry, text, { likely: true });
}

/**
 * The lengths of texts that show how the work grows, for families that need more than 2,048 characters: `repair` tries all pairs of a
 * bounded number of places, or each error has another one next to it. Half of that will do, unless everything is drawn.
 */
const LENGTHS: Readonly<Record<string, number>> = {
  "parameters of wais": 16_384,
  "searches of wais": 16_384,
  "question marks": 16_384,
  "that, and escapes that are not allowed there": 32_768,
};

describe("work to explain, render and repair is linear", () => {
  test.each(families)("$name", (family) => {
    const length = (LENGTHS[family.name] ?? 2048) / (DRAWS < 1 ? 2 : 1);
    expect(growthOfWork((most) => lookAt(textOf(family, most)), length)).toBeLessThan(MOST_GROWTH);
  });
});
