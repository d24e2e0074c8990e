import { expect, test } from "vitest";
import { SEED, scaled } from "../../../tooling/build/vitest/draws.ts";
import { behave } from "./fuzz.ts";

/** The number of servers at once: most of the time they wait. */
const AT_ONCE = 100;

const RUNS = Math.ceil(scaled(5_000) / AT_ONCE) * AT_ONCE;

test("one result or one error, whatever a server does, and no socket left", async () => {
  const outcomes = new Map<string, number>();
  for (let seed = 0; seed < RUNS; seed += AT_ONCE) {
    const seeds = Array.from({ length: AT_ONCE }, (_, index) => SEED + seed + index);
    for (const outcome of await Promise.all(seeds.map(behave))) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  // Some servers must behave well: otherwise the client could never be wrong about a success.
  expect([...outcomes.keys()].sort()).toEqual(
    expect.arrayContaining(["complete", "incomplete", "not-reached", "refused"]),
  );
});
