import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { registry } from "../../cli/src/index.ts";
import { type FindOptions, findUrls, findUrlsInStream, type TextStream, type UrlHit } from "../src/index.ts";
import { Scanner } from "../src/scanner.ts";

const defaults = { prefix: false, bare: false, broken: false, quoted: false, mime: false, limit: 2_097_152 };

/** Texts full of what begins, ends, breaks or delays a hit. */
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
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(""));

const options = fc.record({
  prefix: fc.boolean(),
  bare: fc.boolean(),
  quoted: fc.boolean(),
  limit: fc.constantFrom(10, 25, 2_097_152),
});

/** A text in pieces, cut at random. */
const cutTexts = fc.tuple(texts, fc.array(fc.nat({ max: 100 }))).map(([text, cuts]) => {
  const offsets = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length];
  return { text, pieces: offsets.slice(1).map((offset, index) => text.slice(offsets[index], offset)) };
});

function inPieces(pieces: readonly string[], given: FindOptions): readonly UrlHit[] {
  const scanner = new Scanner(registry, { ...defaults, ...(given as typeof defaults) });
  return [...pieces.flatMap((piece) => (scanner.add(piece) ? [...scanner.look(false)] : [])), ...scanner.look(true)];
}

async function all(stream: TextStream, given: FindOptions = {}): Promise<readonly UrlHit[]> {
  const hits: UrlHit[] = [];
  for await (const hit of findUrlsInStream(registry, stream, given)) hits.push(hit);
  return hits;
}

describe("where a text is cut changes nothing", () => {
  test("any text, any cuts", () => {
    fc.assert(
      fc.property(cutTexts, options, ({ text, pieces }, given) => {
        expect(inPieces(pieces, given)).toEqual([...findUrls(registry, text, given)]);
      }),
      { numRuns: 1500 },
    );
  });

  test("one code unit after the other", () => {
    fc.assert(
      fc.property(texts, options, (text, given) => {
        expect(inPieces(text.split(""), given)).toEqual([...findUrls(registry, text, given)]);
      }),
      { numRuns: 700 },
    );
  });

  test("long wrappers, long URLs and long tails, in many pieces", () => {
    const long = "a".repeat(3000);
    const text = `<URL:http://h/${long}\n${long}> http://h/${long}#${long}. URL:${" ".repeat(3000)}news:a <URL:${long} http://i/~${long}`;
    const given = { bare: true, prefix: true };
    expect([...findUrls(registry, text, given)].map(({ start, end }) => end - start)).toEqual([6016, 6010, 3010]);
    expect(inPieces(text.split(""), given)).toEqual([...findUrls(registry, text, given)]);
    expect(inPieces(text.split(/(?<=^(?:.{7})+)/su), given)).toEqual([...findUrls(registry, text, given)]);
  });
});

describe("hits", () => {
  test("do not overlap, lie within the text, and their URLs are those of the registry", () => {
    fc.assert(
      fc.property(texts, options, (text, given) => {
        let position = 0;
        for (const hit of findUrls(registry, text, given)) {
          const { start, urlStart, urlEnd, end } = hit;
          const offsets = [position, start, urlStart, urlEnd, end, text.length];
          expect([...offsets].sort((a, b) => a - b)).toEqual(offsets);
          expect(registry.canParse(hit.text)).toBe(hit.ok);
          position = end;
        }
      }),
      { numRuns: 700 },
    );
  });

  test("come as soon as their end is known", () => {
    const scanner = new Scanner(registry, { ...defaults, bare: true });
    const pieces = ["a <URL:ne", "ws:a", "> http:/", "/h", "/b", " ", "c"];
    expect(pieces.map((piece) => (scanner.add(piece) ? [...scanner.look(false)] : []).map(({ text }) => text))).toEqual(
      [[], [], ["news:a"], [], [], [], ["http://h/b"]],
    );
  });
});

describe("streams", () => {
  const text = "é <URL:ftp://ds.in\n  ternic.net/rfc> 😀 <URL:news:a>";
  const expected = [...findUrls(registry, text)];
  const octets = new TextEncoder().encode(text);
  const single = Array.from(octets, (octet) => Uint8Array.of(octet));

  async function* later<T>(chunks: readonly T[]): AsyncGenerator<T> {
    yield* chunks;
  }

  /** As in browsers that cannot iterate over a stream. */
  function withoutIterator(stream: ReadableStream<Uint8Array>): TextStream {
    return { getReader: () => stream.getReader() as ReadableStreamDefaultReader<Uint8Array> };
  }

  test.each<[string, () => TextStream]>([
    ["strings", () => text.split("")],
    ["octets", () => single],
    ["strings that come later", () => later(text.split(""))],
    ["octets that come later", () => later(single)],
    ["a ReadableStream of octets", () => new Blob([octets]).stream()],
    ["a ReadableStream that cannot be iterated over", () => withoutIterator(new Blob([octets]).stream())],
    ["a stream of Node, of octets", () => Readable.from(single.map((chunk) => Buffer.from(chunk)))],
    ["a stream of Node, of strings", () => Readable.from([text])],
  ])("%s", async (_, open) => {
    expect(await all(open())).toEqual(expected);
  });

  test("octets that are no UTF-8 become U+FFFD, and a byte order mark counts", async () => {
    const [hit] = await all([Uint8Array.of(0xef, 0xbb, 0xbf, 0xe9), "<URL:news:a>"]);
    expect(hit?.start).toBe(2);
  });

  test("a ReadableStream is cancelled when nobody wants more, and its errors come through", async () => {
    let reason: unknown = "open";
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("<URL:news:a> ")),
      cancel: () => {
        reason = "cancelled";
      },
    });
    for await (const { ok } of findUrlsInStream(registry, withoutIterator(endless))) {
      expect(ok).toBe(true);
      break;
    }
    expect(reason).toBe("cancelled");
    const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("broken")) });
    await expect(all(withoutIterator(broken))).rejects.toThrow("broken");
  });
});
