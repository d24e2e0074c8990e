import { createRequire } from "node:module";
import { mailto } from "@url1738/mailto";
import { mailtoDefinition } from "@url1738/mailto/definition";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";

// Node's own JSON parser reads the rows: Vite's does not support lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./mailto.rows.json");

describe("mailto", () => {
  for (const { name, run } of conformance(mailto, mailtoDefinition, rows)) test(name, run);
});
