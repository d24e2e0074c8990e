import { createRequire } from "node:module";
import { conformance, type Examples } from "@url1738/testkit";
import { wais } from "@url1738/wais";
import { waisDefinition } from "@url1738/wais/definition";
import { describe, test } from "vitest";

// Node's own JSON parser reads the rows: Vite's does not support lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./wais.rows.json");

describe("wais", () => {
  for (const { name, run } of conformance(wais, waisDefinition, rows)) test(name, run);
});
