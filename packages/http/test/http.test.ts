import { createRequire } from "node:module";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";
import { http } from "../src/http.ts";

// Node's own reading of JSON: that of Vite knows no lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./http.rows.json");

describe("http", () => {
  for (const { name, run } of conformance(http, rows)) test(name, run);
});
