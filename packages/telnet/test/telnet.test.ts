import { createRequire } from "node:module";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";
import { telnet } from "../src/telnet.ts";

// Node's own reading of JSON: that of Vite knows no lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./telnet.rows.json");

describe("telnet", () => {
  for (const { name, run } of conformance(telnet, rows)) test(name, run);
});
