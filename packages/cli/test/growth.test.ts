import { describe, expect, test } from "vitest";
import { DRAWS } from "../../../tooling/build/vitest/draws.ts";
import { growthOfWaitingWork, growthOfWork, MOST_GROWTH, withCounters } from "../../testkit/src/counted-work.ts";
import { streamUses } from "./growth-streams.ts";
import { uses } from "./growth-uses.ts";

/** The beginnings of texts, and the pieces to repeat after them. */
const STARTS = [
  "https://h.dom/",
  "https://",
  "ftp://u:p@h.dom/",
  "prospero://h.dom/a;b=",
  "gopher://h.dom/1",
  "mailto:",
  "news:",
  "x:",
  "",
];
const PIECES = [
  "a",
  "a/",
  "%41",
  "%C3%A9",
  "é",
  ";a=b",
  "&a=b",
  "a&token=b",
  "?",
  "#",
  "@",
  "a@",
  ":",
  ".",
  "a.",
  "../",
  "-",
  "\\",
  '"',
  '"\\',
  "~",
  " ",
  "=",
  "//",
  "http://",
  "[",
  "\ud800",
];

/** The uses that look at the whole of a text, or of a name, of up to 2,048 characters: only longer ones show how their work grows. */
const OF_LONG: readonly string[] = [
  "redact",
  "redactValue",
  "repair",
  "repair, likely",
  "applyFixes",
  "redact, all",
  "redact, single",
  "createRedactor",
  "secretsIn",
  "passwordsIn, single",
  "adapters",
];

/**
 * The greatest length, and the number of times that it grows eightfold: by night, from 15,625 characters, when all that is done only to short
 * texts has ended, to a million.
 */
const growthFor = (use: string): readonly [length: number, times: number] =>
  DRAWS >= 4 ? [1_000_000, 2] : [OF_LONG.includes(use) ? 16_500 : 4_096, 1];

/** The same for a text in pieces of 1,000 characters, of which some are kept to be read again. */
const GROWTH_OF_STREAMS: readonly [length: number, times: number] = DRAWS >= 4 ? [1_000_000, 2] : [32_000, 1];

/**
 * The number of beginnings and pieces of which one is tried with each use. All of them are tried, each with some use, except by night, when
 * texts are long.
 */
const SAMPLE = DRAWS >= 4 ? 3 * PIECES.length : DRAWS >= 1 ? 1 : 90;

/** Returns the pieces to try with a use, by the beginnings of texts. */
const triedWith = (at: number, sample = SAMPLE) =>
  STARTS.map((start, index) => ({
    start,
    pieces: PIECES.filter((_piece, piece) => (at + index * PIECES.length + piece) % sample === 0),
  })).filter(({ pieces }) => pieces.length > 0);

const textOf = (start: string, piece: string, length: number) =>
  start + piece.repeat((length - start.length) / piece.length);

test.each(Object.entries(uses).map(([name, use], at) => ({ name, use, at })))(
  "the work of $name is linear",
  ({ name, use, at }) => {
    const grown = withCounters(() =>
      triedWith(at).flatMap(({ start, pieces }) =>
        pieces.map((piece) => ({
          start,
          piece,
          growth: growthOfWork((length) => void use(textOf(start, piece, length)), ...growthFor(name)),
        })),
      ),
    );
    expect(grown.filter(({ growth }) => !(growth < MOST_GROWTH))).toEqual([]);
  },
);

describe.each(Object.entries(streamUses).map(([name, use], at) => ({ name, use, at })))(
  "the work of $name is linear",
  ({ use, at }) => {
    // By day, half as many as with other uses, which look at the same texts in one piece.
    test.each(triedWith(at, DRAWS < 1 ? 2 * SAMPLE : SAMPLE))("after $start", async ({ start, pieces }) => {
      for (const piece of pieces) {
        const growth = growthOfWaitingWork((length) => use(textOf(start, piece, length)), ...GROWTH_OF_STREAMS);
        expect(await growth, piece).toBeLessThan(MOST_GROWTH);
      }
    });
  },
);
