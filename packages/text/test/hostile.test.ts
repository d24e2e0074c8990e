import { describe, expect, test } from "vitest";
import { registry } from "../../cli/src/index.ts";
import { findUrls } from "../src/index.ts";

// With quadratic time, none of these would end within the time that a test has.

const MANY = 200_000;

function count(text: string): readonly [hits: number, urls: number] {
  let hits = 0;
  let urls = 0;
  for (const { ok } of findUrls(registry, text, { bare: true, prefix: true })) {
    hits += 1;
    if (ok) urls += 1;
  }
  return [hits, urls];
}

describe("time is linear", () => {
  test.each<[string, string, readonly [number, number]]>([
    ["wrappers that begin", "<URL:".repeat(MANY), [0, 0]],
    ["hyphens and line breaks", "-\n".repeat(MANY), [0, 0]],
    ["the same inside a wrapper", `<URL:http://h/${"-\n".repeat(MANY)}>`, [1, 1]],
    ["with a letter between", `<URL:http://h/${"-\na".repeat(MANY)}>`, [1, 1]],
    ["a wrapper without end", `<URL:${"a".repeat(50 * MANY)}`, [0, 0]],
    ["one of brackets", `<URL:${"<".repeat(50 * MANY)}`, [0, 0]],
    ["mailto:", "mailto:".repeat(MANY), [0, 0]],
    ["http://", "http://".repeat(MANY), [0, 0]],
    ["news:", "news:".repeat(MANY), [0, 0]],
    ["news:, and an @ at the end", `${"news:".repeat(MANY)}@h`, [0, 0]],
    ["addresses", "mailto:a@b,".repeat(MANY / 4), [MANY / 4, MANY / 4]],
    ["quotes that nothing closes", "mailto:%22".repeat(MANY), [0, 0]],
    ["users", "ftp://u:".repeat(MANY), [1, 1]],
    ["fragments of what is not a URL", "mailto:x#".repeat(100_000), [0, 0]],
    ["URLs in URLs, too long", "http://a/".repeat(5 * MANY), [1, 1]],
    ["URLs in URLs, cut", `${"http://a/".repeat(100_000)}~`, [0, 0]],
    ["brackets", "(".repeat(50 * MANY), [0, 0]],
    ["brackets in a URL", `http://h/${"(".repeat(MANY)}`, [1, 1]],
    ["brackets around URLs", `${"(".repeat(MANY)}http://h/${")".repeat(MANY)}`, [1, 1]],
    ["full stops", `http://h/${".".repeat(MANY)}`, [1, 1]],
    ["prefixes", "URL:".repeat(MANY), [0, 0]],
    ["blanks after a prefix", `URL:${" ".repeat(50 * MANY)}`, [0, 0]],
    ["blanks after a hyphen", `<URL:http://h/-${" ".repeat(10 * MANY)}>`, [1, 1]],
    ["colons", ":".repeat(50 * MANY), [0, 0]],
  ])("%s", (_, text, counts) => {
    expect(count(text)).toEqual(counts);
  });
});
