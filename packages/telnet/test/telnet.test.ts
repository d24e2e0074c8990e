import { createRequire } from "node:module";
import { telnet } from "@url1738/telnet";
import { telnetDefinition } from "@url1738/telnet/definition";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";
import { withoutGrowth } from "../../testkit/test/without-growth.ts";

// Node's own JSON parser reads the rows: Vite's does not support lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./telnet.rows.json");

describe("telnet", () => {
  for (const { name, run } of withoutGrowth(conformance(telnet, telnetDefinition, rows))) test(name, run);
});
