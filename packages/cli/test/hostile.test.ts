import type { UrlError } from "@url1738/core";
import { diagnose, repair } from "@url1738/lint";
import { describe, expect, test } from "vitest";
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

/** The families for which `repair` tries all pairs of a bounded number of places: the work is linear only for texts with more places. */
const BOUNDED_PAIRS = new Set(["parameters of wais", "searches of wais", "question marks"]);

describe("work to explain, render and repair is linear", () => {
  test.each(families)("$name", (family) => {
    const length = BOUNDED_PAIRS.has(family.name) ? 16_384 : 2048;
    expect(growthOfWork((most) => lookAt(textOf(family, most)), length)).toBeLessThan(MOST_GROWTH);
  });
});
