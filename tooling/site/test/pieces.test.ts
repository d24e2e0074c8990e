import { describe, expect, test } from "vitest";
import { examples } from "../explorer/src/examples.ts";
import { linesOfPieces } from "../explorer/src/url/lines-of-pieces.ts";
import { piecesOf } from "../explorer/src/url/pieces.ts";
import { studyOf } from "../explorer/src/url/study.ts";

describe("every character belongs to a piece, and every piece to a line:", () => {
  test.each(examples)("$url", ({ url, isGeneric = false }) => {
    const { pieces } = studyOf(url, isGeneric);
    expect(pieces.map(({ text }) => text).join("")).toBe(url);
    expect(linesOfPieces(pieces).flatMap((line) => line.map(({ piece }) => piece))).toEqual(pieces);
  });
});

test("a piece ends where what is wrong begins and ends", () => {
  const port = piecesOf("http://h.dom:99999/", { index: 13, end: 18 });
  expect(port.filter(({ isWrong }) => isWrong).map(({ text }) => text)).toEqual(["99999"]);
  const blank = piecesOf("ftp://h/a b", { index: 9, end: 10 });
  expect(blank.map(({ text }) => text)).toEqual(["ftp", "://", "h", "/", "", "a", " ", "b"]);
});

test("lines are broken between pieces", () => {
  const lines = linesOfPieces(studyOf(`ftp://h.dom/${"abcdefg/".repeat(40)}`, false).pieces);
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) expect(line.reduce((sum, { piece }) => sum + piece.text.length, 0)).toBeLessThanOrEqual(72);
});
