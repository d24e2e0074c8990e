import { createRequire } from "node:module";
import { nntp } from "@url1738/nntp";
import { nntpDefinition } from "@url1738/nntp/definition";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";
import { withoutGrowth } from "../../testkit/test/without-growth.ts";

// Node's own JSON parser reads the rows: Vite's does not support lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./nntp.rows.json");

describe("nntp", () => {
  for (const { name, run } of withoutGrowth(conformance(nntp, nntpDefinition, rows))) test(name, run);
});
