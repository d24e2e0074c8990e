import { createRequire } from "node:module";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";
import { ftp } from "../src/ftp.ts";

// Node's own reading of JSON: that of Vite knows no lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./ftp.rows.json");

describe("ftp", () => {
  for (const { name, run } of conformance(ftp, rows)) test(name, run);
});
