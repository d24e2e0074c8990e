import { createRequire } from "node:module";
import { ftp } from "@url1738/ftp";
import { ftpDefinition } from "@url1738/ftp/definition";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";

// Node's own JSON parser reads the rows: Vite's does not support lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./ftp.rows.json");

describe("ftp", () => {
  for (const { name, run } of conformance(ftp, ftpDefinition, rows)) test(name, run);
});
