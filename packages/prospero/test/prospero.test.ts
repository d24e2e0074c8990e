import { createRequire } from "node:module";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";
import { prospero } from "../src/prospero.ts";

// Node's own reading of JSON: that of Vite knows no lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./prospero.rows.json");

describe("prospero", () => {
  for (const { name, run } of conformance(prospero, rows)) test(name, run);
});
