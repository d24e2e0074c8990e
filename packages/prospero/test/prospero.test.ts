import { createRequire } from "node:module";
import { prospero } from "@url1738/prospero";
import { prosperoDefinition } from "@url1738/prospero/definition";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";

// Node's own JSON parser reads the rows: Vite's does not support lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./prospero.rows.json");

describe("prospero", () => {
  for (const { name, run } of conformance(prospero, prosperoDefinition, rows)) test(name, run);
});
