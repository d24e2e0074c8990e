import { createRequire } from "node:module";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";
import { gopher } from "../src/gopher.ts";

// Node's own reading of JSON: that of Vite knows no lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./gopher.rows.json");

describe("gopher", () => {
  for (const { name, run } of conformance(gopher, rows)) test(name, run);
});
