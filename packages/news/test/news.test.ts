import { createRequire } from "node:module";
import { news } from "@url1738/news";
import { newsDefinition } from "@url1738/news/definition";
import { conformance, type Examples } from "@url1738/testkit";
import { describe, test } from "vitest";

// Node's own JSON parser reads the rows: Vite's does not support lone surrogates.
const rows: Examples = createRequire(import.meta.url)("./news.rows.json");

describe("news", () => {
  for (const { name, run } of conformance(news, newsDefinition, rows)) test(name, run);
});
