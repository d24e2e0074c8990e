import { readFileSync } from "node:fs";
import type { Examples } from "@url1738/testkit";
import { expect, test } from "vitest";
import examples from "../examples.json" with { type: "json" };

function rowsOf(scheme: string): Examples {
  const file = new URL(`../../../../packages/${scheme}/test/${scheme}.rows.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Examples;
}

test.each(examples)("§$section: $url is a row of its scheme", ({ url }) => {
  const [scheme = ""] = url.split(":");
  expect(rowsOf(scheme).urls.map((row) => row.url)).toContain(url);
});
