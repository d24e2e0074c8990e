import { expect, test } from "vitest";
import { contender, race, ratio } from "../race.ts";

test("every contender sees every item in every round, and has one time for each round that counts", () => {
  const seen = new Map<string, string[]>();
  const note = (name: string) => (item: string) => seen.set(name, [...(seen.get(name) ?? []), item]);
  const items = ["one", "two"];
  const times = race([contender("a", note("a"), items), contender("b", note("b"), items)], { rounds: 4 }, 1);
  for (const name of ["a", "b"]) {
    expect([times.get(name)?.processor.length, times.get(name)?.clock.length]).toEqual([4, 4]);
    // Four rounds that count, and as many that warm up.
    expect(seen.get(name)?.length).toBe(8 * items.length);
    expect(seen.get(name)?.slice(-2)).toEqual(items);
  }
});

test("a ratio compares times of the same round", () => {
  const times = new Map([
    ["a", { processor: [1, 20, 3], clock: [2, 20, 4] }],
    ["b", { processor: [2, 10, 2], clock: [1, 10, 2] }],
  ]);
  expect(ratio(times, "a", "b")).toEqual({ figure: 1.5, spread: [1, 1.75], clock: 2, to: 2e6 });
  expect(() => ratio(times, "a", "c")).toThrow('"c"');
});

test("an error of a contender ends the race", () => {
  const fall = () => {
    throw new Error("a fall");
  };
  expect(() => race([contender("a", fall, [1])], { rounds: 2 })).toThrow("a fall");
});
