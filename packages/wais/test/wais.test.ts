import { createRequire } from "node:module";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";
import { wais } from "../src/wais.ts";

// Node's own reading of JSON: that of Vite knows no lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./wais.rows.json");

describe("wais", () => {
  for (const { name, run } of conformance(wais, rows)) test(name, run);
});
