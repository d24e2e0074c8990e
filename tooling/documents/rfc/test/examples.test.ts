import { expect, test } from "vitest";
import { examplesOf } from "../../../compiled/rows-of.ts";
import examples from "../examples.json" with { type: "json" };

test.each(examples)("§$section: $url is a row of its scheme", ({ url }) => {
  const [scheme = ""] = url.split(":");
  expect(examplesOf(scheme).urls.map((row) => row.url)).toContain(url);
});
