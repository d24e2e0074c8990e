import { expect, test } from "vitest";
import { LineSplitter } from "../../src/input/line-splitter.ts";

function linesOf(chunks: readonly Buffer[], longest = 100): readonly string[] {
  const splitter = new LineSplitter(longest);
  const lines: string[] = [];
  const takeAll = () => {
    for (let line = splitter.next(); line !== undefined; line = splitter.next()) lines.push(line);
  };
  for (const chunk of chunks) {
    splitter.push(chunk);
    takeAll();
  }
  splitter.end();
  takeAll();
  return lines;
}

test.each([
  ["nothing", "", []],
  ["one empty line", "\n", [""]],
  ["no remainder after the last LF", "a\nb\n", ["a", "b"]],
  ["a last line without LF", "a\nb", ["a", "b"]],
  ["empty lines in between", "a\n\n\r\nb\n", ["a", "", "", "b"]],
  ["CRLF", "a\r\nb\r\n", ["a", "b"]],
  ["a CR alone is a character", "a\rb\r\r\n\rc\n", ["a\rb\r", "\rc"]],
  ["a CR at the end without LF is a character", "a\r\nb\r", ["a", "b\r"]],
  ["only a CR at the end", "\r", ["\r"]],
])("lines: %s", (_, text, lines) => {
  expect(linesOf([Buffer.from(text)])).toEqual(lines);
});

// Every line contains something that a cut must not split: CRLF, UTF-8 of two to four octets, an octet that is not UTF-8.
const torn = Buffer.from("a\r\né€\r\n\n😀\xFF", "utf8");
const mixed = Buffer.concat([torn, Buffer.from([0xe9, 0x0d, 0x0a, 0xe2, 0x82, 0x0a, 0xef, 0xbb, 0xbf, 0x62])]);
const expected = ["a", "é€", "", "😀\xFF\uDCE9", "\uDCE2\uDC82", "\uFEFFb"];

test("the cuts of the chunks change nothing", () => {
  expect(linesOf([mixed])).toEqual(expected);
  expect(linesOf([...mixed].map((octet) => Buffer.from([octet])))).toEqual(expected);
  for (let first = 0; first <= mixed.length; first++)
    for (let second = first; second <= mixed.length; second++)
      expect(linesOf([mixed.subarray(0, first), mixed.subarray(first, second), mixed.subarray(second)])).toEqual(
        expected,
      );
});

test("a chunk may be overwritten once its lines are taken out", () => {
  const splitter = new LineSplitter(100);
  const chunk = Buffer.from("a\nbc");
  splitter.push(chunk);
  expect(splitter.next()).toBe("a");
  expect(splitter.next()).toBeUndefined();
  chunk.fill("x");
  splitter.end();
  expect(splitter.next()).toBe("bc");
});

test.each([
  ["ASCII", "abcdefgh"],
  ["two octets a character", "äbödéfgh"],
  ["three octets a character", "€€€€€€€€"],
  ["pairs of surrogates", "😀😀😀😀"],
])("a line longer than the limit is cut one code unit after it: %s", (_, line) => {
  const octets = Buffer.from(`${line.repeat(9)}\r\nok\n${line}`);
  const cut = [line.repeat(2).slice(0, 11), "ok", line];
  expect(linesOf([octets], 10)).toEqual(cut);
  expect(
    linesOf(
      [...octets].map((octet) => Buffer.from([octet])),
      10,
    ),
  ).toEqual(cut);
});

test("a line of exactly the limit is whole, whatever its line end", () => {
  const line = "€".repeat(10);
  expect(linesOf([Buffer.from(`${line}\r\n${line}\n${line}`)], 10)).toEqual([line, line, line]);
});

test("lines of any length are the same, whatever is decoded with them", () => {
  const lengths = [32_767, 1, 32_768, 0, 32_769, 4095, 70_000, ...Array.from({ length: 900 }, (_, index) => index)];
  const lines = lengths.map((length, index) => `${"a".repeat(length)}${index % 5 === 0 ? "é" : ""}`);
  for (const most of [lines.length, 6, 3]) {
    const some = lines.slice(0, most);
    expect(linesOf([Buffer.from(some.join("\n"))], 100_000)).toEqual(some);
  }
});
