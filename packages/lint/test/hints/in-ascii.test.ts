import { expect, test } from "vitest";
import { inAscii } from "../../src/hints/host-hints.ts";

test.each<[character: string, ascii: string | undefined]>([
  ["／", "/"],
  ["：", ":"],
  ["＠", "@"],
  ["ａ", "a"],
  ["–", "-"],
  ["−", "-"],
  ["∶", ":"],
  // One character for several, or for none of ASCII.
  ["½", undefined],
  ["ﬁ", undefined],
  ["㏂", undefined],
  ["é", undefined],
  ["字", undefined],
  ["\u3000", undefined],
  // ASCII itself.
  ["a", undefined],
  ["/", undefined],
  ["\u007f", undefined],
])("%j in ASCII is %j", (character, ascii) => {
  expect(inAscii(character)).toBe(ascii);
});
