import type { UrlError } from "@url1738/core";
import { diagnose, repair } from "@url1738/lint";
import { describe, expect, test } from "vitest";
import { DRAWS, sampled } from "../../../tooling/build/vitest/draws.ts";
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

/** The length of texts that show how the work grows: half of it will do, unless everything is drawn. */
const LENGTH = DRAWS < 1 ? 1024 : 2048;

describe("work to explain, render and repair is linear", () => {
  test.each(sampled(sampled(families)))("$name", (family) => {
    expect(growthOfWork((most) => lookAt(textOf(family, most)), LENGTH)).toBeLessThan(MOST_GROWTH);
  });
});
