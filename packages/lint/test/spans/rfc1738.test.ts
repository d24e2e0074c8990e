import { readFileSync } from "node:fs";
import { spans } from "@url1738/lint";
import { rfc1738 as registry } from "url1738";
import { rfc1738Definitions } from "url1738/definitions";
import { describe, expect, test } from "vitest";
import { sampled } from "../../../../tooling/build/vitest/draws.ts";
import examples from "../../../../tooling/documents/rfc/examples.json" with { type: "json" };

/** Returns the blocks of a text: each has a URL, and rows below it. */
function blocksOf(text: string): readonly (readonly [url: string, rows: readonly string[]])[] {
  return text
    .trim()
    .split(/\n\n+/)
    .slice(1)
    .map((block) => block.split("\n"))
    .map(([url = "", ...rows]) => [url, rows.map((row) => row.replace(/ +/g, " "))] as const);
}

const blocks = blocksOf(readFileSync(new URL("rfc1738.txt", import.meta.url), "utf8"));

describe("the pieces of", () => {
  test.each(blocks)("%s", (url, rows) => {
    const found = spans(rfc1738Definitions, url).map(({ index, end, component, path, rules }) => {
      const place = path ?? (component === undefined ? "-" : `(${component})`);
      return `${url.slice(index, end) || "<>"} ${place} ${rules.join(" ")}`;
    });
    expect(found).toEqual(rows);
  });
});

test("every example of the RFC is there, except the references", () => {
  const wanted = examples.filter(({ section }) => section !== "References").map(({ url }) => url);
  expect(blocks.map(([url]) => url)).toEqual(expect.arrayContaining(wanted));
});

test("every scheme is there", () => {
  const found = new Set(blocks.map(([url]) => registry.parse(url).scheme));
  expect([...found].sort()).toEqual(registry.schemes.map(({ name }) => name).sort());
});

describe("a long text", () => {
  // An eighth of the longest URL has more pieces than a stack has room for.
  const MOST = 1_048_576;

  const all: readonly (readonly [start: string, unit: string, length: number])[] = [
    ["ftp://h/", "/", MOST / 8],
    ["ftp://h/", "%41", MOST / 8],
    ["http://h/", "/", MOST],
    ["prospero://h/p", ";a=", MOST / 8],
  ];

  test.each(sampled(all))("%s and any number of %s", (start, unit, length) => {
    const text = start + unit.repeat((length - start.length) / unit.length);
    let reached = 0;
    for (const { index, end } of spans(rfc1738Definitions, text)) {
      if (index !== reached) expect(index).toBe(reached);
      reached = end;
    }
    expect(reached).toBe(text.length);
  });
});
