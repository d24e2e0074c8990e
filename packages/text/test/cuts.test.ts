import { createRegistry } from "@url1738/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { registry, rfc1738 } from "../../url1738/src/index.ts";
import { findOptions } from "../src/find-options.ts";
import { createFinder } from "../src/find-urls.ts";
import { type FindOptions, findUrls, type UrlHit, type UrlSource } from "../src/index.ts";

const generic = createRegistry(rfc1738.schemes, { generic: true });

/** Texts full of pieces that begin, end, break or delay a hit. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "<URL:",
        "url:",
        "URL: ",
        ">",
        "<",
        "-\n",
        "\n> ",
        "\n>",
        "> ",
        " ",
        "\r\n",
        "#",
        "#a",
        ".",
        ")",
        "(",
      ),
      fc.constantFrom(
        "http://",
        "h",
        "host.dom/",
        "a",
        "~",
        ":",
        "'",
        "*",
        "é",
        "😀",
        "\ud83d",
        "字",
        "/",
        "%41",
        "%",
        "@",
      ),
      fc.constantFrom(
        "mailto:a@b",
        "mailto:",
        "news:",
        "comp.lang.c",
        "ftp://u:",
        "file:///x",
        "svn+",
        "x@h",
        "<URL:news:a>",
      ),
      fc.constantFrom(
        "X-URL:",
        "URL:\n",
        "https://",
        "?x",
        "-",
        "--",
        ",",
        "{",
        "[",
        "]",
        "|",
        "\u2019",
        "\ufffd",
        "\\",
        "\t",
      ),
      fc.constantFrom(
        "\u2013",
        "\u3002",
        "\uff0e",
        "\uff0d",
        "\u{10ead}",
        "字。字",
        "host.dom",
        ".dom",
        "?u=",
        "&v=",
        "x.y#a@h",
        "\n",
      ),
      fc.constantFrom(
        "=\n",
        "=",
        "= \r\n",
        "=3D",
        "=C3",
        "=A9",
        " \n",
        " \r\n",
        ">",
        "-- \n",
        "\n\n",
        "--b\n",
        "--b--\n",
      ),
      fc.constantFrom(
        "\x1b[31m",
        "\x1b[m\x1b[K",
        "\x1b[2J",
        "\x1b]8;;",
        "\x1b]8;id=1;http://h/x\x1b\\",
        "\x1b]8;;\x07",
        "\x1b]0;",
        "\x07",
        "\x1b",
        "\x1b(B",
        "\x9c",
      ),
      fc.constantFrom(
        "**",
        "_",
        "*",
        "__",
        ' "',
        "\\n",
        "\\",
        "'",
        "www.",
        "www.h.dom",
        "htpp://h",
        "http//h.d",
        "&gt;",
        "&quot;",
        "<http://h/",
        " \n",
      ),
      fc.constantFrom(
        "\n\nFrom a@b Sat Jan  3 01:05:34 1996\n",
        "Content-Type: multipart/mixed;\n boundary=b\n",
        "Content-Type: text/plain; format=flowed; delsp=yes; charset=latin1\n",
        "Content-Transfer-Encoding: quoted-printable\n",
      ),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(""));

const options = fc.record({
  prefix: fc.boolean(),
  bare: fc.boolean(),
  broken: fc.boolean(),
  www: fc.boolean(),
  quoted: fc.boolean(),
  mime: fc.constantFrom<FindOptions["mime"][]>(
    false,
    true,
    { encoding: "quoted-printable" },
    { format: "flowed" },
    { encoding: "quoted-printable", format: "flowed", delSp: true },
  ),
  limit: fc.constantFrom(10, 25, 2_097_152),
  lines: fc.boolean(),
});

const sources = fc.constantFrom(rfc1738 as UrlSource, generic as UrlSource, registry as UrlSource);

/** Texts in pieces, cut at random. */
const cutTexts = fc.tuple(texts, fc.array(fc.nat({ max: 100 }))).map(([text, cuts]) => {
  const offsets = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length];
  return { text, pieces: offsets.slice(1).map((offset, index) => text.slice(offsets[index], offset)) };
});

function inPieces(pieces: readonly string[], given: FindOptions, source: UrlSource = rfc1738): readonly UrlHit[] {
  const finder = createFinder(source, findOptions(given));
  return [...pieces.flatMap((piece) => (finder.add(piece) ? [...finder.look(false)] : [])), ...finder.look(true)];
}

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
    expect(inPieces(text.split(""), given)).toEqual([...findUrls(rfc1738, text, given)]);
    expect(inPieces(text.split(/(?<=^(?:.{7})+)/su), given)).toEqual([...findUrls(rfc1738, text, given)]);
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
