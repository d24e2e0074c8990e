import { readFileSync } from "node:fs";
import { findUrls, findUrlsInStream, type UrlHit } from "@url1738/text";
import { describe, expect, test } from "vitest";
import { DRAWS } from "../../../tooling/build/vitest/draws.ts";
import examples from "../../../tooling/documents/rfc/examples.json" with { type: "json" };
import { rfc1738 as registry } from "../../url1738/src/index.ts";

const text = readFileSync(new URL("../../../tooling/documents/rfc/rfc1738.txt", import.meta.url), "utf8");
const fragments = new Map([["http://ds.internic.net/instructions/overview.html", "WARNING"]]);

const summary = ({ text, fragment, ok }: UrlHit) => ({ text, fragment, ok });
const expected = examples.map(({ url }) => ({ text: url, fragment: fragments.get(url), ok: true }));

describe("the text of RFC 1738", () => {
  test("all its wrapped URLs are found, and no others", () => {
    const hits = [...findUrls(registry, text)];
    expect(hits.map(summary)).toEqual(expected);
    for (const hit of hits) {
      expect(text.slice(hit.start, hit.end)).toMatch(/^<URL:[^<>]*>$/);
      expect(text.slice(hit.urlStart, hit.urlEnd).replace(/\s/g, "")).toBe(hit.text);
      expect(hit.ok && hit.url).toEqual(registry.parse(hit.text));
      expect(hit).not.toHaveProperty("alternatives");
    }
  });

  test("they are also found in its octets, whatever the size of the chunks", async () => {
    const octets = new TextEncoder().encode(text);
    // Single octets take most of the time.
    for (const size of DRAWS < 1 ? [7, 4096] : [1, 7, 4096]) {
      const chunks = Array.from({ length: Math.ceil(octets.length / size) }, (_, index) =>
        octets.subarray(index * size, (index + 1) * size),
      );
      const hits: UrlHit[] = [];
      for await (const hit of findUrlsInStream(registry, chunks)) hits.push(hit);
      expect(hits).toEqual([...findUrls(registry, text)]);
    }
  });

  test("none of its prose is taken for a URL", () => {
    const hits = [...findUrls(registry, text, { bare: true, prefix: true })];
    expect(hits.map(summary)).toEqual(expected);
  });
});
