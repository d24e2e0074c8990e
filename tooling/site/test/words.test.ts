import { expect, test } from "vitest";
import { examples } from "../explorer/src/examples.ts";
import { french as home } from "../explorer/src/home/french.ts";
import { french } from "../explorer/src/words/french.ts";

/** Returns all strings in a tree of words, including the results of its functions. */
function textsIn(words: object): readonly string[] {
  return Object.values(words).flatMap((word: unknown) => {
    if (typeof word === "string") return [word];
    if (typeof word === "function") return [String(word("x", 1, "y"))];
    return textsIn(word as object);
  });
}

test("French has its no-break spaces: a narrow one before ; ? and !, the usual one before a colon", () => {
  for (const whole of [...textsIn(french), ...textsIn(home)]) {
    const text = whole.replace(/<URL:[^>]*>/g, "");
    expect(text).not.toMatch(/ [;?!:]/);
    expect(text).not.toMatch(/\p{L}[?!;](?!\w)/u);
  }
});

test("every example is described in French", () => {
  expect(french.described).toHaveLength(examples.length);
});
