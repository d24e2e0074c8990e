import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rfc1738 } from "../../url1738/src/index.ts";
import { findOptions } from "../src/find-options.ts";
import { createFinder } from "../src/find-urls.ts";
import { findUrls } from "../src/index.ts";
import { options, sources, texts } from "./drawn-texts.ts";
import { inPieces } from "./in-pieces.ts";

/** Texts in pieces, cut at random. */
const cutTexts = fc.tuple(texts, fc.array(fc.nat({ max: 100 }))).map(([text, cuts]) => {
  const offsets = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length];
  return { text, pieces: offsets.slice(1).map((offset, index) => text.slice(offsets[index], offset)) };
});

describe("the cuts of a text change nothing", () => {
  test("any text, any cuts", () => {
    fc.assert(
      fc.property(cutTexts, options, sources, ({ text, pieces }, given, source) => {
        expect(inPieces(pieces, given, source)).toEqual([...findUrls(source, text, given)]);
      }),
      { numRuns: 1500 },
    );
  });

  test("one code unit after the other", () => {
    fc.assert(
      fc.property(texts, options, sources, (text, given, source) => {
        expect(inPieces(text.split(""), given, source)).toEqual([...findUrls(source, text, given)]);
      }),
      { numRuns: 700 },
    );
  });

  test("long wrappers, long URLs and long tails, in many pieces", () => {
    const long = "a".repeat(3000);
    const text = `<URL:http://h/${long}\n${long}> http://h/${long}#${long}. URL:${" ".repeat(3000)}news:a <URL:${long} http://i/~${long}`;
    const given = { bare: true, prefix: true };
    expect([...findUrls(rfc1738, text, given)].map(({ start, end }) => end - start)).toEqual([6016, 6010, 3010]);
    expect(inPieces(text.split(""), given, rfc1738)).toEqual([...findUrls(rfc1738, text, given)]);
    expect(inPieces(text.match(/.{1,7}/gs) ?? [], given, rfc1738)).toEqual([...findUrls(rfc1738, text, given)]);
  });
});

describe("hits", () => {
  test("do not overlap, lie within the text, and their URLs are those of the rfc1738", () => {
    fc.assert(
      fc.property(texts, options, sources, (text, given, source) => {
        let position = 0;
        for (const hit of findUrls(source, text, given)) {
          const { start, urlStart, urlEnd, end } = hit;
          const offsets = [position, start, urlStart, urlEnd, end, text.length];
          expect([...offsets].sort((a, b) => a - b)).toEqual(offsets);
          expect(source.safeParse(hit.text).ok).toBe(hit.ok);
          position = end;
        }
      }),
      { numRuns: 700 },
    );
  });

  test("are those that are right, with or without those that are not", () => {
    fc.assert(
      fc.property(texts, options, sources, (text, given, source) => {
        const right = (broken: boolean) =>
          [...findUrls(source, text, { ...given, broken })]
            .filter(({ ok }) => ok)
            .map(({ start, end }) => [start, end]);
        expect(right(true)).toEqual(right(false));
      }),
      {
        numRuns: 1000,
        examples: [
          [
            "URL:news:mailto:a@b",
            {
              prefix: true,
              bare: false,
              broken: false,
              www: false,
              quoted: false,
              mime: false,
              limit: 2_097_152,
              lines: false,
            },
            rfc1738,
          ],
        ],
      },
    );
  });

  test("come as soon as their end is known", () => {
    const scanner = createFinder(rfc1738, findOptions({ bare: true }));
    const pieces = ["a <URL:ne", "ws:a", "> http:/", "/h", "/b", " ", "c"];
    expect(pieces.map((piece) => (scanner.add(piece) ? [...scanner.look(false)] : []).map(({ text }) => text))).toEqual(
      [[], [], ["news:a"], [], [], ["http://h/b"], []],
    );
  });
});
