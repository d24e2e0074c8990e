import { Automaton } from "@url1738/core/inside/automaton/automaton";
import { query } from "@url1738/rfc3986";
import { expect, test } from "vitest";
import { readQuery } from "../src/query.ts";

// `readQuery` refuses the texts that the rule `query` of RFC 3986 does not have by an expression that looks at three characters at most. So
// it is proved to be right by all texts of three characters, one of each class that either of them tells apart, after any text and before any.

const machine = new Automaton(query);
const isOfRule = (text: string) => machine.takes(text);

/** Returns the index at which `readQuery` refuses a text; -1 for a query. */
function refusedAt(text: string): number {
  try {
    readQuery(text);
    return -1;
  } catch (thrown) {
    return (thrown as { readonly index: number }).index;
  }
}

/** Tells which texts of a character both accept, as one string. */
const signatureOf = (character: string) =>
  [character, `%${character}0`, `%0${character}`, `${character}00`]
    .flatMap((text) => [isOfRule(text), refusedAt(text) < 0])
    .map(Number)
    .join("");

test("readQuery refuses exactly what is not of the rule query, at the same character", () => {
  const units = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const classes = new Map(units.map((unit) => [signatureOf(unit), unit]));
  // Raw characters, hexadecimal digits among them and others, `%`, and all that no query has.
  expect(classes.size).toBe(4);
  let texts = [""];
  for (let length = 0; length < 6; length++) {
    texts = texts.flatMap((text) => [...classes.values()].map((unit) => text + unit));
    for (const text of texts) {
      const at = refusedAt(text);
      expect([text, at < 0]).toEqual([text, isOfRule(text)]);
      // What comes before can still become a query, and nothing does with the character.
      if (at >= 0) expect([text, isOfRule(text.slice(0, at))]).toEqual([text, true]);
    }
  }
  expect(texts).toHaveLength(4 ** 6);
});
