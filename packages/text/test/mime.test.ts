import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rfc1738 as registry } from "../../url1738/src/index.ts";
import { encodeQuotedPrintable, type FindOptions, findUrls } from "../src/index.ts";
import { MimeText } from "../src/mime/mime-text.ts";
import { inPieces } from "./in-pieces.ts";

interface Row {
  readonly section: string;
  readonly why: string;
  readonly text: string;
  readonly mime: FindOptions["mime"];
  /** The whole hit, as written in the mail, and the URL. */
  readonly found: readonly { readonly in: string; readonly text: string }[];
}

const rows = JSON.parse(readFileSync(new URL("mime.rows.json", import.meta.url), "utf8")) as readonly Row[];

test.each(rows)("§$section: $why", ({ text, mime, found }) => {
  const hits = [...findUrls(registry, text, { mime, bare: true })];
  expect(hits.map((hit) => ({ in: text.slice(hit.start, hit.end), text: hit.text }))).toEqual(found);
  for (const { start, urlStart, urlEnd, end } of hits)
    expect([start, urlStart, urlEnd, end]).toEqual([start, urlStart, urlEnd, end].sort((a, b) => a - b));
});

/** Encodes a text as in mail: breaks lines anywhere, and escapes some characters. */
const encodings = fc.infiniteStream(fc.nat({ max: 9 })).map((choices) => (text: string) => {
  let encoded = "";
  for (const octet of Buffer.from(text)) {
    const choice = choices.next().value as number;
    const isPlain = octet > 0x20 && octet < 0x7f && octet !== 0x3d && choice > 2;
    encoded += isPlain ? String.fromCharCode(octet) : `=${octet.toString(16).toUpperCase().padStart(2, "0")}`;
    if (choice === 9) encoded += "=\r\n";
  }
  return encoded;
});

const texts = fc
  .array(fc.constantFrom("http://h/", "<URL:news:a", "> ", " ", "é", "x=1", "~", "”", "#b", "mailto:a@b", "-\n", "."), {
    maxLength: 20,
  })
  .map((parts) => parts.join(""));

test("an encoded URL is found like any other, at its place", () => {
  const options = { bare: true, broken: true, prefix: true };
  fc.assert(
    fc.property(texts, encodings, (text, encode) => {
      const encoded = encode(text);
      const decoded = (part: string) =>
        Buffer.from(
          part
            .replace(/=\r\n/g, "")
            .replace(/=(..)/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
          "latin1",
        ).toString();
      const plain = [...findUrls(registry, text, options)];
      const hits = [...findUrls(registry, encoded, { ...options, mime: { encoding: "quoted-printable" } })];
      expect(hits.map((hit) => hit.text)).toEqual(plain.map((hit) => hit.text));
      expect(hits.map(({ start, end }) => decoded(encoded.slice(start, end)))).toEqual(
        plain.map(({ start, end }) => text.slice(start, end)),
      );
      expect(hits.map(({ urlStart, urlEnd }) => decoded(encoded.slice(urlStart, urlEnd)))).toEqual(
        plain.map(({ urlStart, urlEnd }) => text.slice(urlStart, urlEnd)),
      );
    }),
    { numRuns: 500 },
  );
});

test("lines of any length, and hits after much that was changed", () => {
  const long = `${"=3D=\n".repeat(5_000)} http://h/=\na `.repeat(3);
  const line = `${"x".repeat(65_535)}=3D http://h/a=3Db`;
  const found = (text: string) =>
    [...findUrls(registry, text, { bare: true, mime: { encoding: "quoted-printable", format: "flowed" } })].map(
      (hit) => [text.slice(hit.start, hit.end), hit.text],
    );
  expect(found(long)).toEqual(Array(3).fill(["http://h/=\na", "http://h/a"]));
  expect(found(line)).toEqual([["http://h/a=3Db", "http://h/a=b"]]);
});

const anyText = fc
  .array(fc.oneof(fc.constantFrom(" ", "\t", "\r\n", "\n", "\r", "=", "é", "😀", "a", "~", "."), fc.string()), {
    maxLength: 60,
  })
  .map((parts) => Buffer.from(parts.join("")).toString());

test("a text that is encoded and decoded again is the same, and no line of it is too long", () => {
  fc.assert(
    fc.property(anyText, fc.nat({ max: 90 }), (text, column) => {
      const encoded = encodeQuotedPrintable(text, { column });
      const decoder = new MimeText({ encoding: "quoted-printable" });
      expect(decoder.push(encoded) + decoder.end()).toBe(text);
      expect(encoded).toMatch(/^[\t\r\n -~]*$/);
      expect(encoded).not.toMatch(/[ \t]$/m);
      const [first = "", ...lines] = encoded.split(/\r?\n/);
      for (const line of [" ".repeat(Math.min(column, 75)) + first, ...lines])
        expect(line.length).toBeLessThanOrEqual(76);
    }),
  );
});

test.each([
  ["http://h/?a=b", undefined, "http://h/?a=3Db"],
  ["a ", undefined, "a=20"],
  ["a\tb\t\r\nc", undefined, "a\tb=09\r\nc"],
  ["é", { column: 70 }, "=\r\n=C3=A9"],
  ["\udce9", undefined, "=E9"],
  ["\ud83d", undefined, "=EF=BF=BD"],
])("%j is encoded %j", (text, options, encoded) => {
  expect(encodeQuotedPrintable(text, options)).toBe(encoded);
});

test("in a long letter that arrives in pieces, every URL is found at its place", () => {
  const lines = Array.from({ length: 1500 }, (_, number) => `http://h.dom/${number}=3Da=\r\nb \r\n/c=2C =C3=A9\r\n`);
  const mime = { encoding: "quoted-printable", format: "flowed", delSp: true } as const;
  const options = { bare: true, lines: true, mime };
  const text = lines.join("");
  const whole = [...findUrls(registry, text, options)];
  expect(whole.map((hit) => hit.text)).toEqual(lines.map((_, number) => `http://h.dom/${number}=ab/c`));
  expect(inPieces(text.match(/.{1,997}/gs) ?? [], options, registry)).toEqual(whole);
});

test("only a string is encoded", () => {
  expect(() => encodeQuotedPrintable(5 as never)).toThrow(expect.objectContaining({ code: "not-a-string" }));
});
