import { uchar, without } from "@url1738/core/define";
import { expect, test } from "vitest";
import { escapeDigits } from "../../src/automaton/nfa.ts";

const HEX = "0123456789ABCDEFabcdef";

test.each<[why: string, left: readonly number[], digits: ReturnType<typeof escapeDigits>]>([
  ["any digit can follow any", [], [[HEX, HEX]]],
  [
    "the second digit depends on the first, in either case",
    [0x0a, 0x0d, 0xa0],
    [
      ["0", "0123456789BCEFbcef"],
      ["123456789BCDEFbcdef", HEX],
      ["Aa", HEX.slice(1)],
    ],
  ],
  [
    "a digit that nothing can follow is not there",
    Array.from({ length: 16 }, (_, second) => 0x20 + second),
    [[HEX.replace("2", ""), HEX]],
  ],
])("%s", (_, left, digits) => {
  expect(escapeDigits(without(uchar, ...left))).toEqual(digits);
});
