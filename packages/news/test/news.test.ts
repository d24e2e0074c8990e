import { createRequire } from "node:module";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";
import { news } from "../src/news.ts";

// Node's own reading of JSON: that of Vite knows no lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./news.rows.json");

describe("news", () => {
  for (const { name, run } of conformance(news, rows)) test(name, run);
});
