import { expect, test } from "vitest";
import { contender, race, ratio } from "../race.ts";

test("every contender sees every item in every round, and has one time for each round that counts", () => {
  const seen = new Map<string, string[]>();
  const note = (name: string) => (item: string) => seen.set(name, [...(seen.get(name) ?? []), item]);
  const items = ["one", "two"];
  const times = race([contender("a", note("a"), items), contender("b", note("b"), items)], { rounds: 4 }, 1);
  for (const name of ["a", "b"]) {
    expect(times.get(name)?.length).toBe(4);
    // Expect four rounds and one before them, in addition to tinybench's own warm-up.
    expect(seen.get(name)?.length).toBeGreaterThanOrEqual(5 * items.length);
    expect(seen.get(name)?.slice(-2)).toEqual(items);
  }
});

test("a ratio is of the times in the same round", () => {
  const times = new Map([
    ["a", [1, 20, 3]],
    ["b", [2, 10, 2]],
  ]);
  expect(ratio(times, "a", "b").figure).toBe(1.5);
  expect(() => ratio(times, "a", "c")).toThrow('"c"');
});

test("what a contender throws ends the race", () => {
  const fall = () => {
    throw new Error("a fall");
  };
  expect(() => race([contender("a", fall, [1])], { rounds: 2 })).toThrow("a fall");
});
