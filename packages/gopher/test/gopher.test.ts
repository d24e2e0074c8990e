import { createRequire } from "node:module";
import { gopher } from "@url1738/gopher";
import { gopherDefinition } from "@url1738/gopher/definition";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";

// Node's own JSON parser reads the rows: Vite's does not support lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./gopher.rows.json");

describe("gopher", () => {
  for (const { name, run } of conformance(gopher, gopherDefinition, rows)) test(name, run);
});
