import { createRequire } from "node:module";
import { file } from "@url1738/file";
import { fileDefinition } from "@url1738/file/definition";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";

// Node's own JSON parser reads the rows: Vite's does not support lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./file.rows.json");

describe("file", () => {
  for (const { name, run } of conformance(file, fileDefinition, rows)) test(name, run);
});
