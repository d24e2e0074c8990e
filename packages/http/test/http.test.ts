import { createRequire } from "node:module";
import { http } from "@url1738/http";
import { httpDefinition } from "@url1738/http/definition";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";

// Node's own JSON parser reads the rows: Vite's does not support lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./http.rows.json");

describe("http", () => {
  for (const { name, run } of conformance(http, httpDefinition, rows)) test(name, run);
});
