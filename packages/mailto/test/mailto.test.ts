import { createRequire } from "node:module";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";
import { mailto } from "../src/mailto.ts";

// Node's own reading of JSON: that of Vite knows no lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./mailto.rows.json");

describe("mailto", () => {
  for (const { name, run } of conformance(mailto, rows)) test(name, run);
});
