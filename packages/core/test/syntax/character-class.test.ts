import fc from "fast-check";
import { expect, test } from "vitest";
import { characterClass } from "../../src/syntax/percent-encoding.ts";

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

test.each([
  ["", ""],
  ["a", "a"],
  ["ba", "ab"],
  ["cab", "a-c"],
  ["aaa", "a"],
  ["-\\^]", "\\-\\\\-\\^"],
  ["]", "\\]"],
  ["9-0", "\\-09"],
])("the characters %j are the class %j", (characters, source) => {
  expect(characterClass(characters)).toBe(source);
});

test("a class matches its characters and no others", () => {
  fc.assert(
    fc.property(fc.subarray(ascii), fc.constantFrom("", "u"), (characters, flags) => {
      const source = characterClass(characters.join(""));
      const [some, others] = [`[${source}]`, `[^${source}]`].map((one) => new RegExp(one, flags)) as [RegExp, RegExp];
      expect(ascii.filter((character) => some.test(character))).toEqual(characters);
      expect(ascii.filter((character) => !others.test(character))).toEqual(characters);
    }),
  );
});
