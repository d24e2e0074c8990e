import { createRequire } from "node:module";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";
import { nntp } from "../src/nntp.ts";

// Node's own reading of JSON: that of Vite knows no lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./nntp.rows.json");

describe("nntp", () => {
  for (const { name, run } of conformance(nntp, rows)) test(name, run);
});
