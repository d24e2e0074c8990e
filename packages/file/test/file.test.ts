import { createRequire } from "node:module";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";
import { file } from "../src/file.ts";

// Node's own reading of JSON: that of Vite knows no lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./file.rows.json");

describe("file", () => {
  for (const { name, run } of conformance(file, rows)) test(name, run);
});
