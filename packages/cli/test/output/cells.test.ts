import { expect, test } from "vitest";
import { cellsOf, columnsOf, fittingCells, spellCells } from "../../src/output/cells.ts";

test.each([
  ["a", "a", 1],
  [" ", " ", 1],
  ["\x1B", "\\x1B", 4],
  ["\u0301", "\\u0301", 6],
  ["ä", "ä", 1],
  ["漢", "漢", 2],
  ["한", "한", 2],
  ["Ａ", "Ａ", 2],
  ["ｱ", "ｱ", 1],
  ["😀", "😀", 2],
  ["🇩", "\\u{1F1E9}", 9],
])("%j takes its columns", (character, cell, columns) => {
  expect(cellsOf(character, 0, character.length)).toEqual([{ shown: cell, columns, index: 0, end: character.length }]);
});

test.each([
  ["from the middle of one", 1, 3, ["😀", "b"]],
  ["to the middle of one", 0, 4, ["😀", "b"]],
  ["beyond the ends", -5, 50, ["😀", "b", "😀"]],
])("no character is cut in two: %s", (_, from, to, shown) => {
  expect(cellsOf("😀b😀", from, to).map((cell) => cell.shown)).toEqual(shown);
});

test("cells fit as long as their columns do", () => {
  const cells = cellsOf("a漢b", 0, 3);
  expect(columnsOf(cells)).toBe(4);
  expect([0, 1, 2, 3, 4, 5].map((columns) => spellCells(fittingCells(cells, columns)))).toEqual([
    "",
    "a",
    "a",
    "a漢",
    "a漢b",
    "a漢b",
  ]);
});
