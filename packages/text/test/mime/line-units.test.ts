import { expect, test } from "vitest";
import { LineUnits } from "../../src/mime/line-units.ts";

/** Returns the text of each unit of a text that arrives in pieces, and whether it begins a line. */
function unitsOf(text: string, piece: number): readonly (readonly [text: string, isStart: boolean])[] {
  const units = new LineUnits();
  const all = [];
  for (let index = 0; index < text.length; index += piece) all.push(...units.push(text.slice(index, index + piece)));
  return [...all, ...units.end()].map(({ text, isStart }) => [text, isStart]);
}

const LONGEST = 65_536;
const long = (length: number) => "x".repeat(length);

test.each<[what: string, text: string, units: readonly (readonly [string, boolean])[]]>([
  [
    "lines that cross pieces far into one",
    `${long(700)}\n${long(900)}\n${long(1000)}\nend`,
    [
      [`${long(700)}\n`, true],
      [`${long(900)}\n`, true],
      [`${long(1000)}\n`, true],
      ["end", true],
    ],
  ],
  [
    "a line that is too long, after a short one",
    `a\n${long(2 * LONGEST + 5)}\nb`,
    [
      ["a\n", true],
      [long(LONGEST), true],
      [long(LONGEST), false],
      [`${long(5)}\n`, false],
      ["b", true],
    ],
  ],
  [
    "an escape where a line that is too long is cut",
    `${long(LONGEST - 1)}=41${long(LONGEST)}\n`,
    [
      [long(LONGEST - 1), true],
      [`=41${long(LONGEST - 3)}`, false],
      ["xxx\n", false],
    ],
  ],
])("%s", (_, text, units) => {
  for (const piece of [text.length, LONGEST, 1000, 977, 64]) expect(unitsOf(text, piece)).toEqual(units);
});
